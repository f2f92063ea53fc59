import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import type { OfficeOffer } from '#features/offers/contract.ts';
import { readOfferKey } from '#features/offers/offer-link.ts';
import type { Order } from '#features/orders/contract.ts';
import type { StoredQuestion } from '#features/trending/contract.ts';
import { addDays, athensDate } from '#shared/dates.ts';
import { accessibilityFaults, open, openWindow } from '../support/browser/browser.ts';
import { placeOrder } from '../support/browser/shopping.ts';
import { ask, call, newEmail, newMark, openAsNewBuyer, openAdmin } from '../support/browser/visitors.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Να χαθούν όσα γράψατε;' });

/** Tries to leave, stays, then leaves: unsaved input is lost only after confirmation. */
async function leave(page: Page, field: Locator, away: () => Promise<unknown>): Promise<void> {
  const typed = await field.inputValue();
  const address = page.url();
  await away();
  await question(page).getByRole('button', { name: 'Συνέχεια' }).click();
  await question(page).waitFor({ state: 'hidden' });
  // A step back that is not taken is undone by one forward.
  await page.waitForURL(address);
  expect(await field.inputValue()).toBe(typed);
  await away();
  await question(page).getByRole('button', { name: 'Κλείσιμο χωρίς αποθήκευση' }).click();
  await field.waitFor({ state: 'hidden' });
  await question(page).waitFor({ state: 'hidden' });
}

test('the settings of appointments ask before what was typed in them is left: back, another tab, closing', async () => {
  const page = await openAdmin();
  await open(page, '/appointments-admin?dialog=technicians');
  const dialog = page.getByRole('dialog', { name: 'Ρυθμίσεις ραντεβού' });
  const close = () => dialog.getByRole('button', { name: 'Κλείσιμο' }).click();
  const name = async () => {
    await dialog.getByRole('button', { name: 'Νέος τεχνικός' }).click();
    await dialog.getByLabel('Ονοματεπώνυμο').fill('Μισός τεχνικός');
    return dialog.getByLabel('Ονοματεπώνυμο');
  };
  await leave(page, await name(), () => dialog.getByRole('button', { name: 'Πίσω' }).click());
  await leave(page, await name(), () => dialog.getByRole('tab', { name: 'Ωράριο' }).click());
  const day = dialog.locator('[type=date]').first();
  await day.fill(addDays(athensDate(new Date()), 50));
  await leave(page, day, () => dialog.getByRole('tab', { name: 'Ημερολόγιο' }).click());
  await dialog.getByRole('tab', { name: 'Τεχνικοί' }).click();
  await leave(page, await name(), close);
  await dialog.waitFor({ state: 'hidden' });
});

test('a reason for a rejection asks before it is left, and the usual one does not', async () => {
  const page = await openAdmin();
  await open(page, '/customers-admin?list=approved');
  await page.getByRole('link', { name: /^Σε αναμονή/ }).click();
  const begin = async () => {
    const reason = page.getByRole('alertdialog', { name: /^Απόρριψη/ }).getByLabel('Λόγος');
    const waiting = page.getByRole('region', { name: 'Σε αναμονή', exact: true });
    return ask(waiting.getByRole('button', { name: /^Απόρριψη: / }).first(), reason);
  };
  const reason = await begin();
  await page.keyboard.press('Escape');
  await reason.waitFor({ state: 'hidden' });
  expect(await question(page).count()).toBe(0);
  await (await begin()).fill('Λείπει η υπογραφή');
  await page.keyboard.press('Escape');
  await question(page).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await question(page).getByRole('button', { name: 'Συνέχεια' }).click();
  await leave(page, reason, () => page.keyboard.press('Escape'));
  await (await begin()).fill('Λείπει η υπογραφή');
  await leave(page, reason, () => page.evaluate(() => history.back()));
});

