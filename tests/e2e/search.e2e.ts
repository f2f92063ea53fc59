import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { open, openWindow } from '../support/browser/browser.ts';
import { inspect, inspectBothThemes } from '../support/browser/inspect.ts';
import { enter, tabTo } from '../support/browser/keyboard.ts';
import { openAs } from '../support/browser/visitors.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('textbox', { name: 'Τι ψάχνετε;' });
const results = (page: Page) => main(page).getByRole('region', { name: 'Αποτελέσματα' });
const filters = (page: Page) => main(page).getByRole('region', { name: 'Φίλτρα' });
const line = (page: Page) => results(page).getByRole('status');
const box = (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: 'Αναζήτηση προϊόντων' });
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** The number of products that the page says it has found. */
async function found(page: Page): Promise<number> {
  await line(page)
    .getByText(/προϊόν/)
    .waitFor();
  return Number.parseInt(await line(page).innerText(), 10);
}

test('from the header one comes to the results, narrows them by counts that are true, and goes back and forth', async () => {
  const page = await openWindow({ viewport: { width: 1440, height: 900 } });
  await open(page, '/contact');
  await page
    .getByRole('banner')
    .getByRole('textbox', { name: 'Αναζήτηση προϊόντων' })
    .pressSequentially('κάμερα');
  await expect.poll(() => box(page).inputValue()).toBe('κάμερα');
  await page
    .getByRole('dialog')
    .getByRole('option')
    .filter({ has: page.locator('mark') })
    .first()
    .waitFor();
  await box(page).press('Enter');
  await page.waitForURL(/\/advanced-search\?q=/);
  const all = await found(page);
  await results(page).locator('h2 mark').first().waitFor();

  const choice = filters(page).locator('label').filter({ hasText: 'Νυχτερινή λήψη' });
  const promised = Number(/\d+$/.exec(await choice.innerText())?.[0]);
  await choice.click();
  await page.waitForURL(/features=night_vision/);
  await expect.poll(() => found(page)).toBe(promised);
  expect(promised).toBeLessThan(all);
  await filters(page)
    .getByRole('checkbox', { name: /^Μόνο διαθέσιμα/ })
    .click();
  await page.waitForURL(/inStock=true/);

  await page.goBack();
  await expect.poll(() => found(page)).toBe(promised);
  await page.goBack();
  await expect.poll(() => found(page)).toBe(all);
  await page.goForward();
  await expect.poll(() => found(page)).toBe(promised);
  await page.reload();
  expect(await found(page)).toBe(promised);
  await main(page).getByRole('button', { name: 'Χωρίς το φίλτρο «Νυχτερινή λήψη»' }).click();
  await expect.poll(() => found(page)).toBe(all);
  await inspectBothThemes(page);
});

