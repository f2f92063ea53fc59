import { expect, test } from 'vitest';
import { accessibilityFaults, open, openChangedShop, wideElements } from '../support/browser/browser.ts';
import { openAdmin, openAs } from '../support/browser/visitors.ts';

openChangedShop();

test('a contract is agreed, its bill made by one press, and both are read by its customer', async () => {
  const office = await openAdmin();
  await open(office, '/admin?tab=contracts');
  await office.getByRole('link', { name: 'Συντήρηση καμερών καταστήματος' }).click();
  await office.getByRole('button', { name: 'Αλλαγή' }).click();
  const kept = office.getByRole('dialog', { name: /^Συμβόλαιο/ });
  // The services arrive after the dialog is open.
  await kept
    .getByLabel('Υπηρεσία')
    .getByRole('option', { name: 'Προληπτική συντήρηση', selected: true })
    .waitFor({ state: 'attached' });
  await kept.getByRole('button', { name: 'Άκυρο' }).click();
  await office.getByRole('button', { name: 'Νέο συμβόλαιο' }).click();
  const form = office.getByRole('dialog', { name: 'Νέο συμβόλαιο' });
  await form.getByRole('button', { name: 'Καταχώριση συμβολαίου' }).click();
  await form.getByText('Επιλέξτε πελάτη').waitFor();
  await form.getByLabel('Πελάτης του καταστήματος').fill('eleni@');
  await form.getByRole('list').getByRole('button').first().click();
  await form.getByLabel('Τι είναι').fill('Φύλαξη εξοχικού');
  await form.getByRole('button', { name: 'Ανάλυση της τιμής σε γραμμές' }).click();
  await form.getByLabel('Γραμμή 1', { exact: true }).fill('Κέντρο λήψης');
  await form.getByLabel('€', { exact: true }).first().fill('20');
  await form.getByRole('button', { name: 'Άλλη γραμμή' }).click();
  await form.getByLabel('Γραμμή 2', { exact: true }).fill('Κάρτα SIM');
  await form.getByLabel('€', { exact: true }).last().fill('10,50');
  await expect.poll(() => form.getByLabel('Τιμή κάθε περιόδου (€)').inputValue()).toBe('30,50');
  await form.getByLabel('Χρεώνεται', { exact: true }).selectOption('Κάθε μήνα');
  expect(await accessibilityFaults(office)).toEqual([]);
  expect(await wideElements(office, 390)).toEqual([]);
  await Promise.all([
    office.getByRole('button', { name: 'Αναίρεση: ' }).waitFor(),
    form.getByRole('button', { name: 'Καταχώριση συμβολαίου' }).click(),
  ]);
  await office.getByRole('heading', { name: 'Φύλαξη εξοχικού' }).waitFor();
  expect(await accessibilityFaults(office)).toEqual([]);

  await office.getByRole('button', { name: 'Παύση' }).click();
  const pause = office.getByRole('dialog', { name: 'Παύση' });
  await pause.getByLabel('Λόγος').fill('Κλειστό');
  await pause.getByRole('button', { name: 'Άκυρο' }).click();
  await office.getByRole('button', { name: 'Κλείσιμο χωρίς αποθήκευση' }).click();
  await pause.waitFor({ state: 'detached' });

  await office.getByRole('button', { name: 'Έκδοση οφειλών' }).first().click();
  const bills = office.getByRole('dialog', { name: 'Έκδοση οφειλών' });
  await bills.getByText('Φύλαξη εξοχικού').waitFor();
  expect(await accessibilityFaults(office)).toEqual([]);
  expect(await wideElements(office, 390)).toEqual([]);
  await bills.getByRole('button', { name: /^Έκδοση \d+ λογαριασμ/ }).click();
  await bills.getByText(/εκδόθηκ(ε|αν)\.$/).waitFor();
  await bills.getByRole('button', { name: 'Κλείσιμο', exact: true }).last().click();
  await office.getByRole('table', { name: 'Λογαριασμοί του συμβολαίου' }).getByText('Οφείλεται').waitFor();

  const customer = await openAs();
  await open(customer, '/customer-dashboard?tab=orders');
  const own = customer.getByRole('region', { name: 'Συμβόλαια' }).getByRole('listitem', { name: '' });
  await own.filter({ hasText: 'Φύλαξη εξοχικού' }).first().getByText('οφείλεται').waitFor();
  expect(await accessibilityFaults(customer)).toEqual([]);
  expect(await wideElements(customer, 390)).toEqual([]);
});
