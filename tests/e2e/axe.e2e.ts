import { expect, test } from 'vitest';
import { accessibilityFaults, openWindow } from '../support/browser/browser.ts';

const row = (text: string, style = '') => `<li class="row"><span style="${style}">${text}</span></li>`;
const rows = Array.from({ length: 30 }, (_, index) => row(`Γραμμή ${index}`));

test('of texts that look alike two are measured, and one that is paler or stands on something else is still found', async () => {
  const page = await openWindow();
  const faultsOf = async (all: string[]) => {
    await page.setContent(
      `<html lang="el"><title>Δοκιμή</title><main><h1>Δοκιμή</h1><ul>${all.join('')}</ul></main></html>`,
    );
    return accessibilityFaults(page);
  };
  expect(await faultsOf(rows)).toEqual([]);
  for (const style of ['color: #bbb', 'background: #333', 'opacity: 0.2'])
    expect(await faultsOf([...rows, row('Χλωμή', style)])).toEqual([expect.stringContaining('Χλωμή')]);
  expect(
    await faultsOf([...rows, `<li class="row" style="background: #222"><span>Χλωμή</span></li>`]),
  ).toEqual([expect.stringContaining('Χλωμή')]);
});
