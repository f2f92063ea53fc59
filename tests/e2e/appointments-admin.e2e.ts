import { describe, expect, test } from 'vitest';
import type { Appointment } from '#features/booking/contract.ts';
import { addDays, formatDay } from '#shared/dates.ts';
import {
  accessibilityFaults,
  open,
  openChangedShop,
  openWindow,
  settle,
  waitForScript,
  wideElements,
} from '../support/browser/browser.ts';
import { cardOf, dayOf, openWeek, quietMonday, toast, writeIn } from '../support/browser/admin-calendar.ts';
import { ask, call, decide, openAdmin, password } from '../support/browser/visitors.ts';

openChangedShop();

test('a day shows two cards and how many more, which lead to all of them; a pending one is approved or cancelled at once', async () => {
  const admin = await openAdmin();
  const monday = await quietMonday(admin);
  const first = await writeIn(admin, monday, { time: '09:00' });
  const second = await writeIn(admin, monday, { time: '10:00' });
  const third = await writeIn(admin, monday, { time: '12:00' });
  await openWeek(admin, addDays(monday, 2));
  const day = dayOf(admin, monday);
  await cardOf(first, day).waitFor();
  await expect.poll(() => day.locator('[data-appointment]').count()).toBe(2);
  const { technicians } = (await call(admin, 'GET', `/appointments/${first.id}`)) as Appointment;
  await day
    .getByText(`Τεχνικοί: ${technicians?.join(', ')}`)
    .first()
    .waitFor();
  await day.getByRole('button', { name: /^\+1 ακόμη/ }).click();
  const details = admin.getByRole('region', { name: `Ραντεβού, ${formatDay(monday)}` });
  await details.getByText(third.customerName).first().waitFor();

  await decide(day.getByRole('button', { name: new RegExp(`^Έγκριση: .*${first.customerName}`) }));
  await toast(admin, 'Το ραντεβού ενημερώθηκε').waitFor();
  await day.getByText('Εγκεκριμένο').waitFor();
  const question = await ask(
    day.getByRole('button', { name: new RegExp(`^Ακύρωση: .*${second.customerName}`) }),
    admin.getByRole('alertdialog', { name: 'Ακύρωση του ραντεβού;' }),
  );
  await question.getByLabel('Λόγος').fill('Δεν απαντά στο τηλέφωνο');
  // The card first offers an undo in its position; then cancelled appointments are collapsed to make room for the next.
  await Promise.all([
    day.getByText('Ακυρώθηκε').waitFor(),
    question.getByRole('button', { name: 'Ακύρωση ραντεβού' }).click(),
  ]);
  await question.waitFor({ state: 'hidden' });
  await day.getByRole('button', { name: /^1 ακυρωμένο/ }).click();
  await cardOf(second, day).waitFor({ state: 'detached' });
  await cardOf(third, day).waitFor();
  await details
    .getByRole('row')
    .last()
    .getByRole('button', { name: /^Αυτοψία/ })
    .click();
  const dialog = admin.getByRole('dialog', { name: 'Αυτοψία και μελέτη ασφάλειας' });
  await dialog.getByText('Δεν απαντά στο τηλέφωνο').waitFor();
  await admin.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  // A click anywhere on a card opens it: its button covers the whole card.
  await day.getByText(third.customerName).click({ force: true });
  await dialog.getByText(third.customerName).first().waitFor();
});

