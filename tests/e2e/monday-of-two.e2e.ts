import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Appointment } from '#features/booking/contract.ts';
import type { AdminProduct, AdminRow } from '#features/catalogue-admin/contract.ts';
import type { CustomerFile, ListedCustomer } from '#features/customers/contract.ts';
import type { Order } from '#features/orders/contract.ts';
import {
  addTechnician,
  dragByMouse,
  ofDay,
  quietMonday,
  removeAfterTest,
  surveyId,
} from '../support/browser/admin-calendar.ts';
import { open, openWindow, openChangedShop } from '../support/browser/browser.ts';
import { placeOrder } from '../support/browser/shopping.ts';
import { ask, call, openAsNewBuyer, password, press, register } from '../support/browser/visitors.ts';

openChangedShop();

/** Opens the office as an administrator; one without live updates sees the others' decisions only when refused. */
async function openOffice(name: string, { isLive = true } = {}): Promise<Page> {
  const page = await openWindow({ viewport: { width: 1440, height: 900 } });
  if (!isLive) await page.routeWebSocket('**/ws', () => undefined);
  await call(page, 'POST', '/admin/login', { password, name });
  return page;
}

const openBoth = async () =>
  [await openOffice('Μαρία'), await openOffice('Νίκος', { isLive: false })] as const;
const newMark = () => crypto.randomUUID().slice(0, 6);
const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const barOf = (page: Page) => page.getByRole('region', { name: 'Μαζικές ενέργειες' });

test('registrations: each is decided once, and who comes second reads who was first and keeps the reason', async () => {
  const mark = `Δυο ${newMark()}`;
  const names = ['Α', 'Β', 'Γ'].map((letter) => `Άννα ${mark} ${letter}`);
  for (const letter of ['Α', 'Β', 'Γ']) await register(`${mark} ${letter}`);
  const [maria, nikos] = await openBoth();
  const search = encodeURIComponent(mark);
  for (const page of [maria, nikos]) await open(page, `/customers-admin?search=${search}`);
  const approve = (name: string) =>
    press(maria.getByRole('button', { name: `Έγκριση: ${name}` }), async () =>
      maria.getByRole('button', { name: `Αναίρεση: ${name}` }).isVisible(),
    );
  await approve(`Άννα ${mark} Α`);
  const question = await ask(
    nikos.getByRole('button', { name: `Απόρριψη: Άννα ${mark} Α` }),
    nikos.getByRole('alertdialog'),
  );
  await question.getByLabel('Λόγος').fill('Λάθος ΑΦΜ');
  await question.getByRole('button', { name: 'Απόρριψη' }).click();
  await said(nikos, 'Ο πελάτης εγκρίθηκε στο μεταξύ (Μαρία).');
  expect(await question.getByLabel('Λόγος').inputValue()).toBe('Λάθος ΑΦΜ');
  await open(nikos, `/customers-admin?search=${search}`);

  await nikos.getByRole('checkbox', { name: 'Επιλογή όλων' }).check();
  await approve(`Άννα ${mark} Β`);
  await barOf(nikos).getByRole('button', { name: 'Έγκριση (2)' }).click();
  await said(nikos, '1 πελάτης εγκρίθηκε, 1 όχι. Ο πελάτης εγκρίθηκε στο μεταξύ (Μαρία).');
  const listed = (await call(maria, 'GET', `/admin/customers?search=${search}`)) as ListedCustomer[];
  expect(listed).toHaveLength(3);
  for (const { id, fullName } of listed) {
    const { history } = (await call(maria, 'GET', `/admin/customers/${id}`)) as CustomerFile;
    const actorName = names.indexOf(fullName) < 2 ? 'Μαρία' : 'Νίκος';
    expect(history).toMatchObject([{ event: 'approved', actorName }]);
  }
});

