import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { open, openWindow, shopUrl, waitForScript } from '../support/browser/browser.ts';
import { openAs } from '../support/browser/visitors.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();

test('a visitor narrows the list by category and availability, and the address remembers it', async () => {
  const page = await openWindow();
  await open(page, '/products');
  await main(page).getByText('60 προϊόντα').waitFor();
  expect(await cards(page).count()).toBe(24);

  await main(page)
    .getByRole('link', { name: /^Κάμερες/ })
    .click();
  await page.waitForURL('/products?categoryId=cameras');
  await main(page).getByRole('heading', { name: 'Κάμερες', level: 1 }).waitFor();
  await main(page).getByText('15 προϊόντα').waitFor();

  await main(page).getByRole('checkbox', { name: 'Μόνο διαθέσιμα' }).click();
  await page.waitForURL('/products?categoryId=cameras&inStock=true');
  await main(page).getByText('14 προϊόντα').waitFor();
  expect(await main(page).getByText('Εξαντλημένο').count()).toBe(0);

  await main(page).getByRole('combobox', { name: 'Ταξινόμηση' }).selectOption('Όνομα');
  await page.waitForURL(/sortBy=name/);
  await page.waitForFunction(
    () => document.querySelector('article h2')?.textContent?.includes('Ανα') ?? false,
  );
  const sorted = await names(page);
  await page.reload();
  await waitForScript(page);
  expect(await names(page)).toEqual(sorted);

  // On a desk the rail of links is enough; the select is for phones.
  expect(await main(page).getByRole('combobox', { name: 'Κατηγορία' }).count()).toBe(0);
  await main(page)
    .getByRole('navigation', { name: 'Κατηγορίες' })
    .getByRole('link', { name: /^Όλες οι κατηγορίες/ })
    .click();
  await main(page).getByText('57 προϊόντα').waitFor();
  await page.goBack();
  await main(page).getByText('14 προϊόντα').waitFor();
  expect(await names(page)).toEqual(sorted);
});

test('the list says what it is waiting for, what went wrong and that nothing was found', async () => {
  const page = await openWindow();
  await open(page, '/contact');
  const categories = Promise.withResolvers<void>();
  await page.route('**/api/categories', async (route) => {
    await categories.promise;
    await route.continue();
  });
  let answer: (() => void) | undefined;
  await page.route('**/api/products/cards*', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fulfill({ status: 500, json: { error: 'Κάτι πήγε στραβά', code: 'FAULT' } });
  });
  await page.getByRole('banner').getByRole('link', { name: 'Προϊόντα' }).click();
  await main(page).getByRole('heading', { name: 'Προϊόντα', level: 1 }).waitFor();
  await main(page).locator('[data-skeleton]').first().waitFor();
  expect(await main(page).locator('[data-skeleton]').count()).toBe(8);
  categories.resolve();
  await main(page).getByRole('combobox', { name: 'Ταξινόμηση' }).waitFor();
  expect(await main(page).locator('[data-skeleton]').count()).toBe(8);
  answer?.();
  await main(page).getByText('Σφάλμα: Δεν ήταν δυνατή η φόρτωση των προϊόντων.').waitFor();
  await main(page).getByText('Κάτι πήγε στραβά από την πλευρά μας. Δοκιμάστε ξανά σε λίγο.').waitFor();

  await page.unroute('**/api/products/cards*');
  await main(page).getByRole('button', { name: 'Δοκιμάστε ξανά' }).click();
  await cards(page).first().waitFor();

  await open(page, '/products?search=ανύπαρκτο');
  await main(page).getByText('Δεν βρέθηκαν προϊόντα').waitFor();
  await main(page).getByRole('link', { name: 'Όλα τα προϊόντα' }).last().click();
  await main(page).getByText('60 προϊόντα').waitFor();
});

test('each part that fails is asked for once, and the rest of the page stands without it', async () => {
  const page = await openWindow();
  const asked: string[] = [];
  const failing = /\/api\/(categories|products\/featured|products\/\d+\/companions|services)(\?|$)/;
  await page.route(failing, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 500, json: { error: 'Κάτι πήγε στραβά', code: 'FAULT' } });
  });
  const header = page.getByRole('banner');
  // Without the pointer: resting on a link would ask before the click, and a click after that failed asks again.
  const follow = (link: Locator) => link.dispatchEvent('click');
  await open(page, '/contact');
  await follow(header.getByRole('link', { name: 'Προϊόντα' }));
  await follow(cards(page).first().getByRole('link').first());
  await main(page).getByRole('heading', { name: 'Τεχνικές προδιαγραφές' }).waitFor();
  await follow(header.getByRole('link', { name: /^Βίγλα/ }));
  await expect.poll(() => main(page).getByRole('button', { name: 'Δοκιμάστε ξανά' }).count()).toBe(2);
  const companions = asked.find((path) => path.includes('companions'));
  expect(asked.toSorted()).toEqual([
    '/api/categories',
    '/api/categories',
    companions,
    '/api/products/featured',
    '/api/services',
  ]);

  await page.unroute(failing);
  await main(page).getByRole('button', { name: 'Δοκιμάστε ξανά' }).first().click();
  await expect.poll(() => cards(page).count()).toBe(4);
});