test('with the keyboard alone one opens the search, walks through its suggestions and opens a product', async () => {
  const page = await openWindow({ viewport: { width: 1280, height: 900 } });
  await open(page, '/contact');
  // A key alone does nothing: a voice that types it would open the search.
  const slash = { key: '/', code: 'Slash', bubbles: true, cancelable: true };
  const isLeft = (key: KeyboardEventInit) => document.body.dispatchEvent(new KeyboardEvent('keydown', key));
  expect(await page.evaluate(isLeft, slash)).toBe(true);
  // What is typed before the field is there is not lost.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kamera');
  await expect.poll(() => box(page).inputValue()).toBe('kamera');
  await page.keyboard.press('Escape');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Αναζήτηση' });
  await enter(page, opener);
  await box(page).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await opener.and(page.locator(':focus')).waitFor();

  await page.keyboard.press('Control+k');
  // Put there as one piece, so that no earlier list is shown.
  await box(page).and(page.locator(':focus')).waitFor();
  await page.keyboard.insertText('σειρήνα');
  const options = page.getByRole('dialog').getByRole('option');
  await options
    .filter({ has: page.locator('mark') })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowUp');
  expect(await options.last().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowDown');
  expect(await box(page).getAttribute('aria-activedescendant')).toBeNull();
  await page.keyboard.press('ArrowDown');
  const active = page.locator('[role=option][aria-selected=true]');
  expect(await box(page).getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'));
  await inspect(page, [1280]);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/products\/\d+$/);
  await page.locator('h1:focus').waitFor();

  await open(page, '/advanced-search');
  await tabTo(page, field(page));
  await page.keyboard.insertText('σειρήνα');
  await line(page).getByText('για «σειρήνα»').waitFor();
  await tabTo(page, filters(page).getByRole('checkbox', { name: /^Συναγερμοί/ }));
  await page.keyboard.press('Space');
  await main(page).getByRole('button', { name: 'Χωρίς το φίλτρο «Συναγερμοί και εξοπλισμός»' }).waitFor();
  await found(page);
  await enter(page, results(page).getByRole('article').getByRole('link').first());
  await page.waitForURL(/\/products\/\d+$/);
});

test('on a phone the search fills the screen and the filters are a sheet that counts', async () => {
  const page = await openWindow(phone);
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Αναζήτηση' }).tap();
  await box(page).fill('κάμερα');
  await page
    .getByRole('dialog')
    .getByRole('option')
    .filter({ has: page.locator('mark') })
    .first()
    .waitFor();
  const screen = await page.getByRole('dialog').boundingBox();
  expect([screen?.width, screen?.height]).toEqual([390, 844]);
  await box(page).press('Enter');
  const all = await found(page);

  await main(page).getByRole('button', { name: 'Φίλτρα' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Φίλτρα' });
  await sheet.getByRole('button', { name: `Δείτε ${all} προϊόντα` }).waitFor();
  const waterproof = sheet.getByRole('checkbox', { name: /^Αδιάβροχο/ });
  await waterproof.click();
  // From here on the number of all is gone.
  await expect.poll(() => waterproof.isChecked()).toBe(true);
  expect(page.url()).toMatch(/features=waterproof/);
  const show = sheet.getByRole('button', { name: /^Δείτε \d+ προϊόν/ });
  const promised = Number(/\d+/.exec(await show.innerText())?.[0]);
  await inspect(page, [390]);
  await show.tap();
  expect(await found(page)).toBe(promised);
  await main(page)
    .getByRole('button', { name: /^Φίλτρα\s*\(1/ })
    .waitFor();
});

test('where nothing is found a correction, the nearest products and a person are offered; the last searches are remembered', async () => {
  const page = await openWindow();
  await open(page, '/advanced-search?q=καμμερρα');
  await results(page).getByRole('article').first().waitFor();
  await open(page, '/advanced-search?q=ψυγείο');
  await main(page).getByText('Δεν βρέθηκαν αποτελέσματα').waitFor();
  const person = main(page).getByRole('link', { name: 'Ρωτήστε μας' });
  expect(await person.getAttribute('href')).toContain('/contact');

  await main(page).getByRole('button', { name: 'Καθαρισμός αναζήτησης' }).click();
  await page.waitForURL((url) => !url.searchParams.has('q'));
  const recent = main(page).getByRole('region', { name: 'Πρόσφατες αναζητήσεις' });
  await expect.poll(() => recent.getByRole('link').allInnerTexts()).toEqual(['ψυγείο', 'καμμερρα']);
  await recent.getByRole('link', { name: 'καμμερρα' }).click();
  await expect.poll(() => field(page).inputValue()).toBe('καμμερρα');
  await page.goBack();
  await recent.getByRole('button', { name: 'Διαγραφή' }).click();
  await recent.waitFor({ state: 'hidden' });
});

test('an answer that was overtaken by a key is given up; a buyer narrows by the price', async () => {
  const page = await openWindow();
  await open(page, '/advanced-search');
  const begun = Promise.withResolvers<void>();
  const overtaken = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/search?'));
  await page.route(/\/api\/search\?.*query=%CF%83%CE%B5%CE%B9(&|$)/, () => begun.resolve());
  await field(page).pressSequentially('σει');
  await begun.promise;
  await field(page).pressSequentially('ρήνα');
  await overtaken;
  await line(page).getByText('για «σειρήνα»').waitFor();
  expect(parameter(page, 'q')).toBe('σειρήνα');

  const buyer = await openAs();
  await open(buyer, '/advanced-search?q=σειρήνα&price=0,50');
  const few = await found(buyer);
  await main(buyer).getByRole('button', { name: 'Χωρίς το φίλτρο «Έως 62 € με ΦΠΑ»' }).click();
  await expect.poll(() => found(buyer)).toBeGreaterThan(few);
});
