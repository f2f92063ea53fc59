import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Appointment } from '#features/booking/contract.ts';
import type { Order } from '#features/orders/contract.ts';
import { addDays } from '#shared/dates.ts';
import { accessibilityFaults, open, openChangedShop } from '../support/browser/browser.ts';
import { addTechnician, quietMonday, removeAfterTest, surveyId } from '../support/browser/admin-calendar.ts';
import { placeOrder } from '../support/browser/shopping.ts';
import { call, newMark, openAdmin, openAsNewBuyer, register } from '../support/browser/visitors.ts';

openChangedShop();

declare global {
  interface Window {
    clicks?: number;
  }
}

/** Counts the clicks of the mouse in a window; Enter and Space do not count. */
async function countClicks(page: Page) {
  await page.evaluate(() => {
    window.clicks = 0;
    document.addEventListener(
      'click',
      ({ detail }) => detail > 0 && (window.clicks = (window.clicks ?? 0) + 1),
      true,
    );
  });
  return () => page.evaluate(() => window.clicks ?? 0);
}

test('twelve registrations are decided with fewer clicks than registrations, also by keyboard alone', async () => {
  const lastName = `Δευτέρα ${newMark()}`;
  for (let i = 0; i < 12; i += 1) await register(lastName);
  const page = await openAdmin();
  await open(page, `/customers-admin?search=${encodeURIComponent(lastName)}`);
  await page
    .getByRole('checkbox', { name: `Επιλογή: Άννα ${lastName}` })
    .first()
    .waitFor();
  const clicks = await countClicks(page);
  // The first by keyboard.
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await page.getByRole('status').filter({ hasText: 'Εγκρίθηκε' }).first().waitFor();
  await page.getByRole('checkbox', { name: 'Επιλογή όλων' }).click();
  await page.getByRole('button', { name: 'Έγκριση (11)' }).click();
  await page.getByText('11 πελάτες εγκρίθηκαν.').first().waitFor();
  expect(await clicks()).toBeLessThanOrEqual(12);
});

test('nine orders are confirmed, shipped and printed with at most twelve clicks beside the numbers', async () => {
  const { page: buyer } = await openAsNewBuyer('deftera');
  const name = `Ζήσης ${newMark()}`;
  const orders: Order[] = [];
  for (let i = 0; i < 9; i += 1) orders.push(await placeOrder(buyer, name));
  const page = await openAdmin();
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `/order-management?search=${encodeURIComponent(name)}`);
  await page
    .getByRole('checkbox', { name: /^Επιλογή της/ })
    .nth(8)
    .waitFor();
  const clicks = await countClicks(page);
  const bar = page.getByRole('region', { name: 'Μαζικές ενέργειες' });
  await page.getByLabel('Επιλογή και των 9 της σελίδας').click();
  await bar.getByRole('button', { name: 'Επιβεβαίωση (9)' }).click();
  const process = bar.getByRole('button', { name: 'Έναρξη επεξεργασίας (9)' });
  await process.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  // A button that has just replaced another ignores clicks for a moment.
  const ship = bar.getByRole('button', { name: 'Αποστολή… (9)' });
  await expect
    .poll(async () => (await process.click({ timeout: 1_000 }).catch(() => 0), ship.count()))
    .toBe(1);
  const dialog = page.getByRole('dialog');
  await bar.locator('[data-settling]').waitFor({ state: 'detached' });
  await ship.click();
  await dialog.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const index of orders.keys()) {
    await page.keyboard.type(`10000000${10 + index}`);
    await page.keyboard.press('Enter');
  }
  await dialog.getByText('9 από 9 έτοιμες').waitFor();
  // After the last number the focus is on the button that ships.
  await page.keyboard.press('Enter');
  await page.getByText('9 παραγγελίες ενημερώθηκαν.').first().waitFor();
  await page.evaluate(() => (window.print = () => undefined));
  await bar.getByRole('button', { name: 'Εκτύπωση δελτίων' }).click();
  await page.emulateMedia({ media: 'print' });
  const sheets = page.locator('[data-printed-sheets] > section');
  await expect.poll(() => sheets.count()).toBe(18);
  expect(await page.locator('main').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  expect(await clicks()).toBeLessThanOrEqual(12);
  for (const { id } of orders) {
    expect(await call(page, 'GET', `/orders/${id}`)).toMatchObject({ status: 'shipped', courier: 'acs' });
  }
});