test('the prices of cards in one row stand on one line, on a phone too', async () => {
  const page = await openAs();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/products');
    const rows = await cards(page).evaluateAll((all) => {
      const places = all.map((card) => {
        const price = card.querySelector('.num.font-semibold') ?? card;
        return [card.getBoundingClientRect().top, price.getBoundingClientRect().top].map(Math.round);
      });
      return places.map(([top, price]) => `${top} ${price}`);
    });
    expect(new Set(rows).size).toBe(24 / (width === 390 ? 2 : 4));
    const hairlines = await hairlinesOfFacts(page);
    expect(hairlines.seen, 'before the first fact of a line').toBe(0);
    expect(hairlines.lines).toBeGreaterThan(24);
  }
});

/** The lines that all facts of the cards take, and how many of them begin with a visible hairline. */
const hairlinesOfFacts = (page: Page) =>
  page.locator('article .facts').evaluateAll((lists) => {
    const places = lists.flatMap((list) => {
      const box = list.getBoundingClientRect();
      const clip = getComputedStyle(list).overflowX === 'visible' ? 0 : box.left;
      const facts = Array.from(list.children, (fact) => fact.getBoundingClientRect()).filter(
        (fact) => fact.width,
      );
      const lefts = Map.groupBy(facts, ({ top }) => Math.round(top));
      return Array.from(lefts.values(), (line) => ({
        left: Math.min(...line.map((fact) => fact.left)),
        clip,
      }));
    });
    return { lines: places.length, seen: places.filter(({ left, clip }) => left + 1 > clip).length };
  });

test('a product is printed as a sheet of the company, without what one presses and without other products', async () => {
  const page = await openAs();
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/products/1');
  await page.emulateMedia({ media: 'print' });
  await page
    .getByText(/^ΑΦΜ|ΔΟΥ/)
    .first()
    .waitFor();
  await main(page).getByText('117,80').first().waitFor();
  const pressed = main(page).locator('button, input, select');
  for (const one of await pressed.all()) expect(await one.isVisible()).toBe(false);
  expect(await main(page).getByRole('article').count()).toBe(0);
  expect(await page.locator('[data-sticky-bar]').isVisible()).toBe(false);
});

test('a price viewer sees what a product costs, with installation too, and looks at its pictures', async () => {
  const page = await openAs();
  await open(page, '/products/1');
  const panel = main(page);
  await panel.getByRole('heading', { name: /Κάμερα bullet 4MP PoE με AI/, level: 1 }).waitFor();
  await panel.getByText('Χαμηλότερη τιμή των 30 ημερών πριν από την προσφορά').waitFor();
  await panel.getByText('117,80').first().waitFor();
  await panel.getByText('Προσφορά −12%').waitFor();

  await panel.getByRole('checkbox', { name: /Με εγκατάσταση/ }).check();
  await panel.getByRole('button', { name: 'Προσθήκη στο καλάθι, με εγκατάσταση' }).waitFor();

  await panel.getByRole('button', { name: /^Εικόνα 2 από/ }).click();
  const picture = panel.getByRole('img', { name: /εικόνα 2 από/ });
  expect(await picture.getAttribute('src')).toContain('bullet-white-front');
  await panel.getByRole('button', { name: 'Μεγέθυνση της εικόνας' }).click();
  const large = page.getByRole('dialog').getByRole('img', { name: /εικόνα 2 από/ });
  await large.waitFor();
  await page.keyboard.press('+');
  await expect.poll(() => large.evaluate((one) => one.style.transform)).toContain('scale(1.5)');
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await page
    .getByRole('dialog')
    .getByRole('img', { name: /εικόνα 3 από/ })
    .waitFor();
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: /^Εικόνα 3 από/, pressed: true }).waitFor();
  await panel.getByRole('button', { name: /^Εικόνα 2 από/ }).click();
  await panel.getByRole('button', { name: /^Εικόνα 2 από/, pressed: true }).waitFor();

  await panel.getByText('Επιβεβαίωση').waitFor();
  const others = panel.getByRole('region', { name: 'Αντί γι’ αυτό' });
  await others.getByRole('columnheader').getByRole('link').first().click();
  await page.waitForURL(/\/products\/\d+$/);
  await panel.getByRole('checkbox', { name: /Με εγκατάσταση/, checked: false }).waitFor();
});

test('no width of a picture is preloaded while the browser may hold another', async () => {
  for (const path of ['/products', '/products/1', '/services']) {
    const html = await (await fetch(shopUrl() + path)).text();
    expect(html).toMatch(/<img[^>]* fetchPriority="high"/);
    expect(html).not.toMatch(/<link[^>]* as="image"/);
  }
});
