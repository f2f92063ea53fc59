import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { open, openWindow } from '../support/browser/browser.ts';
import { closeWindows } from '../support/browser/windows.ts';
import { startShop, type ShopProcess } from '../support/process/shop-process.ts';

// A server that receives page views, and a shop that is configured to report to it.
let counter: Server;
let shop: ShopProcess;
let analyticsUrl: string;
const counted: string[] = [];

beforeAll(async () => {
  counter = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      counted.push(body);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => counter.listen(0, '127.0.0.1', resolve));
  analyticsUrl = `http://127.0.0.1:${(counter.address() as AddressInfo).port}/views`;
  shop = await startShop({ ANALYTICS_URL: analyticsUrl }, { data: inject('preparedData') });
});
afterAll(async () => {
  if (shop) await closeWindows(shop.url);
  await shop?.stop();
  counter.close();
});
beforeEach(() => {
  counted.length = 0;
});

const visit = () => openWindow({ baseURL: shop.url }, [analyticsUrl]);

test('nothing is reported before an answer, nor after a no, which lasts', async () => {
  const page = await visit();
  await open(page, '/');
  const bar = page.getByRole('region', { name: 'Συγκατάθεση για στατιστικά' });
  await bar.waitFor();
  // Neither answer is made easier than the other.
  const looks = await bar.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
      return { backgroundColor, color, fontSize, fontWeight, width: button.getBoundingClientRect().width };
    }),
  );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
  await page.getByRole('navigation', { name: 'Κύρια' }).getByRole('link', { name: 'Επικοινωνία' }).click();
  await page.waitForURL('/contact');
  await bar.getByRole('button', { name: 'Απόρριψη' }).click();
  await bar.waitFor({ state: 'hidden' });
  await open(page, '/contact');
  await page.waitForLoadState('networkidle');
  expect(await bar.isVisible()).toBe(false);
  expect(counted).toEqual([]);
});

test('after a yes each change of page is reported by its path alone; the footer asks again', async () => {
  const page = await visit();
  await open(page, '/?utm_source=letter');
  const bar = page.getByRole('region', { name: 'Συγκατάθεση για στατιστικά' });
  await bar.getByRole('button', { name: 'Αποδοχή' }).click();
  await expect.poll(() => counted).toEqual([JSON.stringify({ type: 'pageview', path: '/' })]);
  await page.getByRole('navigation', { name: 'Κύρια' }).getByRole('link', { name: 'Επικοινωνία' }).click();
  await expect.poll(() => counted.at(-1)).toBe(JSON.stringify({ type: 'pageview', path: '/contact' }));
  await page.getByRole('button', { name: 'Ρυθμίσεις cookies' }).click();
  await bar.getByRole('button', { name: 'Απόρριψη' }).click();
  await page.getByRole('navigation', { name: 'Κύρια' }).getByRole('link', { name: 'Αρχική' }).click();
  await page.waitForURL('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await open(page, '/contact');
  await page.waitForLoadState('networkidle');
  expect(counted).toHaveLength(2);
});
