import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import {
  accessibilityFaults,
  coveredByToast,
  open,
  openWindow,
  waitForScript,
} from '../support/browser/browser.ts';
import { inspect } from '../support/browser/inspect.ts';
import { enter, tabTo, type as typeInto } from '../support/browser/keyboard.ts';
import { enterAs, openAs } from '../support/browser/visitors.ts';

const main = (page: Page) => page.getByRole('main');
const ticks = (page: Page) => main(page).getByRole('checkbox', { name: /^Σύγκριση: / });
const tray = (page: Page) => page.getByRole('region', { name: 'Προϊόντα για σύγκριση' });
const inTray = (page: Page) => tray(page).getByRole('button', { name: /^Αφαίρεση από τη σύγκριση/ });
const cards = (page: Page) => main(page).getByRole('list', { name: 'Προϊόντα της σύγκρισης' });
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const row = (page: Page, label: string) =>
  main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label }) });
const compareParameter = (page: Page) => new URL(page.url()).searchParams.get('compare');

test('at a desk products are chosen on cards, followed by the tray and compared; the fifth is refused', async () => {
  const page = await openAs();
  await open(page, '/products');
  for (const index of [0, 1, 2, 3]) await ticks(page).nth(index).check();
  await expect.poll(() => inTray(page).count()).toBe(4);
  await ticks(page).nth(4).click();
  await page.getByRole('alert').filter({ hasText: 'Μέγιστος αριθμός προϊόντων' }).waitFor();
  expect(await coveredByToast(page, [tray(page)])).toEqual([]);
  expect(await ticks(page).nth(4).isChecked()).toBe(false);

  // After a reload and on a product's page too.
  await page.reload();
  await expect.poll(() => ticks(page).nth(0).isChecked()).toBe(true);
  await inTray(page).nth(1).click();
  await expect.poll(() => ticks(page).nth(1).isChecked()).toBe(false);
  await main(page).getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/products\/\d+$/);
  await main(page).getByRole('button', { name: 'Προσθήκη στο καλάθι', exact: true }).waitFor();
  await expect.poll(() => ticks(page).first().isChecked()).toBe(true);

  await tray(page)
    .getByRole('link', { name: /^Σύγκριση/ })
    .click();
  await page.waitForURL(/tab=compare/);
  await expect.poll(() => names(page)).toHaveLength(3);
  expect(await tray(page).count()).toBe(0);
  await main(page).getByRole('figure', { name: 'Τα οπτικά πεδία στην ίδια κλίμακα' }).waitFor();
  const resolution = row(page, 'Ανάλυση').first();
  await expect.poll(() => resolution.getByText('το καλύτερο').count()).toBe(1);
  const rowCount = await main(page).getByRole('row').count();
  const onlyDifferences = main(page).getByRole('switch', { name: 'Μόνο διαφορές' });
  expect(await onlyDifferences.isChecked()).toBe(true);
  await onlyDifferences.uncheck();
  await expect.poll(() => main(page).getByRole('row').count()).toBeGreaterThan(rowCount);
});

test('the dialog adds a product and refuses one that is there; what was removed comes back by «Αναίρεση»', async () => {
  const page = await openAs();
  await open(page, '/advanced-search?tab=compare');
  await main(page).getByText('Δεν έχετε επιλέξει προϊόντα').waitFor();
  const add = main(page).getByRole('button', { name: 'Προσθήκη προϊόντος' });
  const dialog = page.getByRole('dialog', { name: 'Προσθήκη στη σύγκριση' });
  await add.click();
  await dialog.getByRole('searchbox').fill('ARG-B4-28');
  const found = dialog.getByRole('listitem').filter({ hasText: 'Κάμερα bullet 4MP PoE με AI' });
  await found.getByText('117,80').waitFor();
  await found.getByText('δείγμα').waitFor();
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(1);
  await found.getByRole('button').click();
  await expect.poll(() => names(page)).toHaveLength(1);
  await expect.poll(() => compareParameter(page)).toBe('1');

  await add.click();
  await found.getByRole('button').click();
  await page.getByRole('alert').filter({ hasText: 'Το προϊόν υπάρχει ήδη' }).waitFor();
  await dialog.getByRole('button', { name: 'Κλείσιμο' }).click();

  await open(page, '/advanced-search?tab=compare&compare=1,14');
  const soldOut = cards(page).getByRole('listitem').filter({ hasText: 'Εξαντλημένο' });
  const buy = soldOut.getByRole('button', { name: /^Προσθήκη στο καλάθι/ });
  expect(await buy.getAttribute('aria-disabled')).toBe('true');
  await main(page).getByRole('button', { name: 'Καθαρισμός' }).click();
  // A toast under the pointer stays.
  await page.getByRole('button', { name: 'Αναίρεση' }).hover();
  await main(page).getByText('Δεν έχετε επιλέξει προϊόντα').waitFor();
  await page.getByRole('button', { name: 'Αναίρεση' }).click();
  await expect.poll(() => names(page)).toHaveLength(2);
  await expect.poll(() => compareParameter(page)).toBe('1,14');
});