test('a dialog asks before what was typed in it is lost, and closes at once where nothing was', async () => {
  const page = await openAdmin();
  await open(page, '/admin?tab=customers');
  const dialog = page.getByRole('dialog', { name: 'Νέος πελάτης' });
  const note = dialog.getByLabel('Εσωτερική σημείωση');
  const begin = () => ask(page.getByRole('button', { name: 'Νέος πελάτης' }), note);
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Άκυρο' }).click(),
    () => dialog.getByRole('button', { name: 'Κλείσιμο' }).click(),
  ];
  for (const close of ways) {
    await begin();
    await close();
    await dialog.waitFor({ state: 'hidden' });
    expect(await question(page).count()).toBe(0);
    await (await begin()).fill('Μισή σημείωση');
    await leave(page, note, close);
  }
});

test('a payment, of an order or without one, asks before what was typed of it is lost', async () => {
  const { page: buyer } = await openAsNewBuyer('pliromi');
  const { id } = await placeOrder(buyer);
  const page = await openAdmin();
  await page.setViewportSize({ width: 1440, height: 900 });
  const type = async (button: string, title: string) => {
    await page.getByRole('button', { name: button }).click();
    const note = page.getByRole('dialog', { name: title }).getByLabel('Σημείωση');
    await note.fill('Μισή σημείωση');
    return note;
  };
  await open(page, `/order-management?order=${id}`);
  await page.getByRole('tab', { name: 'Χρήματα' }).click();
  const close = (title: string) => () =>
    page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Άκυρο' }).click();
  await leave(page, await type('Καταχώριση πληρωμής', 'Πληρωμή'), close('Πληρωμή'));
  const { customerId } = (await call(page, 'GET', `/orders/${id}`)) as Order;
  await open(page, `/admin?tab=customers&customer=${customerId}`);
  const title = 'Πληρωμή χωρίς παραγγελία';
  await leave(page, await type(title, title), close(title));
});

test('an acceptance of an offer asks before what was typed of it is lost', async () => {
  const office = await openAdmin();
  const newCustomer = { accountType: 'private', firstName: 'Άννα', lastName: 'Διστακτική' };
  const line = { id: 'key', kind: 'free', name: 'Κλειδί', quantity: 1, price: 20 };
  const { offer } = (await call(office, 'POST', '/admin/offers', {
    newCustomer,
    content: {
      sections: [{ lines: [line] }],
      shippingMethod: 'standard',
      validUntil: addDays(athensDate(new Date()), 20),
    },
  })) as { offer: OfficeOffer };
  const { link } = (await call(office, 'POST', `/admin/offers/${offer.id}/send`, {
    seen: offer.revision,
    summary: offer.summary,
  })) as { link: string };
  const page = await openWindow();
  await open(page, new URL(link).pathname + new URL(link).hash);
  await page.getByRole('button', { name: 'Αποδοχή της προσφοράς' }).click();
  const city = page.getByRole('dialog', { name: 'Αποδοχή της προσφοράς' }).getByLabel('Πόλη');
  await city.fill('Νέα Ιωνία');
  await leave(page, city, () => page.keyboard.press('Escape'));
});

test('a note keeps its order open when a newer one comes, and asks before it is left', async () => {
  const { page: buyer } = await openAsNewBuyer('simeiosi');
  const { orderNumber } = await placeOrder(buyer);
  const page = await openAdmin();
  await open(page, '/order-management');
  const order = page.getByRole('region', { name: `Παραγγελία ${orderNumber}` });
  const actions = page.getByRole('complementary', { name: 'Ενέργειες' });
  const note = actions.getByLabel('Σημείωση');
  await order.waitFor();
  await note.fill('Μισή σημείωση');
  const newer = await placeOrder(buyer);
  await page.getByRole('main').getByRole('button', { name: newer.orderNumber }).waitFor();
  expect([await order.isVisible(), await note.inputValue()]).toEqual([true, 'Μισή σημείωση']);

  await actions.getByRole('button', { name: 'Ακύρωση' }).click();
  const reason = page.getByRole('alertdialog', { name: /^Ακύρωση της παραγγελίας/ }).getByLabel('Σημείωση');
  await reason.fill('Μισός λόγος');
  await leave(page, reason, () => page.keyboard.press('Escape'));
  await leave(page, note, () =>
    page
      .getByRole('link', { name: /^Μηνύματα/ })
      .first()
      .click(),
  );
});

