import { describe, expect, test } from 'vitest';
import { addDays, formatDay } from '#shared/dates.ts';
import { openWindow, openChangedShop } from '../support/browser/browser.ts';
import {
  cardOf,
  dateOf,
  dayOf,
  dragByFinger,
  dragByMouse,
  fillHour,
  liftByKey,
  ofWeek,
  openWeek,
  quietMonday,
  toast,
  writeIn,
} from '../support/browser/admin-calendar.ts';
import { call, openAdmin, password } from '../support/browser/visitors.ts';

openChangedShop();

describe('an appointment on the week board goes to another day and keeps its time', () => {
  test('by mouse, which the list and the details of the day follow, and back by undoing it', async () => {
    const admin = await openAdmin();
    const monday = await quietMonday(admin);
    const appointment = await writeIn(admin, monday);
    await openWeek(admin, monday);
    const thursday = addDays(monday, 3);
    await dayOf(admin, thursday).getByRole('heading').getByRole('button').click();
    const details = admin.getByRole('region', { name: `Ραντεβού, ${formatDay(thursday)}` });
    await admin.getByText('Δεν βρέθηκαν ραντεβού').waitFor();
    const rest = () => dayOf(admin, thursday).getByText('Μετακίνηση εδώ').waitFor();
    await dragByMouse(admin, cardOf(appointment, admin), dayOf(admin, thursday), { ...ofWeek, rest });
    await cardOf(appointment, dayOf(admin, thursday)).waitFor();
    const changed = toast(admin, 'Το ραντεβού ενημερώθηκε');
    // Under the pointer it stays, and with it its undo.
    await changed.hover();
    await toast(admin, `Μετακινήθηκε στην ${formatDay(thursday)}, 11:00.`).waitFor();
    await details.getByText(appointment.customerName).first().waitFor();
    expect(await dateOf(admin, appointment)).toBe(thursday);

    await admin.getByRole('button', { name: 'Αναίρεση' }).click();
    await toast(admin, 'Η μετακίνηση αναιρέθηκε').waitFor();
    await cardOf(appointment, dayOf(admin, monday)).waitFor();
    expect(await dateOf(admin, appointment)).toBe(monday);
  });

  test('by keyboard, in steps of 25 pixels, while a screen reader is told', async () => {
    const admin = await openAdmin();
    const monday = await quietMonday(admin);
    const appointment = await writeIn(admin, monday);
    await openWeek(admin, monday);
    const tuesday = addDays(monday, 1);
    const said = admin.locator('[id^="DndLiveRegion"]');
    const before = (await dayOf(admin, monday).boundingBox())?.width ?? 0;
    await cardOf(appointment, admin).focus();
    await liftByKey(admin, `${appointment.customerName} είναι στην αρχική του θέση`);
    for (let moved = 0; moved < before; moved += 25) await admin.keyboard.press('ArrowRight');
    await dayOf(admin, tuesday).getByText('Μετακίνηση εδώ').waitFor();
    await dayOf(admin, monday).getByText('αρχική θέση').waitFor();
    await admin.keyboard.press('Space');
    await expect.poll(() => said.textContent()).toContain(`μετακινήθηκε στην ${formatDay(tuesday)}, 11:00.`);
    await toast(admin, 'Το ραντεβού ενημερώθηκε').waitFor();
    expect(await dateOf(admin, appointment)).toBe(tuesday);
    const card = cardOf(appointment, dayOf(admin, tuesday));
    await expect.poll(() => card.evaluate((element) => element === document.activeElement)).toBe(true);

    await liftByKey(admin, 'είναι στην αρχική του θέση');
    await dayOf(admin, tuesday).getByText('αρχική θέση').waitFor();
    await admin.keyboard.press('Shift+ArrowRight');
    await dayOf(admin, addDays(tuesday, 1)).getByText('Μετακίνηση εδώ').waitFor();
    await admin.keyboard.press('Escape');
    await expect.poll(() => said.textContent()).toContain('Η μετακίνηση ακυρώθηκε');
    expect(await dateOf(admin, appointment)).toBe(tuesday);
  });

  test('by finger, while a swipe only scrolls', async () => {
    const admin = await openWindow({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    await call(admin, 'POST', '/admin/login', { password });
    const monday = await quietMonday(admin);
    const appointment = await writeIn(admin, monday);
    await openWeek(admin, monday);
    const [first, second] = [dayOf(admin, monday), dayOf(admin, addDays(monday, 1))];
    const card = cardOf(appointment, admin);
    await card.scrollIntoViewIfNeeded();
    await dragByFinger(admin, card, second);
    expect(await first.getByText('αρχική θέση').count()).toBe(0);
    expect(await dateOf(admin, appointment)).toBe(monday);

    await admin.locator('[data-date]').first().scrollIntoViewIfNeeded();
    const rest = () => second.getByText('Μετακίνηση εδώ').waitFor();
    await dragByFinger(admin, card, second, admin.getByText('αρχική θέση'), { ...ofWeek, rest });
    await toast(admin, 'Το ραντεβού ενημερώθηκε').waitFor();
    await cardOf(appointment, second).waitFor();
    expect(await dateOf(admin, appointment)).toBe(addDays(monday, 1));
  });

  test('in two choices from its menu, also to an hour that is free', async () => {
    const admin = await openAdmin();
    const monday = await quietMonday(admin);
    const appointment = await writeIn(admin, monday);
    await fillHour(admin, addDays(monday, 2), '11:00');
    await openWeek(admin, monday);
    const name = `Μετακίνηση σε…: Αυτοψία και μελέτη ασφάλειας, ${appointment.customerName}`;
    await admin.getByRole('button', { name }).first().click();
    const dialog = admin.getByRole('dialog', { name: 'Μετακίνηση σε…' });
    async function choose(days: number) {
      const day = dialog.getByRole('button', { name: new RegExp(formatDay(addDays(monday, days))) });
      await dialog.getByRole('grid').waitFor();
      if ((await day.count()) === 0) await dialog.getByRole('button', { name: 'Επόμενος μήνας' }).click();
      await day.first().click();
    }
    await choose(2);
    await dialog.getByText('Στις 11:00 δεν υπάρχει ελεύθερος τεχνικός.', { exact: false }).waitFor();
    await choose(4);
    await dialog.getByText(`${formatDay(addDays(monday, 4))}, 11:00`).waitFor();
    await dialog.getByRole('button', { name: 'Μετακίνηση', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await cardOf(appointment, dayOf(admin, addDays(monday, 4))).waitFor();
    expect(await dateOf(admin, appointment)).toBe(addDays(monday, 4));
  });
});

describe('a card snaps back, and it is said why, when it is dropped', () => {
  test('on a day that is full at its hour, as the server says', async () => {
    const admin = await openAdmin();
    const monday = await quietMonday(admin);
    const appointment = await writeIn(admin, monday);
    await fillHour(admin, addDays(monday, 1), '11:00');
    await openWeek(admin, monday);
    const full = dayOf(admin, addDays(monday, 1));
    const rest = () => full.getByText('Μετακίνηση εδώ').waitFor();
    await dragByMouse(admin, cardOf(appointment, admin), full, { ...ofWeek, rest });
    const question = admin.getByRole('alertdialog', { name: 'Πάνω σε γεμάτη ώρα;' });
    await question.getByText('Δεν υπάρχει ελεύθερο συνεργείο.').waitFor();
    await question.getByRole('button', { name: 'Άλλη ώρα' }).click();
    await cardOf(appointment, dayOf(admin, monday)).waitFor();
    expect(await dateOf(admin, appointment)).toBe(monday);
  });
});