test('an ill technician’s eleven visits are handed over with at most twelve clicks, and the day shows it', async () => {
  const page = await openAdmin();
  await page.setViewportSize({ width: 1440, height: 900 });
  const mark = newMark();
  const illName = `Άρρωστος ${mark}`;
  const ill = await addTechnician(page, illName);
  await addTechnician(page, `Γερός ${mark}`);
  const serviceId = await surveyId(page);
  const date = await quietMonday(page);
  const days = [0, 1, 2, 3, 4].map((more) => addDays(date, more));
  let moved = 0;
  for (const day of days) {
    for (const hour of ['09:00', '12:00', '15:00']) {
      if (moved === 11) break;
      const { appointment } = (await call(page, 'POST', '/admin/appointments', {
        serviceId,
        appointmentDate: day,
        appointmentTime: hour,
        customerName: `Πελάτης ${mark} ${moved}`,
      })) as { appointment: Appointment };
      removeAfterTest(page, appointment);
      const [going] = appointment.technicianIds ?? [];
      if (going !== ill.id) {
        await call(page, 'PUT', `/appointments/${appointment.id}/technician`, {
          technicianId: ill.id,
          insteadOf: going,
        });
      }
      moved += 1;
    }
  }
  expect(moved).toBe(11);
  await open(page, `/appointments-admin?view=day&date=${date}`);
  const lane = page.getByRole('region', { name: illName });
  await expect.poll(() => lane.getByRole('button').count()).toBe(3);
  expect(await accessibilityFaults(page)).toEqual([]);
  const clicks = await countClicks(page);
  await page.getByRole('button', { name: 'Ρυθμίσεις' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Απουσία και ημερολόγιο: ${illName}` }).click();
  await dialog.getByLabel('Λείπει από').fill(date);
  await dialog.getByLabel('έως και').fill(days.at(-1) ?? '');
  await dialog.getByRole('button', { name: 'Καταχώριση απουσίας' }).click();
  await dialog.getByText('11 ραντεβού αυτές τις ημέρες').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ανάθεση και των 11' }).click();
  await dialog.getByText('Δεν έχει ραντεβού αυτές τις ημέρες.').waitFor();
  expect(await clicks()).toBeLessThanOrEqual(12);
  await dialog.getByRole('button', { name: 'Κλείσιμο' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: illName }).getByText('Λείπει').waitFor();
  await expect.poll(() => lane.getByRole('button').count()).toBe(0);
});

test('six products with six pictures are taken in with at most six clicks', async () => {
  const page = await openAdmin();
  await page.setViewportSize({ width: 1440, height: 900 });
  const mark = newMark().toUpperCase();
  const skus = Array.from({ length: 6 }, (_, index) => `MON-${mark}-${10 + index}`);
  const lines = skus.map(
    (sku, index) => `${sku};Κάμερα Δευτέρας ${mark} ${index};Κάμερες IP;${100 + index},90;12`,
  );
  const [category] = (await call(page, 'GET', '/categories')) as { name: string }[];
  const csv = ['Κωδικός;Όνομα;Κατηγορία;Τιμή;Απόθεμα', ...lines]
    .join('\r\n')
    .replaceAll('Κάμερες IP', category?.name ?? '');
  await open(page, `/admin?tab=products&search=${mark}`);
  await page.getByRole('button', { name: 'Εισαγωγή' }).waitFor();
  const clicks = await countClicks(page);
  await page.getByRole('button', { name: 'Εισαγωγή' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Αρχείο Excel ή CSV')
    .setInputFiles({ name: 'deftera.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${csv}`) });
  await dialog.getByText('6 νέα προϊόντα').waitFor();
  await dialog.getByRole('button', { name: 'Εισαγωγή' }).click();
  await page.getByText('Η εισαγωγή ολοκληρώθηκε').first().waitFor();

  // The pictures are dropped onto the page: one is written otherwise, one belongs to no product.
  const picture = readFileSync('demo/images/bullet-black.webp').toString('base64');
  const names = skus.map((sku, index) =>
    index === 0 ? `${sku.toLowerCase().replaceAll('-', '')}.webp` : `${sku} πίσω.webp`,
  );
  const dropped = await page.evaluateHandle(
    ([data, files]) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(String(data)), (sign) => sign.charCodeAt(0));
      for (const name of files as readonly string[])
        transfer.items.add(new File([bytes], name, { type: 'image/webp' }));
      return transfer;
    },
    [picture, [...names, 'IMG_2041.webp']] as const,
  );
  await page.locator('main').dispatchEvent('drop', { dataTransfer: dropped });
  await dialog.getByText('6 φωτογραφίες σε 6 προϊόντα, 1 μένει έξω.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Προσθήκη (6)' }).click();
  // A busy machine takes seconds to read a picture.
  await dialog.waitFor({ state: 'detached', timeout: 240_000 });
  await page.getByText('6 φωτογραφίες σε 6 προϊόντα').last().waitFor();
  expect(await clicks()).toBeLessThanOrEqual(5);

  const query = `/admin/products?search=${mark}&pageSize=100`;
  const listed = (await call(page, 'GET', query)) as { imageUrls: string[]; isDraft: boolean }[];
  expect(listed.map(({ imageUrls, isDraft }) => [imageUrls.length, isDraft])).toEqual(
    skus.map(() => [1, true]),
  );
  // What else comes near the random mark may be found.
  const found = await call(page, 'GET', `/search?query=${mark}`);
  expect(JSON.stringify(found)).not.toContain(`Δευτέρας ${mark}`);

  // Both are taken back, the last first.
  for (const label of [/^6 φωτογραφίες/, /^Εισαγωγή: 6 νέα/]) {
    await page.getByRole('button', { name: 'Αλλαγές' }).click();
    const row = dialog.getByRole('listitem').filter({ hasText: label });
    await row.getByRole('button', { name: 'Αναίρεση' }).click();
    // Under the pointer the toast stays. Escape closes the dialog at once, also over it.
    await page.locator('li[data-state=open]').filter({ hasText: 'Αναιρέθηκε' }).first().hover();
    await row.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  expect(await call(page, 'GET', query)).toEqual([]);
});