test('nothing asks where nothing was typed, or what was typed has been erased', async () => {
  const page = await openAdmin();
  await open(page, '/admin?tab=questions');
  const add = page.getByRole('button', { name: 'Νέα ερώτηση' });
  const dialog = page.getByRole('dialog');
  await add.click();
  const field = dialog.getByRole('textbox').last();
  for (const text of ['Λάθος', '']) await field.fill(text);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await add.click();
  await field.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await question(page).count()).toBe(0);
});

test('what is typed in a record that somebody else deletes stays until one leaves it', async () => {
  const page = await openAdmin();
  const asked = `Σβησμένη ${newMark()}`;
  await call(page, 'POST', '/admin/questions', { question: asked, answer: 'Ναι.', isPublished: false });
  const questions = (await call(page, 'GET', '/admin/questions')) as StoredQuestion[];
  const id = questions.find(({ question: one }) => one === asked)?.id;
  await open(page, `/admin?tab=questions&question=${id}`);
  await page.getByText('Ζωντανή σύνδεση', { exact: true }).first().waitFor();
  const dialog = page.getByRole('dialog', { name: 'Συχνή ερώτηση' });
  const answer = dialog.getByLabel('Απάντηση');
  await answer.fill('Μισή απάντηση');
  await call(page, 'DELETE', `/admin/questions/${id}`);
  // Behind the dialog the list is hidden from roles.
  await expect.poll(() => page.locator('main').getByText(asked).count()).toBe(0);
  await leave(page, answer, () => dialog.getByRole('button', { name: 'Άκυρο' }).click());
});

test('an answer to a customer asks before it is left', async () => {
  const page = await openAdmin();
  const { offer } = (await call(page, 'POST', '/admin/offers', {
    newCustomer: {
      accountType: 'private',
      firstName: 'Άννα',
      lastName: 'Ρωτούσα',
      email: newEmail('rotousa'),
    },
    content: {
      sections: [{ lines: [{ id: 'key', kind: 'free', name: 'Κλειδί', quantity: 1, price: 20 }] }],
      shippingMethod: 'standard',
      shipping: 0,
      validUntil: addDays(athensDate(new Date()), 20),
    },
  })) as { offer: OfficeOffer };
  const { id, revision: seen, summary } = offer;
  const { link } = (await call(page, 'POST', `/admin/offers/${id}/send`, { seen, summary })) as {
    link: string;
  };
  const key = readOfferKey(new URL(link).hash);
  await call(page, 'POST', `/offers/${key}/questions`, { text: 'Έχει εγγύηση;' });
  await open(page, `/admin?tab=offers&offer=${id}`);
  const answer = page.getByRole('textbox', { name: 'Απάντηση' });
  await answer.fill('Μισή απάντηση');
  await leave(page, answer, () => page.getByRole('link', { name: 'Όλες οι προσφορές' }).click());
});

test('a customer’s own details ask before they are left, and close at once where nothing was typed', async () => {
  const { page } = await openAsNewBuyer('stoixeia');
  await open(page, '/customer-dashboard?tab=profile');
  const main = page.getByRole('main');
  const edit = main.getByRole('button', { name: 'Επεξεργασία' });
  const city = main.getByRole('textbox', { name: 'Πόλη' });
  const tabs = page.getByRole('navigation', { name: 'Ο λογαριασμός μου' });
  const list = tabs.getByRole('link', { name: 'Η λίστα μου' });
  await edit.click();
  await city.waitFor();
  await list.click();
  await city.waitFor({ state: 'hidden' });
  expect(await question(page).count()).toBe(0);
  await tabs.getByRole('link', { name: 'Προφίλ' }).click();
  await edit.click();
  await city.fill('Άλλη πόλη');
  await leave(page, city, () => list.click());
});