test('on a phone two products are visible beside the labels, the others by a swipe, and nothing is cut off in either theme', async () => {
  const page = await openWindow({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await enterAs(page);
  await open(page, '/advanced-search?tab=compare&compare=1,7,14,13');
  const area = main(page).getByRole('region', { name: 'Τα προϊόντα δίπλα δίπλα' });
  const visible = async () => {
    const lefts = await area
      .getByRole('article')
      .evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
    return lefts.flatMap(([left = 0, right = 0], index) => (left >= 100 && right <= 391 ? [index] : []));
  };
  expect(await visible()).toEqual([0, 1]);
  await area.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  await expect.poll(visible).toEqual([2, 3]);
  const label = await row(page, 'Φακός').getByRole('rowheader').boundingBox();
  expect(label?.x).toBe(0);
  await inspect(page);
  await page.emulateMedia({ media: 'print' });
  for (const pressed of await main(page).getByRole('button').all())
    expect(await pressed.isVisible()).toBe(false);
});

test('the keyboard alone chooses, compares, adds and removes', async () => {
  const page = await openWindow();
  await open(page, '/products');
  await tabTo(page, ticks(page).nth(0));
  await page.keyboard.press('Space');
  await tray(page).getByText('Στη σύγκριση: 1 από 4 προϊόντα').waitFor({ state: 'attached' });
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await accessibilityFaults(page, 'colours')).toEqual([]);
  await enter(page, tray(page).getByRole('link', { name: /^Σύγκριση/ }));
  await page.waitForURL(/tab=compare/);
  await expect.poll(() => names(page)).toHaveLength(1);
  await enter(page, main(page).getByRole('button', { name: 'Προσθήκη προϊόντος' }));
  const dialog = page.getByRole('dialog');
  await typeInto(page, dialog.getByRole('searchbox'), 'ARG-D4-28');
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await enter(page, dialog.getByRole('listitem').getByRole('button'));
  await expect.poll(() => names(page)).toHaveLength(2);
  await enter(
    page,
    cards(page)
      .getByRole('button', { name: /^Αφαίρεση/ })
      .first(),
  );
  await expect.poll(() => names(page)).toHaveLength(1);
  await main(page).locator('h2:focus').waitFor();
});

test('two tabs of a browser hold different comparisons, and Back keeps what was chosen since', async () => {
  const one = await openWindow();
  await open(one, '/advanced-search?tab=compare&compare=1,2');
  const other = await one.context().newPage();
  await open(other, '/advanced-search?tab=compare&compare=20');
  await expect.poll(() => names(other)).toHaveLength(1);
  await one.reload();
  await waitForScript(one);
  await expect.poll(() => names(one)).toHaveLength(2);

  await open(one, '/products/3');
  await ticks(one).first().check();
  await tray(one).getByText('(3)').waitFor();
  await one.goBack();
  await expect.poll(() => names(one)).toHaveLength(3);
  await expect.poll(() => compareParameter(one)).toBe('1,2,3');

  await open(other, '/products/3');
  expect(await ticks(other).first().isChecked()).toBe(false);
  await tray(other).getByText('(1)').waitFor();
});
