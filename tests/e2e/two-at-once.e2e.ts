import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { MessageThread } from '#features/contact/contract.ts';
import type { Order } from '#features/orders/contract.ts';
import { open, openWindow } from '../support/browser/browser.ts';
import { placeOrder } from '../support/browser/shopping.ts';
import { call, newEmail, openAsNewBuyer, password } from '../support/browser/visitors.ts';

async function openOffice(name: string): Promise<Page> {
  const page = await openWindow({ viewport: { width: 1440, height: 900 } });
  await call(page, 'POST', '/admin/login', { password, name });
  return page;
}

test('two administrators see each other at an order and a message, read what the other did, and lose no text', async () => {
  const { page: buyer } = await openAsNewBuyer('deftera');
  const order = await placeOrder(buyer);
  const email = newEmail('minyma');
  await call(buyer, 'POST', '/contact', {
    name: 'Πέτρος Δευτέρας',
    email,
    subject: 'Σειρήνα',
    message: 'Πότε μπορείτε να έρθετε;',
  });
  const [maria, nikos] = [await openOffice('Μαρία'), await openOffice('Νίκος')];
  const read = () => call(maria, 'GET', `/orders/${order.id}`) as Promise<Order>;

  // Both have the order open; Νίκος confirms it while Μαρία is writing a note, and so moves it out of her list.
  for (const page of [maria, nikos]) await open(page, `/order-management?status=pending&order=${order.id}`);
  await maria.getByText('Ανοιχτό και από: Νίκος').waitFor();
  await nikos.getByText('Ανοιχτό και από: Μαρία').waitFor();
  const actionsOf = (page: Page) => page.getByRole('complementary', { name: 'Ενέργειες' });
  const note = actionsOf(maria).getByLabel('Σημείωση');
  await note.fill('Να τηλεφωνήσουμε πριν');
  await actionsOf(nikos).getByRole('button', { name: 'Επιβεβαίωση παραγγελίας' }).click();
  await actionsOf(maria).getByRole('button', { name: 'Έναρξη επεξεργασίας' }).waitFor();
  expect(await note.inputValue()).toBe('Να τηλεφωνήσουμε πριν');
  await actionsOf(maria).getByRole('button', { name: 'Αποθήκευση σημείωσης' }).click();
  await actionsOf(nikos).getByText('Να τηλεφωνήσουμε πριν').waitFor();
  const { history } = await read();
  const steps = history.filter(({ from, status }) => from !== status);
  expect(steps.map(({ status, actorName }) => [status, actorName])).toEqual(
    expect.arrayContaining([['confirmed', 'Νίκος']]),
  );
  expect(steps.filter(({ status }) => status === 'confirmed')).toHaveLength(1);
  expect(history).toContainEqual(
    expect.objectContaining({ note: 'Να τηλεφωνήσουμε πριν', actorName: 'Μαρία' }),
  );

  // Both answer the message; Νίκος is faster.
  const messages = (await call(maria, 'GET', '/contact')) as MessageThread[];
  const id = messages.find((message) => message.email === email)?.id ?? '';
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Σειρήνα' });
  for (const page of [maria, nikos]) {
    await open(page, `/admin?tab=messages&message=${id}`);
    await dialogOf(page).getByLabel('Απάντηση').waitFor();
  }
  const send = (page: Page) => dialogOf(page).getByRole('button', { name: 'Αποστολή απάντησης' }).click();
  const answer = dialogOf(maria).getByLabel('Απάντηση');
  await answer.fill('Την Πέμπτη το πρωί.');
  await dialogOf(nikos).getByLabel('Απάντηση').fill('Αύριο στις δέκα.');
  await send(nikos);
  await dialogOf(maria).getByText('Αύριο στις δέκα.').waitFor();
  expect(await answer.inputValue()).toBe('Την Πέμπτη το πρωί.');
  const texts = async () =>
    ((await call(maria, 'GET', `/contact/${id}`)) as MessageThread).replies.map(({ text }) => text);
  await send(maria);
  await maria.getByText('Στο μεταξύ απάντησε άλλος διαχειριστής', { exact: false }).first().waitFor();
  expect(await answer.inputValue()).toBe('Την Πέμπτη το πρωί.');
  expect(await texts()).toEqual(['Αύριο στις δέκα.']);
  await send(maria);
  await expect.poll(texts).toEqual(['Αύριο στις δέκα.', 'Την Πέμπτη το πρωί.']);
});
