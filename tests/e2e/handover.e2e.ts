import { expect, test } from 'vitest';
import type { Appointment } from '#features/booking/contract.ts';
import { adminAppointmentPath } from '#features/booking/booking-path.ts';
import { open, openChangedShop } from '../support/browser/browser.ts';
import { inspect } from '../support/browser/inspect.ts';
import { call, openAdmin, openAs } from '../support/browser/visitors.ts';

openChangedShop();

test('what the office writes of a visit is read and printed by its customer, with the sign of the cameras', async () => {
  const page = await openAdmin();
  const done = (await call(page, 'GET', '/appointments?status=completed&order=desc')) as Appointment[];
  const visit = done.find(({ customerEmail }) => customerEmail === 'nikos@epixeirisi.example');
  if (!visit) throw new Error('The demonstration has no completed visit of a company');
  await open(page, adminAppointmentPath({ id: visit.id, date: visit.appointmentDate }));
  const details = page.getByRole('dialog', { name: visit.serviceName });
  await details.getByRole('button', { name: 'Νέα έκθεση' }).click();

  const form = page.getByRole('dialog', { name: 'Έκθεση τεχνικού' });
  await form.getByRole('button', { name: 'Αποθήκευση' }).click();
  await form.getByText('Συμπληρώστε τι έγινε').waitFor();
  await form.getByLabel('Τι έγινε').fill('Τοποθετήθηκε μία κάμερα στην είσοδο.');
  await form.getByRole('button', { name: 'Συσκευή', exact: true }).click();
  await form.getByRole('textbox', { name: 'Συσκευή', exact: true }).fill('Κάμερα Argos B8');
  await form.getByLabel('Θέση').fill('Πάνω από την είσοδο');
  await form.getByText('Βλέπει χώρο').click();
  await form.getByLabel('Τι βλέπει').fill('Το κεφαλόσκαλο· ο δρόμος με μάσκα');
  await form.getByLabel('Υπογράφει ο τεχνικός').fill('Νίκος Βλάχος');
  await inspect(page);
  await form.getByRole('button', { name: 'Αποθήκευση' }).click();
  await form.waitFor({ state: 'hidden' });
  await details.getByText('Πάνω από την είσοδο').waitFor();

  const customer = await openAs('nikos@epixeirisi.example');
  await customer.addInitScript(() => {
    window.print = () => undefined;
  });
  await open(customer, '/customer-dashboard?tab=appointments');
  await customer.getByText('Έκθεση τεχνικού').click();
  await customer.getByText('Κάμερα Argos B8').first().waitFor();
  await inspect(customer);
  const printed = async (what: string) => {
    await customer.getByRole('button', { name: 'Χαρτιά εγκατάστασης' }).click();
    await customer.getByRole('menuitem', { name: what }).click();
    const sheets = customer.locator('[data-printed-sheets]');
    await sheets.waitFor({ state: 'attached' });
    const text = await sheets.textContent();
    await customer.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await sheets.waitFor({ state: 'detached' });
    return text;
  };
  expect(await printed('Φύλλο παράδοσης')).toContain('Το κεφαλόσκαλο· ο δρόμος με μάσκα');
  expect(await printed('Πινακίδα καμερών, A4')).toContain(visit.customerName);
});