test('orders: each step happens once, and who comes second reads who was first', async () => {
  const { page: buyer } = await openAsNewBuyer('deftera');
  const mark = `Ζήσης ${newMark()}`;
  const orders = [await placeOrder(buyer, mark), await placeOrder(buyer, mark)];
  const [maria, nikos] = await openBoth();
  for (const page of [maria, nikos]) {
    await open(page, `/order-management?search=${encodeURIComponent(mark)}`);
    await page.getByLabel('Επιλογή και των 2 της σελίδας').click();
  }
  const button = (page: Page, name: string) => barOf(page).getByRole('button', { name });
  const failures = barOf(nikos).getByRole('alert');
  const isThere = (page: Page, name: string) => () => button(page, name).isVisible();
  const steps = ['Επιβεβαίωση (2)', 'Έναρξη επεξεργασίας (2)', 'Αποστολή… (2)'] as const;
  for (const [at, where] of ['Επιβεβαιωμένη', 'Επεξεργασία'].entries()) {
    const [step = '', next = ''] = steps.slice(at);
    await press(button(maria, step), isThere(maria, next));
    await press(
      button(nikos, step),
      async () => (await failures.getByText(`«${where}» (Μαρία)`).count()) === 2,
    );
    await button(nikos, next).waitFor();
  }
  async function ship(page: Page, digit: string) {
    const dialog = await ask(button(page, steps[2]), page.getByRole('dialog'));
    for (const [at, { orderNumber }] of orders.entries())
      await dialog.getByLabel(`Αριθμός αποστολής της ${orderNumber}`).fill(`${digit.repeat(9)}${at}`);
    return dialog.getByRole('button', { name: 'Σήμανση ως απεσταλμένες' });
  }
  const [first, second] = [await ship(maria, '1'), await ship(nikos, '2')];
  await first.click();
  await said(maria, '2 παραγγελίες ενημερώθηκαν.');
  await second.click();
  await expect.poll(() => failures.getByText('«Αποστολή» (Μαρία)').count()).toBe(2);
  for (const [at, { id }] of orders.entries()) {
    const { history, tracking } = (await call(maria, 'GET', `/orders/${id}`)) as Order;
    expect(history.map(({ status }) => status)).toEqual(['pending', 'confirmed', 'processing', 'shipped']);
    expect(history.slice(1).every(({ actorName }) => actorName === 'Μαρία')).toBe(true);
    expect(tracking).toBe(`111111111${at}`);
  }
});

test('an ill technician: the visit that one moves is not handed over by the other, who reads who has it', async () => {
  const [maria, nikos] = await openBoth();
  const mark = newMark();
  const ill = await addTechnician(maria, `Άρρωστος ${mark}`);
  const well = await addTechnician(maria, `Γερός ${mark}`);
  const date = await quietMonday(maria);
  const serviceId = await surveyId(maria);
  const visits: Appointment[] = [];
  for (const appointmentTime of ['09:00', '11:00', '13:00']) {
    const { appointment } = (await call(maria, 'POST', '/admin/appointments', {
      serviceId,
      appointmentDate: date,
      appointmentTime,
      customerName: `Πελάτης ${mark} ${appointmentTime}`,
    })) as { appointment: Appointment };
    removeAfterTest(maria, appointment);
    const [insteadOf] = appointment.technicianIds ?? [];
    if (insteadOf !== ill.id) {
      const body = { technicianId: ill.id, insteadOf };
      await call(maria, 'PUT', `/appointments/${appointment.id}/technician`, body);
    }
    visits.push(appointment);
  }
  for (const page of [maria, nikos]) await open(page, `/appointments-admin?view=day&date=${date}`);
  await nikos.getByRole('button', { name: 'Ρυθμίσεις' }).click();
  const dialog = nikos.getByRole('dialog');
  await dialog.getByRole('button', { name: `Απουσία και ημερολόγιο: ${ill.name}` }).click();
  await dialog.getByLabel('Λείπει από').fill(date);
  await dialog.getByLabel('έως και').fill(date);
  await dialog.getByRole('button', { name: 'Καταχώριση απουσίας' }).click();
  await dialog.getByText('3 ραντεβού αυτές τις ημέρες').waitFor();

  // Μαρία sees the absence at once, and gives the first visit to another, at another hour.
  await maria.getByRole('heading', { name: ill.name }).getByText('Λείπει').waitFor();
  const [moved] = visits as [Appointment];
  const block = maria.locator(`[data-lane="${moved.id} ${ill.id}"]`);
  await dragByMouse(maria, block, maria.locator(`[data-cell="${well.id} 15"]`), ofDay);
  await said(maria, 'Το ραντεβού ενημερώθηκε');
  await dialog.getByRole('button', { name: 'Ανάθεση και των 3' }).click();
  await dialog.getByText('Δεν έχει ραντεβού αυτές τις ημέρες.').waitFor();
  await said(nikos, `Στο μεταξύ το ραντεβού το ανέλαβε άλλος: ${well.name}.`);
  const now = await Promise.all(
    visits.map(({ id }) => call(maria, 'GET', `/appointments/${id}`) as Promise<Appointment>),
  );
  expect(now[0]).toMatchObject({ appointmentTime: '15:00', technicianIds: [well.id] });
  for (const { technicianIds } of now) expect(technicianIds).not.toContain(ill.id);
  // Both see the same day: nobody is in two places.
  const places = now.map(
    ({ appointmentTime, technicianIds = [] }) => `${appointmentTime} ${technicianIds.join()}`,
  );
  expect(new Set(places).size).toBe(3);
  await expect.poll(() => maria.getByRole('region', { name: ill.name }).getByRole('button').count()).toBe(0);
});

