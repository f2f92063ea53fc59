import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { formatDay, formatShortDay } from '#shared/dates.ts';
import {
  book,
  emptyDay,
  hour,
  largeService,
  openBooking,
  showDay,
  smallService,
} from '../support/browser/booking.ts';
import { accessibilityFaults, coveredByToast, open, openWindow, settle } from '../support/browser/browser.ts';
import { inspect, inspectBothThemes } from '../support/browser/inspect.ts';
import { enter, tabTo, type } from '../support/browser/keyboard.ts';
import { openAs, openAsNewBuyer, password } from '../support/browser/visitors.ts';

const main = (page: Page) => page.getByRole('main');
const smallTitle = 'Αυτοψία και μελέτη ασφάλειας';
const bookSmall = /^Κλείστε ραντεβού ?: Αυτοψία/;

test('who waits for approval is told that this stands against a booking, and comes back to its button', async () => {
  const page = await openAs('maria@anamoni.example');
  await open(page, '/services');
  const button = main(page).getByRole('button', { name: /Κλείστε ραντεβού ?: Προληπτική συντήρηση/ });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Προληπτική συντήρηση' });
  await dialog.getByText('Ο λογαριασμός σας δεν έχει επιβεβαιωθεί ακόμη').waitFor();
  await dialog.getByRole('link', { name: 'Επικοινωνία' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForURL('/services');
  await button.and(page.locator(':focus')).waitFor();
});

test('who signs in on the way to a booking comes back to it, with the details filled in', async () => {
  const { email } = await openAsNewBuyer('epistrofi');
  const page = await openWindow();
  await open(page, '/');
  await main(page).getByRole('link', { name: bookSmall }).click();
  const signIn = page.getByRole('dialog', { name: smallTitle }).getByRole('link', { name: 'Σύνδεση' });
  await signIn.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await signIn.click();
  await page.waitForURL(/customer-login/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Κωδικός').fill(password);
  await main(page).getByRole('button', { name: 'Σύνδεση' }).click();
  const dialog = page.getByRole('dialog', { name: smallTitle });
  await dialog.getByText('Άννα Δοκίμου').waitFor();
  expect(await dialog.getByLabel('Ονοματεπώνυμο').inputValue()).toBe('Άννα Δοκίμου');
  expect(await dialog.getByLabel('Email').inputValue()).toBe(email);
  expect(await dialog.getByLabel(/Τηλέφωνο/).inputValue()).toBe('210 123 4567');
  expect(await dialog.getByLabel(/Διεύθυνση/).inputValue()).toBe('Ηρακλείου 12, Νέα Ιωνία 142 31');
});

test('with the keyboard alone one books an hour and finds it in the dashboard', async () => {
  const { page } = await openAsNewBuyer('pliktrologio-rantevou');
  await open(page, '/services');
  await enter(page, main(page).getByRole('button', { name: bookSmall }));
  const dialog = page.getByRole('dialog', { name: smallTitle });
  await dialog.getByLabel('Ονοματεπώνυμο').waitFor();
  await enter(page, dialog.getByRole('button', { name: 'Επόμενος μήνας' }));
  await tabTo(page, dialog.getByRole('grid').locator('button[tabindex="0"]'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  // The days that are closed or full are walked over too.
  const isOff = () => dialog.locator('button:focus').getAttribute('aria-disabled');
  while (await isOff()) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await dialog.getByText(/^\d+ διαθέσιμ/).waitFor();
  await tabTo(page, dialog.getByRole('radio', { disabled: false }).first());
  await page.keyboard.press('ArrowDown');
  const chosen = dialog.getByRole('radio', { checked: true });
  await chosen.waitFor();
  await type(page, dialog.getByLabel(/Σημειώσεις/), 'Με το πληκτρολόγιο');
  await enter(page, dialog.getByRole('button', { name: 'Κράτηση ραντεβού' }));
  await dialog.getByText('Το ραντεβού σας καταχωρίστηκε').waitFor();
  await page.getByText('Επιτυχής κράτηση').first().waitFor();
  await enter(page, dialog.getByRole('link', { name: 'Τα ραντεβού μου' }));
  await page.waitForURL('/customer-dashboard?tab=appointments');
  const card = main(page).getByRole('listitem').filter({ hasText: smallTitle });
  await card.getByText('Με το πληκτρολόγιο').waitFor();
  await card.getByText('Εκκρεμές').waitFor();
});

test('on a phone one books with the thumb, and the way back closes the sheet', async () => {
  const { page } = await openAsNewBuyer('kinito');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/services');
  const button = main(page).getByRole('button', { name: bookSmall });
  await button.click();
  const dialog = page.getByRole('dialog', { name: smallTitle });
  await dialog.getByRole('button', { name: /Πρώτη διαθέσιμη/ }).waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForURL('/services');

  await button.click();
  await dialog.getByRole('button', { name: /Πρώτη διαθέσιμη/ }).click();
  await dialog.getByRole('radio', { disabled: false }).first().waitFor();
  await settle(page);
  // The first one may be over before it is booked.
  const label = dialog.locator('label:has(input[type=radio]:enabled)').last();
  const size = await label.boundingBox();
  expect(size?.height).toBeGreaterThanOrEqual(44);
  await label.click();
  await dialog.getByText(/^Επιλογή:/).waitFor();
  await dialog.getByRole('button', { name: 'Κράτηση ραντεβού' }).click();
  const confirmation = dialog.getByText('Το ραντεβού σας καταχωρίστηκε');
  await confirmation.waitFor();
  const wayOn = dialog.getByRole('link', { name: 'Τα ραντεβού μου' });
  expect(await coveredByToast(page, [dialog, confirmation, wayOn])).toEqual([]);
  await dialog.getByRole('button', { name: 'Κλείσιμο' }).last().click();
  await dialog.waitFor({ state: 'hidden' });
});

test('what is missing is said beside its field and in a toast, and nothing is sent', async () => {
  const { page } = await openAsNewBuyer('elleipis');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const dialog = await openBooking(page, smallService);
  // The first free day, once known, turns the calendar to its month.
  await dialog.getByRole('button', { name: /Πρώτη διαθέσιμη/ }).waitFor();
  await dialog.getByLabel('Ονοματεπώνυμο').fill('');
  await dialog.getByLabel(/Τηλέφωνο/).fill('123');
  await dialog.getByRole('button', { name: 'Κράτηση ραντεβού' }).click();
  await page.getByText('Συμπληρώστε όλα τα υποχρεωτικά πεδία').first().waitFor();
  await page.getByText('Παρακαλώ συμπληρώστε ημερομηνία, ώρα, όνομα και email.').first().waitFor();
  const button = dialog.getByRole('button', { name: 'Κράτηση ραντεβού' });
  expect(await coveredByToast(page, [button])).toEqual([]);
  await dialog.getByText('Επιλέξτε ημερομηνία', { exact: true }).waitFor();
  await dialog.getByText('Συμπληρώστε το ονοματεπώνυμό σας').waitFor();
  await dialog.getByText(/Συμπληρώστε έγκυρο τηλέφωνο/).waitFor();
  await dialog.getByRole('grid').locator('button[tabindex="0"]:focus').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(sent.filter((url) => url.includes('/api/appointments'))).toEqual([]);
});

test('who may withdraw is asked before a visit within those days', async () => {
  const { page } = await openAsNewBuyer('synainesi');
  const dialog = await openBooking(page, 'syntirisi');
  await dialog.getByRole('button', { name: /Πρώτη διαθέσιμη/ }).click();
  await dialog.locator('label:has(input[type=radio]:enabled)').last().click();
  await dialog.getByRole('button', { name: 'Κράτηση ραντεβού' }).click();
  await dialog.getByText(/χρειαζόμαστε το αίτημά σας/).waitFor();
  await dialog.getByRole('checkbox', { name: /^Ζητώ να αρχίσει η υπηρεσία/ }).check();
  await dialog.getByRole('button', { name: 'Κράτηση ραντεβού' }).click();
  await dialog.getByText('Το ραντεβού σας καταχωρίστηκε').waitFor();
});

test('an hour that is lost at the last moment shows as taken, and what was typed stays', async () => {
  const { page } = await openAsNewBuyer('xameni');
  const other = (await openAsNewBuyer('allos')).page;
  const date = await emptyDay(page, 80);
  const dialog = await openBooking(page, largeService);
  await (await showDay(dialog, date)).click();
  await hour(dialog, '10:00').press();
  await dialog.getByText(`${formatShortDay(date)}, 10:00`).waitFor();
  await dialog.getByLabel(/Σημειώσεις/).fill('Δεύτερος όροφος');
  await book(other, largeService, date, '09:00');
  await dialog.getByRole('button', { name: 'Κράτηση ραντεβού' }).click();
  await dialog.getByText('Η ώρα αυτή δεν είναι πια ελεύθερη. Επιλέξτε άλλη ώρα.').waitFor();
  for (const time of ['09:00', '10:00', '12:00']) {
    const taken = dialog.getByRole('radio', { name: `${time} κλεισμένη`, disabled: true });
    await taken.waitFor({ state: 'attached' });
  }
  await dialog.locator('s').filter({ hasText: '10:00' }).waitFor();
  expect(await dialog.getByLabel(/Σημειώσεις/).inputValue()).toBe('Δεύτερος όροφος');

  await hour(dialog, '13:00').press();
  await dialog.getByRole('button', { name: 'Κράτηση ραντεβού' }).click();
  await dialog.getByText('Το ραντεβού σας καταχωρίστηκε').waitFor();
  await dialog.getByText(`${formatDay(date)}, 13:00–17:00`).waitFor();
});

test('booking and asking for another hour are accessible and fit every screen in both themes', async () => {
  const { page } = await openAsNewBuyer('prosvasi');
  const date = await emptyDay(page, 120);
  await book(page, smallService, date, '10:00');
  const dialog = await openBooking(page, largeService);
  await (await showDay(dialog, date)).click();
  await hour(dialog, '12:00').press();
  // A phone shows the dialog as a sheet.
  await inspectBothThemes(page);
  await open(page, '/customer-dashboard?tab=appointments');
  await main(page).getByText('Ιστορικό').click();
  await main(page)
    .getByRole('button', { name: /Ζητήστε άλλη ώρα/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Πρώτη διαθέσιμη/ })
    .waitFor();
  await inspect(page, [1440, 320, 390]);
});
