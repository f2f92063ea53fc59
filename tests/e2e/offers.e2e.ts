import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { OfficeOffer } from '#features/offers/contract.ts';
import type { Order } from '#features/orders/contract.ts';
import { addDays, athensDate } from '#shared/dates.ts';
import { accessibilityFaults, open, openWindow } from '../support/browser/browser.ts';
import { call, newEmail, openAdmin } from '../support/browser/visitors.ts';

declare global {
  interface Window {
    presses?: number;
  }
}

/** Counts the clicks or taps in a window from now on; keys do not count. */
async function countPresses(page: Page) {
  await page.evaluate(() => {
    window.presses = 0;
    document.addEventListener(
      'click',
      // A label's press is told once more by its control.
      ({ detail, target }) =>
        detail > 0 && !(target instanceof HTMLInputElement) && (window.presses = (window.presses ?? 0) + 1),
      true,
    );
  });
  return () => page.evaluate(() => window.presses ?? 0);
}

test('a request of the wizard becomes a sent offer in twelve clicks, and is accepted on a phone in four taps', async () => {
  const email = newEmail('prosfora');
  const visitor = await openWindow();
  await call(visitor, 'POST', '/wizard/submit', {
    customerName: 'Άννα Αιτούσα',
    customerEmail: email,
    propertyType: 'house',
    rooms: 4,
    budget: 'high',
    priorities: ['Συναγερμός'],
  });
  const office = await openAdmin();
  await office.setViewportSize({ width: 1440, height: 900 });
  await open(office, `/admin?tab=messages&search=${encodeURIComponent(email)}`);
  const clicks = await countPresses(office);
  await office.getByRole('button', { name: email }).click();
  await office.getByRole('button', { name: 'Ετοιμασία προσφοράς' }).click();
  await office.getByRole('button', { name: 'Καταχώριση ως νέος' }).click();
  await office.getByRole('button', { name: 'Εργασία με την ώρα' }).first().click();
  await office.getByLabel('Ώρες').last().fill('4');
  await office.getByLabel('€ την ώρα').last().fill('35');
  await office.getByLabel('Αγορά €').last().fill('20');
  await office
    .getByText(/^Κέρδος .*%/)
    .last()
    .waitFor();
  expect(await accessibilityFaults(office)).toEqual([]);
  // A key saves what is typed; only the button sends it.
  let sends = 0;
  office.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/send')) sends += 1;
  });
  await office.getByLabel('Αγορά €').last().press('Enter');
  await office.getByText('Η προσφορά αποθηκεύτηκε.').first().waitFor();
  await office.getByRole('button', { name: 'Αποστολή στον πελάτη' }).click();
  const copy = office.getByRole('button', { name: 'Αντιγραφή συνδέσμου' });
  await copy.waitFor();
  expect(sends).toBe(1);
  expect(await clicks()).toBeLessThanOrEqual(12);
  const link = (await copy.locator('xpath=preceding-sibling::span').textContent()) ?? '';

  const phone = await openWindow({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await open(phone, new URL(link).pathname + new URL(link).hash);
  await phone.getByRole('button', { name: 'Αποδοχή', exact: true }).waitFor();
  expect(await accessibilityFaults(phone)).toEqual([]);
  // Nothing of what the company pays is on it.
  expect(await phone.locator('main').textContent()).not.toMatch(/Κέρδος|Αγορά €/);
  await phone
    .getByRole('button', { name: /^Ρωτήστε γι’ αυτό/ })
    .first()
    .click();
  await phone.getByLabel('Η ερώτησή σας').fill('Πότε μπορείτε;');
  await phone.getByRole('button', { name: 'Αποστολή ερώτησης' }).click();
  await phone.getByText('Πότε μπορείτε;').waitFor();
  // Both sides see it without loading again.
  await office.getByText('Πότε μπορείτε;').first().waitFor();

  const taps = await countPresses(phone);
  await phone.getByRole('button', { name: 'Αποδοχή', exact: true }).click();
  const accept = phone.getByRole('dialog', { name: 'Αποδοχή της προσφοράς' });
  await accept.getByLabel('Διεύθυνση').fill('Αγίας Λαύρας 18');
  await accept.getByLabel('Πόλη').fill('Νέα Ιωνία');
  await accept.getByLabel('ΤΚ').fill('142 33');
  await accept.getByLabel('Τηλέφωνο').fill('697 412 0355');
  await accept.getByLabel(/αποδέχομαι την προσφορά/).check();
  expect(await accessibilityFaults(phone)).toEqual([]);
  await accept.getByRole('button', { name: 'Αποδέχομαι' }).click();
  await phone.getByText('Αποδεχτήκατε την προσφορά').waitFor();
  expect(await taps()).toBeLessThanOrEqual(4);
  const number = (await phone.locator('#accepted + p .code').textContent()) ?? '';
  const [order] = (await call(office, 'GET', `/orders?search=${encodeURIComponent(number)}`)) as Order[];
  expect(order?.items.some(({ name }) => name.includes('4 ώρες'))).toBe(true);
  await office.getByRole('link', { name: /^Παραγγελία / }).waitFor();
});

test('whoever collects what was offered is asked for the telephone that is not known, and for no address', async () => {
  const office = await openAdmin();
  const { offer } = (await call(office, 'POST', '/admin/offers', {
    newCustomer: {
      accountType: 'private',
      firstName: 'Άννα',
      lastName: 'Παραλαμβάνουσα',
      email: newEmail('paralavi'),
    },
    content: {
      sections: [{ lines: [{ id: 'key', kind: 'free', name: 'Κλειδί', quantity: 1, price: 20 }] }],
      shippingMethod: 'standard',
      shipping: 0,
      validUntil: addDays(athensDate(new Date()), 20),
    },
  })) as { offer: OfficeOffer };
  const { id, revision: seen, summary } = offer;
  const { link } = (await call(office, 'POST', `/admin/offers/${id}/send`, { seen, summary })) as {
    link: string;
  };
  const page = await openWindow();
  // The demonstration's shop delivers everything.
  await page.route('**/api/offers/*', async (route) => {
    const response = await route.fetch();
    const read = (await response.json()) as object;
    await route.fulfill({ response, json: { ...read, shippingMethod: 'collect-shop' } });
  });
  await open(page, new URL(link).pathname + new URL(link).hash);
  await page.getByRole('button', { name: 'Αποδοχή της προσφοράς' }).click();
  const accept = page.getByRole('dialog', { name: 'Αποδοχή της προσφοράς' });
  await accept.getByLabel('Τηλέφωνο').waitFor();
  expect(await accept.getByLabel('Διεύθυνση').count()).toBe(0);
});
