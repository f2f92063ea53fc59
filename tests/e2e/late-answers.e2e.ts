import type { Locator, Page, Request } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import type { ProductCard } from '#features/catalogue/contract.ts';
import type { StoredService } from '#features/services/contract.ts';
import { addTechnician } from '../support/browser/admin-calendar.ts';
import { open, openWindow, settle } from '../support/browser/browser.ts';
import { fillCart } from '../support/browser/shopping.ts';
import { call, enterOffice, newMark, openAdmin, openAsNewBuyer } from '../support/browser/visitors.ts';

/**
 * Holds back the first answer that a page reads from an address. `given` is settled when the server has given it, `release`
 * lets it arrive and waits until the page has taken it or has given up waiting for it.
 */
async function holdFirstAnswer(page: Page, path: string) {
  const given = Promise.withResolvers<Request>();
  const held = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(`**/api${path}`, async (route) => {
    if (route.request().method() !== 'GET' || !isFirst) return route.fallback();
    isFirst = false;
    const response = await route.fetch();
    given.resolve(route.request());
    await held.promise;
    // A page that reads again no longer waits for this one.
    await route.fulfill({ response }).catch(() => undefined);
  });
  const over = Promise.withResolvers<void>();
  const end = async (request: Request) => request === (await given.promise) && over.resolve();
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    given: given.promise,
    async release() {
      held.resolve();
      await over.promise;
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    },
  };
}

test('a product that is added while the cart is still being read stays in the cart', async () => {
  const { page } = await openAsNewBuyer('grigori');
  const [first, second] = (await call(page, 'GET', '/products?inStock=true')) as ProductCard[];
  if (!first || !second) throw new Error('The demonstration sells fewer than two products');
  await fillCart(page, first.id);
  const reading = await holdFirstAnswer(page, '/cart');
  await open(page, '/products?inStock=true');
  await reading.given;
  await page.getByRole('button', { name: `Προσθήκη στο καλάθι: ${second.name}`, exact: true }).click();
  const counts = page.getByRole('main').getByRole('group', { name: /^Ποσότητα: / });
  await counts.first().waitFor();
  await reading.release();
  await expect.poll(() => counts.count()).toBe(2);
  await page.getByRole('link', { name: 'Καλάθι, 2 τεμάχια' }).waitFor();
});

test('what another administrator changes while a list is being read for the first time is shown', async () => {
  const [page, other] = [await openAdmin(), await openAdmin()];
  const [service] = (await call(other, 'GET', '/admin/services')) as StoredService[];
  if (!service) throw new Error('The demonstration has no service');
  const heard = Promise.withResolvers<void>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (/"changed".*services/.test(`${payload}`)) heard.resolve();
    }),
  );
  await open(page, '/admin');
  await page.getByText('Ζωντανή σύνδεση', { exact: true }).first().waitFor();
  const reading = await holdFirstAnswer(page, '/admin/services');
  const nav = page.getByRole('navigation', { name: 'Διαχείριση' }).first();
  await nav.getByRole('link', { name: 'Υπηρεσίες' }).click();
  await reading.given;
  const rename = (title: string) => call(other, 'PUT', `/services/${service.id}`, { title });
  onTestFinished(async () => void (await rename(service.title)));
  await rename('Συντήρηση από άλλο χέρι');
  await heard.promise;
  await reading.release();
  await page.getByText('Συντήρηση από άλλο χέρι').waitFor();
});

test('a press counts where it began, although what comes late moves the page meanwhile', async () => {
  const page = await openAdmin();
  const { name } = await addTechnician(page, `Πατημένος ${newMark()}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/appointments-admin?view=list');
  /** Presses a control that moves before it is let go. */
  const pressMoving = async (control: Locator) => {
    await control.hover();
    await page.mouse.down();
    await control.evaluate((element) => (element.style.translate = '0 200px'));
    await page.mouse.up();
  };
  await pressMoving(page.getByRole('button', { name: 'Ρυθμίσεις' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Απουσία και ημερολόγιο: ${name}` }).click();
  await dialog.getByText('Δεν έχει ραντεβού αυτές τις ημέρες.').waitFor();
  await pressMoving(dialog.getByRole('button', { name: 'Καταχώριση απουσίας' }));
  await dialog.getByRole('list', { name: 'Καταχωρισμένες απουσίες' }).waitFor();

  // Who draws the pointer away before letting go does not press.
  await dialog.getByRole('button', { name: 'Κλείσιμο' }).hover();
  await page.mouse.down();
  await dialog.getByRole('heading').first().hover();
  await page.mouse.up();
  await settle(page);
  expect(await dialog.isVisible()).toBe(true);
});

test('a tap counts where it began, and what comes to lie under the finger meanwhile is not pressed', async () => {
  const page = await openWindow({ viewport: { width: 1440, height: 900 }, hasTouch: true });
  await enterOffice(page);
  await open(page, '/appointments-admin?view=list');
  const session = await page.context().newCDPSession(page);
  const middleOf = async (place: Locator) => {
    const box = await place.boundingBox();
    if (!box) throw new Error(`${String(place)} is not on the screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  /** Taps a place while a control moves; how long that takes here does not count. */
  const tapWhileMoving = async (place: Locator, control: Locator, to: { x: number; y: number }) => {
    await settle(page);
    const [finger, from] = [await middleOf(place), await middleOf(control)];
    const timestamp = Date.now() / 1_000;
    const touch = 'Input.dispatchTouchEvent';
    await session.send(touch, { type: 'touchStart', touchPoints: [finger], timestamp });
    await control.evaluate(
      (element, by) => (element.style.translate = by),
      `${to.x - from.x}px ${to.y - from.y}px`,
    );
    await session.send(touch, { type: 'touchEnd', touchPoints: [], timestamp: timestamp + 0.1 });
  };
  const settings = page.getByRole('button', { name: 'Ρυθμίσεις' });
  const { x, y } = await middleOf(settings);
  await tapWhileMoving(settings, settings, { x, y: y + 200 });
  const dialog = page.getByRole('dialog', { name: 'Ρυθμίσεις ραντεβού' });
  await dialog.waitFor();

  const heading = dialog.getByRole('heading', { name: 'Ρυθμίσεις ραντεβού' });
  const close = dialog.getByRole('button', { name: 'Κλείσιμο' });
  await tapWhileMoving(heading, close, await middleOf(heading));
  await settle(page);
  expect(await dialog.isVisible()).toBe(true);
});
