import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { formatLongDate, formatShortDay } from '#shared/dates.ts';
import { book, emptyDay, hour, showDay, smallService } from '../support/browser/booking.ts';
import { open } from '../support/browser/browser.ts';
import { call, openAs, openAsNewBuyer, openAdmin } from '../support/browser/visitors.ts';

const main = (page: Page) => page.getByRole('main');
const smallTitle = 'Αυτοψία και μελέτη ασφάλειας';

test('the customer asks for another time and then cancels, up to a day before', async () => {
  const { page } = await openAsNewBuyer('allagi');
  const date = await emptyDay(page, 100);
  const next = await emptyDay(page, 135);
  await book(page, smallService, date, '11:00');
  await open(page, '/customer-dashboard');
  await main(page)
    .getByText(`${formatShortDay(date)}, 11:00`)
    .waitFor();
  await main(page).getByRole('heading', { name: 'Επόμενο ραντεβού' }).waitFor();
  await main(page)
    .getByRole('link', { name: /Επερχόμενα ραντεβού/ })
    .click();
  await page.waitForURL('/customer-dashboard?tab=appointments');
  const card = main(page).getByRole('listitem').filter({ hasText: smallTitle });
  await card.getByText(formatLongDate(date)).waitFor();
  await card.getByRole('button', { name: /Ζητήστε άλλη ώρα/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Άλλη ώρα για το ραντεβού σας' });
  await (await showDay(dialog, next)).click();
  await hour(dialog, '12:00').press();
  await dialog.getByRole('button', { name: 'Ζητήστε αυτή την ώρα' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await card.getByText(formatLongDate(next)).waitFor();
  await card.getByText('Ιστορικό').click();
  await card.getByText(`${formatShortDay(date)}, 11:00 → ${formatShortDay(next)}, 12:00`).waitFor();

  await card.getByRole('button', { name: /Ακύρωση/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Θέλετε να ακυρώσετε αυτό το ραντεβού;' });
  await question.getByLabel(/Λόγος/).fill('Λείπω εκτός Αθηνών');
  await question.getByRole('button', { name: 'Ναι, ακύρωση' }).click();
  await question.waitFor({ state: 'hidden' });
  await main(page).getByText('Δεν έχετε προγραμματισμένα ραντεβού.').waitFor();
  await main(page).getByRole('region', { name: 'Προηγούμενα' }).getByText('Ακυρώθηκε').first().waitFor();
});

test('what the shop decides appears in the open dashboard by itself; after a move the visit is asked about', async () => {
  const { page } = await openAsNewBuyer('zontana');
  const admin = await openAdmin();
  const date = await emptyDay(page, 110);
  await book(page, smallService, date, '09:00', 'Ηρακλείου 12, Νέα Ιωνία');
  await open(page, '/customer-dashboard?tab=appointments');
  const card = main(page).getByRole('listitem').filter({ hasText: smallTitle });
  await card.getByText('Εκκρεμές').waitFor();
  const [{ id }] = (await call(page, 'GET', '/appointments?mine=true')) as [{ id: string }];
  await call(admin, 'PUT', `/appointments/${id}`, { status: 'confirmed' });
  await card.getByText('Εγκεκριμένο').first().waitFor();

  await open(page, '/customer-dashboard?tab=profile');
  await main(page).getByRole('button', { name: 'Επεξεργασία' }).click();
  await main(page).getByRole('textbox', { name: 'Διεύθυνση' }).fill('Μαιζώνος 5');
  await main(page).getByRole('button', { name: 'Αποθήκευση' }).click();
  await main(page).getByRole('heading', { name: 'Στην παλιά διεύθυνση έχετε ακόμη:' }).waitFor();
  await main(page)
    .getByRole('link', { name: /Νέα διεύθυνση για το ραντεβού/ })
    .click();
  await expect.poll(() => page.getByRole('textbox', { name: /^Θέμα/ }).inputValue()).toContain('09:00');
});

test('who waits for approval reads in the dashboard when appointments will be possible', async () => {
  const page = await openAs('maria@anamoni.example');
  await open(page, '/customer-dashboard?tab=appointments');
  await main(page).getByText('Μόλις εγκριθεί ο λογαριασμός σας, θα κλείνετε ραντεβού').waitFor();
});