test('an order by telephone for somebody new, with a product, labour and a deposit, takes at most fifteen clicks', async () => {
  const page = await openAdmin();
  await page.setViewportSize({ width: 1440, height: 900 });
  const lastName = `Τηλεφωνήτρια ${newMark().replaceAll(/\d/g, 'α')}`;
  await open(page, '/order-management');
  const clicks = await countClicks(page);
  await page.getByRole('button', { name: 'Νέα παραγγελία' }).click();
  const form = page.getByRole('dialog', { name: 'Νέα παραγγελία' });
  await form.getByRole('button', { name: 'Νέος πελάτης' }).click();
  await form.getByLabel('Όνομα', { exact: false }).first().fill('Μαρία');
  await form.getByLabel('Επώνυμο').fill(lastName);
  await form.getByLabel('Προϊόν του καταλόγου').fill('καλώδιο');
  await form.getByRole('list').getByRole('button').first().click();
  await form.getByRole('button', { name: 'Εργασία με την ώρα' }).click();
  await form.getByLabel('Ώρες').fill('1,5');
  await form.getByLabel('€ την ώρα').fill('40');
  await form.getByLabel('Τηλέφωνο').fill('697 412 0355');
  await form.getByLabel('Διεύθυνση').fill('Αγίας Λαύρας 18');
  await form.getByLabel('Πόλη').fill('Νέα Ιωνία');
  await form.getByLabel('ΤΚ').fill('142 33');
  await form.getByLabel('Πώς πληρώνεται').selectOption('Στην παράδοση');
  await form.getByLabel('Με προκαταβολή').click();
  await form.getByLabel('Προκαταβολή με ΦΠΑ').fill('20');
  expect(await accessibilityFaults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Καταχώριση παραγγελίας' }).click();
  await form.waitFor({ state: 'hidden' });
  // A choice of a list is two clicks for a hand.
  expect((await clicks()) + 2).toBeLessThanOrEqual(15);
  const order = page.getByRole('region', { name: /^Παραγγελία / });
  await order.getByText('Εργασία (1,5 ώρες').first().waitFor();
  await order.getByRole('tab', { name: 'Λεπτομέρειες' }).click();
  await order.getByText(`Μαρία ${lastName}`).first().waitFor();
  await page.getByText('Καταχωρίστηκε από το γραφείο.').first().waitFor();
});
