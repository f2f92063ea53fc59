import { expect, test } from 'vitest';
import type { Appointment } from '#features/booking/contract.ts';
import { adminAppointmentPath } from '#features/booking/booking-path.ts';
import { accessibilityFaults, open, openChangedShop, wideElements } from '../support/browser/browser.ts';
import { call, openAdmin } from '../support/browser/visitors.ts';

openChangedShop();

test('a visit is billed from its own dialog: its price is there, a material is added, and the visit says that it was paid', async () => {
  const page = await openAdmin();
  const done = (await call(page, 'GET', '/appointments?status=completed&order=desc')) as Appointment[];
  const visit = done.find(({ customerId, serviceId }) => customerId && serviceId);
  if (!visit) throw new Error('The demonstration has no completed visit');
  const price = { price: 40, priceKind: 'hour', callOut: 25, role: '' };
  await call(page, 'PUT', `/services/${visit.serviceId}`, price);

  const address = adminAppointmentPath({ id: visit.id, date: visit.appointmentDate });
  await open(page, address);
  const details = page.getByRole('dialog', { name: visit.serviceName });
  await details.getByRole('link', { name: 'Χρέωση της επίσκεψης' }).click();

  const bill = page.getByRole('dialog', { name: 'Χρέωση επίσκεψης' });
  await expect.poll(() => bill.getByLabel('€ την ώρα').inputValue()).toBe('40,00');
  await bill.getByRole('listitem', { name: 'Μετάβαση' }).waitFor();
  expect(await bill.getByLabel('Τρόπος').count()).toBe(0);
  await bill.getByLabel('Προϊόν του καταλόγου').fill('καλώδιο');
  await bill
    .getByRole('button', { name: /^Καλώδιο/ })
    .first()
    .click();
  await bill.getByRole('listitem', { name: /^Καλώδιο/ }).waitFor();
  await bill.getByLabel('Πώς πληρώνεται').selectOption('Πληρώθηκε');
  await bill.getByLabel('Εισπράχθηκε με').selectOption('Κάρτα στο τερματικό');
  for (const [label, text] of [
    ['Όνομα', visit.customerName],
    ['Τηλέφωνο', '697 412 0355'],
    ['Διεύθυνση', 'Αγίας Λαύρας 18'],
    ['Πόλη', 'Νέα Ιωνία'],
    ['ΤΚ', '142 33'],
  ] as const)
    await bill.getByLabel(label).fill(text);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await wideElements(page, 390)).toEqual([]);
  await bill.getByRole('button', { name: 'Καταχώριση χρέωσης' }).click();
  await bill.waitFor({ state: 'hidden' });

  await open(page, address);
  const section = page
    .getByRole('dialog', { name: visit.serviceName })
    .locator('section', { hasText: 'Χρέωση' });
  await section.getByText('Πληρώθηκε').first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});
