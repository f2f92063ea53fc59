import { describe, expect, test } from 'vitest';
import { addDays, formatDay } from '../../src/shared/dates.ts';
import { openOwnShop, openWindow } from '../support/browser/browser.ts';
import {
  cardOf,
  dateOf,
  dayOf,
  dragByFinger,
  dragByMouse,
  fillHour,
  openWeek,
  quietMonday,
  toast,
  writeIn,
} from '../support/browser/office-calendar.ts';
import { call, openOffice, password } from '../support/browser/visitors.ts';

openOwnShop();

describe('an appointment on the week board goes to another day and keeps its time', () => {
  test('by mouse, which the list and the details of the day follow, and back by undoing it', async () => {
    const office = await openOffice();
    const monday = await quietMonday(office);
    const appointment = await writeIn(office, monday);
    await openWeek(office, monday);
    const thursday = addDays(monday, 3);
    await dayOf(office, thursday).getByRole('heading').getByRole('button').click();
    const details = office.getByRole('region', { name: `Ραντεβού, ${formatDay(thursday)}` });
    await office.getByText('Δεν βρέθηκαν ραντεβού').waitFor();
    await dragByMouse(office, cardOf(appointment, office), dayOf(office, thursday));
    await cardOf(appointment, dayOf(office, thursday)).waitFor();
    await toast(office, 'Το ραντεβού ενημερώθηκε').waitFor();
    await toast(office, `Μετακινήθηκε στην ${formatDay(thursday)}, 11:00.`).waitFor();
    await details.getByText(appointment.customerName).first().waitFor();
    expect(await dateOf(office, appointment)).toBe(thursday);

    // The toast with its undo button stays for five seconds.
    await office.getByRole('button', { name: 'Αναίρεση' }).click();
    await toast(office, 'Η μετακίνηση αναιρέθηκε').waitFor();
    await cardOf(appointment, dayOf(office, monday)).waitFor();
    expect(await dateOf(office, appointment)).toBe(monday);
  });

  test('by keyboard, in steps of 25 pixels, while a screen reader is told', async () => {
    const office = await openOffice();
    const monday = await quietMonday(office);
    const appointment = await writeIn(office, monday);
    await openWeek(office, monday);
    const tuesday = addDays(monday, 1);
    const said = office.locator('[id^="DndLiveRegion"]');
    const before = (await dayOf(office, monday).boundingBox())?.width ?? 0;
    await cardOf(appointment, office).focus();
    await office.keyboard.press('Space');
    await expect
      .poll(() => said.textContent())
      .toContain(`${appointment.customerName} είναι στην αρχική του θέση`);
    for (let moved = 0; moved < before; moved += 25) await office.keyboard.press('ArrowRight');
    await dayOf(office, tuesday).getByText('Μετακίνηση εδώ').waitFor();
    await dayOf(office, monday).getByText('αρχική θέση').waitFor();
    await office.keyboard.press('Space');
    await expect.poll(() => said.textContent()).toContain(`μετακινήθηκε στην ${formatDay(tuesday)}, 11:00.`);
    await toast(office, 'Το ραντεβού ενημερώθηκε').waitFor();
    expect(await dateOf(office, appointment)).toBe(tuesday);
    const card = cardOf(appointment, dayOf(office, tuesday));
    await expect.poll(() => card.evaluate((element) => element === document.activeElement)).toBe(true);

    await office.keyboard.press('Space');
    await dayOf(office, tuesday).getByText('αρχική θέση').waitFor();
    await office.keyboard.press('Shift+ArrowRight');
    await dayOf(office, addDays(tuesday, 1)).getByText('Μετακίνηση εδώ').waitFor();
    await office.keyboard.press('Escape');
    await expect.poll(() => said.textContent()).toContain('Η μετακίνηση ακυρώθηκε');
    expect(await dateOf(office, appointment)).toBe(tuesday);
  });

  test('by finger, while a swipe only scrolls', async () => {
    const office = await openWindow({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    await call(office, 'POST', '/admin/login', { password });
    const monday = await quietMonday(office);
    const appointment = await writeIn(office, monday);
    await openWeek(office, monday);
    const [first, second] = [dayOf(office, monday), dayOf(office, addDays(monday, 1))];
    const card = cardOf(appointment, office);
    await card.scrollIntoViewIfNeeded();
    await dragByFinger(office, card, second, false);
    expect(await first.getByText('αρχική θέση').count()).toBe(0);
    expect(await dateOf(office, appointment)).toBe(monday);

    await office.locator('[data-date]').first().scrollIntoViewIfNeeded();
    await dragByFinger(office, card, second);
    await toast(office, 'Το ραντεβού ενημερώθηκε').waitFor();
    await cardOf(appointment, second).waitFor();
    expect(await dateOf(office, appointment)).toBe(addDays(monday, 1));
  });

  test('in two choices from its menu, also to an hour that is free', async () => {
    const office = await openOffice();
    const monday = await quietMonday(office);
    const appointment = await writeIn(office, monday);
    await fillHour(office, addDays(monday, 2), '11:00');
    await openWeek(office, monday);
    const name = `Μετακίνηση σε…: Αυτοψία και μελέτη ασφάλειας, ${appointment.customerName}`;
    await office.getByRole('button', { name }).first().click();
    const dialog = office.getByRole('dialog', { name: 'Μετακίνηση σε…' });
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
    await cardOf(appointment, dayOf(office, addDays(monday, 4))).waitFor();
    expect(await dateOf(office, appointment)).toBe(addDays(monday, 4));
  });
});

describe('a card snaps back, and it is said why, when it is dropped', () => {
  test('on a Sunday', async () => {
    const office = await openOffice();
    const monday = await quietMonday(office);
    const appointment = await writeIn(office, addDays(monday, 5));
    await openWeek(office, monday);
    const sunday = dayOf(office, addDays(monday, 6));
    await sunday.getByText('Κλειστά').waitFor();
    await dragByMouse(office, cardOf(appointment, office), sunday);
    await toast(office, 'Αποτυχία ενημέρωσης ημερομηνίας').waitFor();
    await toast(office, 'Την ημέρα αυτή είμαστε κλειστά. Επιλέξτε άλλη ημέρα.').waitFor();
    await cardOf(appointment, dayOf(office, addDays(monday, 5))).waitFor();
  });

  test('on a day that is full at its hour, as the server says', async () => {
    const office = await openOffice();
    const monday = await quietMonday(office);
    const appointment = await writeIn(office, monday);
    await fillHour(office, addDays(monday, 1), '11:00');
    await openWeek(office, monday);
    await dragByMouse(office, cardOf(appointment, office), dayOf(office, addDays(monday, 1)));
    await toast(office, 'Αποτυχία ενημέρωσης ημερομηνίας').waitFor();
    await toast(office, 'Η ώρα αυτή μόλις κλείστηκε. Επιλέξτε άλλη ώρα.').waitFor();
    await cardOf(appointment, dayOf(office, monday)).waitFor();
    expect(await dateOf(office, appointment)).toBe(monday);
  });

  test('in the past', async () => {
    const office = await openOffice();
    const monday = await quietMonday(office);
    const appointment = await writeIn(office, addDays(monday, 1));
    await office.clock.install({ time: new Date(`${addDays(monday, 1)}T06:00:00Z`) });
    await openWeek(office, monday);
    // The page checks the clock every thirty seconds.
    await office.clock.runFor(40_000);
    await dragByMouse(office, cardOf(appointment, office), dayOf(office, monday));
    await toast(office, 'Η ώρα αυτή έχει περάσει. Επιλέξτε μια μεταγενέστερη.').waitFor();
    await cardOf(appointment, dayOf(office, addDays(monday, 1))).waitFor();
  });
});