test('the list finds by name and status, changes the status and deletes after a question', async () => {
  const admin = await openAdmin();
  const appointment = await writeIn(admin, await quietMonday(admin));
  const { customerName } = appointment;
  await open(admin, '/appointments-admin?view=list');
  const main = admin.getByRole('main');
  await main.getByLabel('Αναζήτηση').fill(customerName.replace('ί', 'ι').toLowerCase());
  const rows = main.getByRole('row').filter({ has: admin.getByRole('rowheader') });
  await expect.poll(() => rows.count()).toBe(1);
  await rows.getByText(customerName).first().waitFor();
  await admin.waitForURL(/search=/);

  await main.getByLabel('Κατάσταση', { exact: true }).selectOption('Εγκεκριμένο');
  await main.getByText('Δεν βρέθηκαν ραντεβού').waitFor();
  await admin.reload();
  await waitForScript(admin);
  await main.getByText('Δεν βρέθηκαν ραντεβού').waitFor();
  await open(admin, `/appointments-admin?view=list&search=${encodeURIComponent(customerName)}`);

  const choice = rows.getByRole('combobox');
  // A tablet has no room for all columns: the status keeps its own, the others follow the service.
  for (const width of [820, 1024]) {
    await admin.setViewportSize({ width, height: 1180 });
    await main.getByRole('columnheader', { name: 'Πελάτης' }).waitFor({ state: 'hidden' });
    await settle(admin);
    const [heading, cell, actions] = await Promise.all([
      main.getByRole('columnheader', { name: 'Κατάσταση' }).boundingBox(),
      choice.boundingBox(),
      rows.getByRole('button', { name: /^Μετακίνηση/ }).boundingBox(),
    ]);
    expect(cell?.x).toBeGreaterThan(heading?.x ?? width);
    expect((actions?.x ?? width) + (actions?.width ?? 0)).toBeLessThan(width);
    const { technicians = [] } = (await call(admin, 'GET', `/appointments/${appointment.id}`)) as Appointment;
    expect(technicians).not.toEqual([]);
    await rows
      .getByRole('button', { name: /^Αυτοψία/ })
      .getByText(`${customerName} · 697 412 0355 · Ερμού 12, Μαρούσι · ${technicians.join(', ')}`)
      .waitFor();
  }
  await admin.setViewportSize({ width: 1280, height: 900 });
  const question = admin.getByRole('alertdialog', { name: 'Ολοκλήρωση πριν από την ώρα του;' });
  await choice.selectOption('Ολοκληρώθηκε');
  await question.getByRole('button', { name: 'Πίσω' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await choice.inputValue()).toBe('pending');
  await choice.selectOption('Ολοκληρώθηκε');
  // The row first offers an undo, then shows its select again.
  await Promise.all([
    toast(admin, 'Το ραντεβού ενημερώθηκε').waitFor(),
    rows.getByRole('button', { name: /^Αναίρεση/ }).waitFor(),
    question.getByRole('button', { name: 'Ολοκληρώθηκε' }).click(),
  ]);
  await expect.poll(() => choice.inputValue()).toBe('completed');
  // What was done is not deleted: it is opened again first.
  await rows.getByRole('button', { name: /^Διαγραφή/ }).waitFor({ state: 'detached' });
  await call(admin, 'PUT', `/appointments/${appointment.id}/status`, { status: 'pending' });
  await rows.getByRole('button', { name: /^Διαγραφή/ }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Διαγραφή' }).click();
  await toast(admin, 'Το ραντεβού διαγράφηκε').waitFor();
  await main.getByText('Δεν βρέθηκαν ραντεβού').waitFor();
});

test('an appointment agreed on the telephone is written in for a customer of the shop, outside the opening hours with a reason', async () => {
  const admin = await openAdmin();
  const monday = await quietMonday(admin);
  await openWeek(admin, monday);
  await admin.getByRole('button', { name: 'Νέο ραντεβού' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Νέο ραντεβού' });
  await dialog.getByLabel('Υπηρεσία').selectOption('Αυτοψία και μελέτη ασφάλειας');
  await dialog.getByRole('button', { name: 'Κράτηση ραντεβού' }).click();
  await dialog.getByText('Επιλέξτε ημερομηνία').waitFor();
  await dialog.getByLabel('Πελάτης του καταστήματος').fill('μαρκακη');
  await dialog.getByRole('button', { name: /Ελένη Μαρκάκη/ }).click();
  await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe('eleni@pelatis.example');
  const day = dialog.getByRole('button', { name: new RegExp(`^${formatDay(monday)}`) });
  while ((await day.count()) === 0) await dialog.getByRole('button', { name: 'Επόμενος μήνας' }).click();
  await day.click();
  for (const text of ['Εκτός ωραρίου', '21:00']) await dialog.getByText(text).click();
  await dialog.getByRole('button', { name: 'Κράτηση ραντεβού' }).click();
  await admin.getByLabel('Γιατί').fill('Μόνο τότε είναι σπίτι');
  await admin.getByRole('button', { name: 'Να κλειστεί έτσι' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await dayOf(admin, monday).getByText('Ελένη Μαρκάκη').waitFor();
  await dayOf(admin, monday).getByText('Εγκεκριμένο').waitFor();
});

describe('the test page of the appointments', () => {
  test('tells a wrong password from a failed connection, and lets in and out', async () => {
    const page = await openWindow();
    await open(page, '/appointments-test');
    const field = page.getByLabel('Κωδικός διαχειριστή');
    const enter = page.getByRole('main').getByRole('button', { name: 'Σύνδεση' });
    await field.fill('λάθος');
    await enter.click();
    await toast(page, 'Λάθος κωδικός').waitFor();
    await field.fill(password);
    await enter.click();
    await page.getByText('Συνδεθήκατε ως διαχειριστής.', { exact: false }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await wideElements(page, 320)).toEqual([]);
    await page.getByRole('button', { name: 'Αποσύνδεση' }).click();
    await field.waitFor();
    await waitForScript(page);
  });
});