test('products: an import under an open form loses neither, and one file goes in once', async () => {
  const [maria, nikos] = await openBoth();
  const mark = newMark().toUpperCase();
  const [category] = (await call(maria, 'GET', '/categories')) as { name: string }[];
  const product = (await call(maria, 'POST', '/products', {
    name: `Κάμερα ${mark}`,
    price: 100,
    sku: `DYO-${mark}-1`,
  })) as AdminProduct;
  await open(maria, `/admin?tab=products&search=${mark}&product=${product.id}`);
  const form = maria.getByRole('complementary', { name: 'Επεξεργασία προϊόντος' });
  await form.getByLabel('Σύντομη περιγραφή').fill('Γραμμένο από τη Μαρία');

  const lines = [
    `DYO-${mark}-1;Κάμερα ${mark};${category?.name};120`,
    `DYO-${mark}-2;Νέα ${mark};${category?.name};80`,
  ];
  const csv = ['Κωδικός;Όνομα;Κατηγορία;Τιμή', ...lines].join('\r\n');
  const file = { name: 'deftera.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${csv}`) };
  const third = await openOffice('Κώστας', { isLive: false });
  const dialogs = [nikos, third].map((page) => page.getByRole('dialog'));
  for (const page of [nikos, third]) {
    await open(page, `/admin?tab=products&search=${mark}`);
    await page.getByRole('button', { name: 'Εισαγωγή' }).click();
    await page.getByRole('dialog').getByLabel('Αρχείο Excel ή CSV').setInputFiles(file);
    await page.getByRole('dialog').getByText('1 νέο προϊόν, 1 αλλαγή').waitFor();
  }
  const [first, second] = dialogs.map((dialog) => dialog.getByRole('button', { name: 'Εισαγωγή' }));
  await first?.click();
  await said(nikos, 'Η εισαγωγή ολοκληρώθηκε');
  await second?.click();
  await said(third, 'Κάτι άλλαξε μετά την προεπισκόπηση. Δείτε την ξανά και επιβεβαιώστε.');
  await dialogs[1]?.getByText('0 νέα προϊόντα, 0 αλλαγές, 2 χωρίς αλλαγή.').waitFor();

  await said(maria, 'Το προϊόν άλλαξε στο μεταξύ');
  await expect.poll(() => form.getByLabel('Τιμή (€)').first().inputValue()).toBe('120,00');
  expect(await form.getByLabel('Σύντομη περιγραφή').inputValue()).toBe('Γραμμένο από τη Μαρία');
  await form.getByRole('button', { name: 'Αποθήκευση' }).click();
  await said(maria, 'Το προϊόν ενημερώθηκε επιτυχώς!');
  const rows = (await call(maria, 'GET', `/admin/products?search=${mark}&sortBy=price_asc`)) as AdminRow[];
  expect(rows.map(({ price }) => price)).toEqual([80, 120]);
  expect(await call(maria, 'GET', `/admin/products/${product.id}`)).toMatchObject({
    price: 120,
    shortDescription: 'Γραμμένο από τη Μαρία',
  });
});
