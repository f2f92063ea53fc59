import { expect, test } from 'vitest';
import { open, openWindow } from '../support/browser/browser.ts';
import { call, openAsNewBuyer, openMail, openAdmin, newEmail } from '../support/browser/visitors.ts';

const message = 'Θα ήθελα προσφορά για τέσσερις κάμερες σε μονοκατοικία.';

test('a message reaches the company and the sender, and the form is empty again', async () => {
  const email = newEmail('minima');
  const page = await openWindow();
  await open(page, '/contact');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Μήνυμα' }).fill('σύντομο');
  await main.getByRole('button', { name: 'Αποστολή μηνύματος' }).click();
  await main.getByText('Το όνομα είναι υποχρεωτικό').waitFor();
  await main.getByText('Το μήνυμα πρέπει να έχει τουλάχιστον 10 χαρακτήρες').waitFor();
  await page.locator('input[name=name]:focus').waitFor();
  await main.getByLabel('Ονοματεπώνυμο').fill('Μάρκος Μηνυμάτης');
  await main.getByLabel('Email').fill(email);
  await main.getByRole('textbox', { name: 'Μήνυμα' }).fill(message);
  await main.getByRole('button', { name: 'Αποστολή μηνύματος' }).click();
  await page.getByText('Επιτυχής αποστολή!').first().waitFor();
  await expect.poll(() => main.getByRole('textbox', { name: 'Μήνυμα' }).inputValue()).toBe('');
  const mail = await openMail(await openAdmin(), email, 'Λάβαμε το μήνυμά σας');
  await mail.getByRole('paragraph').getByText('Θα σας απαντήσουμε').waitFor();
  // The sender may not own the address, so the confirmation omits the message.
  expect(await mail.getByText(message).count()).toBe(0);
});

test('the form is about what the link that led to it was about, until another subject is typed', async () => {
  const page = await openWindow();
  const subject = 'Διαθεσιμότητα: Κάμερα bullet';
  await open(page, `/contact?subject=${encodeURIComponent(subject)}`);
  const field = page.getByRole('main').getByRole('textbox', { name: 'Θέμα' });
  await expect.poll(() => field.inputValue()).toBe(subject);
  await open(page, '/contact');
  expect(await field.inputValue()).toBe('');
});

test('a visitor asks for a product’s price beside it, on a phone too', async () => {
  const page = await openWindow({ viewport: { width: 390, height: 844 } });
  await open(page, '/products/1');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Ζητήστε τιμή' }).click();
  await main.getByLabel('Ονοματεπώνυμο').fill('Μάρκος Μηνυμάτης');
  await main.getByLabel('Email').fill(newEmail('timi'));
  expect(await main.getByLabel('Τι χρειάζεστε').inputValue()).toContain('ARG-B4-28');
  await main.getByRole('button', { name: 'Ζητήστε τιμή' }).click();
  await page.getByText('Επιτυχής αποστολή!').first().waitFor();
});

test('the form knows the signed-in customer, also after a message', async () => {
  const { page, email } = await openAsNewBuyer('gnosti');
  await open(page, '/contact');
  const main = page.getByRole('main');
  await expect.poll(() => main.getByLabel('Email').inputValue()).toBe(email);
  const name = await main.getByLabel('Ονοματεπώνυμο').inputValue();
  expect(name).toContain('Άννα');
  await main.getByRole('textbox', { name: 'Μήνυμα' }).fill(message);
  await main.getByRole('button', { name: 'Αποστολή μηνύματος' }).click();
  await page.getByText('Επιτυχής αποστολή!').first().waitFor();
  await expect.poll(() => main.getByRole('textbox', { name: 'Μήνυμα' }).inputValue()).toBe('');
  expect(await main.getByLabel('Ονοματεπώνυμο').inputValue()).toBe(name);
});

test('a message that the shop refuses stays in the form as it was typed', async () => {
  const page = await openWindow();
  for (let sent = 0; sent < 5; sent += 1) {
    await call(page, 'POST', '/contact', { name: 'Μάρκος', email: newEmail('minima'), message });
  }
  await open(page, '/contact');
  const main = page.getByRole('main');
  await main.getByLabel('Ονοματεπώνυμο').fill('Μάρκος Μηνυμάτης');
  await main.getByLabel('Email').fill('markos@pelatis.example');
  await main.getByRole('textbox', { name: 'Μήνυμα' }).fill(message);
  await main.getByRole('button', { name: 'Αποστολή μηνύματος' }).click();
  await page.getByText('Σφάλμα αποστολής').first().waitFor();
  await page
    .getByText(/Πολλές προσπάθειες σε λίγο χρόνο/)
    .first()
    .waitFor();
  expect(await main.getByRole('textbox', { name: 'Μήνυμα' }).inputValue()).toBe(message);
  expect(await main.getByLabel('Email').inputValue()).toBe('markos@pelatis.example');
});

test('without a network a message fails at once, stays as it was typed, and is not sent later by itself', async () => {
  const page = await openWindow({}, ['net::ERR_INTERNET_DISCONNECTED']);
  await open(page, '/contact');
  const main = page.getByRole('main');
  await main.getByLabel('Ονοματεπώνυμο').fill('Μάρκος Μηνυμάτης');
  await main.getByLabel('Email').fill('markos@pelatis.example');
  await main.getByRole('textbox', { name: 'Μήνυμα' }).fill(message);
  await page.context().setOffline(true);
  await main.getByRole('button', { name: 'Αποστολή μηνύματος' }).click();
  await page.getByText('Σφάλμα αποστολής').first().waitFor();
  expect(await main.getByRole('textbox', { name: 'Μήνυμα' }).inputValue()).toBe(message);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.context().setOffline(false);
  await page.evaluate(() => fetch('/api/openapi.json'));
  expect(sent).toEqual([]);
  await main.getByRole('button', { name: 'Αποστολή μηνύματος' }).click();
  await page.getByText('Επιτυχής αποστολή!').first().waitFor();
});
