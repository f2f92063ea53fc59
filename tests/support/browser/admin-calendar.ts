import type { CDPSession, Locator, Page } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import type { Appointment, Slot } from '#features/booking/contract.ts';
import { skill } from '#features/services/contract.ts';
import type { Technician } from '#features/team/contract.ts';
import { addDays, athensDate, weekday, type LocalDate } from '#shared/dates.ts';
import { open } from './browser.ts';
import { call, newMark } from './visitors.ts';

/** How many days ahead the demonstration has appointments, plus a margin. */
const demoDays = 28;

/** The first Monday after the demonstration's appointments whose week is open until Saturday and has none yet. */
export async function quietMonday(admin: Page): Promise<LocalDate> {
  const today = athensDate(new Date());
  let monday = addDays(today, demoDays + 8 - weekday(today));
  for (; ; monday = addDays(monday, 7)) {
    const range = `from=${monday}&to=${addDays(monday, 5)}`;
    const days = (await call(admin, 'GET', `/opening-days?${range}`)) as { isOpen: boolean }[];
    const taken = (await call(admin, 'GET', `/admin/appointment-days?${range}`)) as unknown[];
    if (days.every(({ isOpen }) => isOpen) && taken.length === 0) return monday;
  }
}

/** Adds an appointment for a survey, by default at 11:00 and pending, for a customer with a new name. */
export async function writeIn(
  admin: Page,
  date: LocalDate,
  { time = '11:00', status = 'pending' }: { time?: string; status?: string } = {},
): Promise<Appointment> {
  const name = newMark();
  const { appointment } = (await call(admin, 'POST', '/admin/appointments', {
    serviceId: await surveyId(admin),
    appointmentDate: date,
    appointmentTime: time,
    customerName: `Λουκία ${name}`,
    customerEmail: `loukia-${name}@pelatis.example`,
    customerPhone: '6974120355',
    address: 'Ερμού 12, Μαρούσι',
  })) as { appointment: Appointment };
  if (status !== 'confirmed') await call(admin, 'PUT', `/appointments/${appointment.id}/status`, { status });
  removeAfterTest(admin, appointment);
  return appointment;
}

/** Removes the appointment after the test, so that the week is empty for later tests. */
export function removeAfterTest(admin: Page, { id }: Appointment): void {
  onTestFinished(async () => {
    await call(admin, 'DELETE', `/appointments/${id}`).catch(() => undefined);
  });
}

/** Adds a technician with these skills, by default all, who is removed after the test, after the appointments added later. */
export async function addTechnician(
  admin: Page,
  name: string,
  skills: Technician['skills'] = skill.options,
): Promise<Technician> {
  const { technician } = (await call(admin, 'POST', '/admin/technicians', { name, skills })) as {
    technician: Technician;
  };
  onTestFinished(async () => void (await call(admin, 'DELETE', `/admin/technicians/${technician.id}`)));
  return technician;
}

/** The id of the service that needs one technician for one hour. */
export async function surveyId(page: Page): Promise<number> {
  const services = (await call(page, 'GET', '/services')) as { id: number; title: string }[];
  return services.find(({ title }) => title === 'Αυτοψία και μελέτη ασφάλειας')?.id ?? 0;
}

/** Adds appointments until no technician is free at that hour. */
export async function fillHour(admin: Page, date: LocalDate, time: string): Promise<void> {
  const query = `date=${date}&serviceId=${await surveyId(admin)}`;
  const isFree = async () =>
    ((await call(admin, 'GET', `/appointments/available-slots?${query}`)) as Slot[]).some(
      (slot) => slot.time === time && slot.available,
    );
  while (await isFree()) await writeIn(admin, date, { time, status: 'confirmed' });
}

/** Returns the current date of an appointment from the server. */
export const dateOf = async (page: Page, { id }: Appointment): Promise<LocalDate> =>
  ((await call(page, 'GET', `/appointments/${id}`)) as Appointment).appointmentDate;

/** A toast with this text. */
export const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: /Ειδοποιήσεις/ }).getByText(text);

/** Opens the week board at a date. */
export const openWeek = (admin: Page, date: LocalDate) => open(admin, `/appointments-admin?date=${date}`);

/** A day of the week board. */
export const dayOf = (page: Page, date: LocalDate): Locator => page.locator(`[data-date="${date}"]`);

/** An appointment's card on the week board, optionally within a day. */
export const cardOf = ({ id }: Appointment, within: Page | Locator): Locator =>
  within.locator(`[data-appointment="${id}"]`);

async function middleOf(locator: Locator, depth: number) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Nothing to be seen there');
  return { x: box.x + box.width / 2, y: box.y + Math.min(depth, box.height / 2) };
}

/**
 * How many pixels below the upper edge something is picked up, and where it is put down; `rest` runs while it is held there.
 */
type Grip = { pick: number; put: number; rest?: () => Promise<unknown> };
export const ofWeek: Grip = { pick: 8, put: 150 };
/** In the day view a visit begins where its upper edge is put down. */
export const ofDay: Grip = { pick: 20, put: 20 };

/** Drags a card to a day, or to an hour, by mouse. */
export async function dragByMouse(
  page: Page,
  card: Locator,
  target: Locator,
  { pick, put, rest }: Grip = ofWeek,
): Promise<void> {
  await card.scrollIntoViewIfNeeded();
  const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
  // What comes late above the board moves it: its place is looked for until it stays.
  await card.hover({ position: { x: width / 2, y: Math.min(pick, height / 2) } });
  const from = await middleOf(card, pick);
  const to = await middleOf(target, put);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 4, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await rest?.();
  await page.mouse.up();
}

/** Lifts the card that has the focus, of which a screen reader is then told `text`. */
export async function liftByKey(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Space');
  await expect.poll(() => page.locator('[id^="DndLiveRegion"]').textContent()).toContain(text);
  // The library hears the arrows from a timer on, which a busy page may run later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });

/** Drags by touch: holds the card until `held` shows that it is picked up; without that it swipes. */
export async function dragByFinger(
  page: Page,
  card: Locator,
  target: Locator,
  held?: Locator,
  { pick, put, rest }: Grip = ofWeek,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const from = await middleOf(card, pick);
  const to = await middleOf(target, put);
  const moveTo = (part: number) =>
    touch(session, 'touchMove', from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
  const steps = 8;
  const begun = [touch(session, 'touchStart', from.x, from.y)];
  // A swipe moves immediately: a finger that waits would pick up the card.
  if (held) await held.waitFor();
  else begun.push(moveTo(1 / steps));
  await Promise.all(begun);
  for (let step = 1; step <= steps; step += 1) await moveTo(step / steps);
  await rest?.();
  await touch(session, 'touchEnd');
}
