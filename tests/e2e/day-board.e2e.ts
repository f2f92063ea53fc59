import { describe, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright';
import type { Appointment } from '#features/booking/contract.ts';
import type { Technician } from '#features/team/contract.ts';
import type { LocalDate } from '#shared/dates.ts';
import { open, openWindow, openChangedShop, settle } from '../support/browser/browser.ts';
import {
  dragByFinger,
  liftByKey,
  ofDay,
  quietMonday,
  toast,
  writeIn,
} from '../support/browser/admin-calendar.ts';
import { call, enterOffice, openAdmin } from '../support/browser/visitors.ts';

openChangedShop();

const read = (admin: Page, { id }: Appointment) =>
  call(admin, 'GET', `/appointments/${id}`) as Promise<Appointment>;

type Day = { date: LocalDate; visit: Appointment; from: Technician; to: Technician };

/** Opens the day view with one visit at 11:00, which `from` goes to; `to` is the other technician. */
async function openDay(admin: Page): Promise<Day> {
  const date = await quietMonday(admin);
  const visit = await read(admin, await writeIn(admin, date));
  const team = (await call(admin, 'GET', '/admin/technicians')) as Technician[];
  const from = team.find(({ id }) => visit.technicianIds?.includes(id));
  const to = team.find(({ id }) => id !== from?.id);
  if (!from || !to) throw new Error('There are no two technicians');
  await open(admin, `/appointments-admin?view=day&date=${date}`);
  return { date, visit, from, to };
}

const blockOf = (admin: Page, { id }: Appointment, technician: Technician) =>
  admin.locator(`[data-lane="${id} ${technician.id}"]`);
const cellOf = (admin: Page, technician: Technician, hour: number) =>
  admin.locator(`[data-cell="${technician.id} ${hour}"]`);

/** Waits until the visit is at the other technician at 13:00, on the same day, then undoes it. */
async function seeAndUndo(admin: Page, { date, visit, from, to }: Day): Promise<void> {
  await blockOf(admin, visit, to).getByText('13:00').waitFor();
  // Under the pointer it stays, and with it its undo.
  await toast(admin, 'Το ραντεβού ενημερώθηκε').hover();
  expect(await read(admin, visit)).toMatchObject({
    appointmentDate: date,
    appointmentTime: '13:00',
    technicianIds: [to.id],
  });
  await admin.getByRole('button', { name: 'Αναίρεση' }).click();
  await toast(admin, 'Η αλλαγή αναιρέθηκε').waitFor();
  await blockOf(admin, visit, from).getByText('11:00').waitFor();
  expect(await blockOf(admin, visit, to).count()).toBe(0);
  expect(await read(admin, visit)).toMatchObject({ appointmentTime: '11:00', technicianIds: [from.id] });
}

/** Makes the screen so high that a cell is in its lowest fifth, but not at its very edge. */
async function putLow(admin: Page, cell: Locator): Promise<void> {
  const { y = 0 } = (await cell.boundingBox()) ?? {};
  await admin.setViewportSize({ width: 390, height: Math.round((y + ofDay.put) / 0.85) });
  // A higher screen may scroll the page when it is laid out.
  await settle(admin);
}

/** Lets the page draw some frames, in which it would scroll if it did. */
const passFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });

describe('a visit in the day view goes to another hour of another technician, and back by undoing it', () => {
  test('by finger, while a swipe only scrolls', async () => {
    const admin = await openWindow({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    await enterOffice(admin);
    const day = await openDay(admin);
    const { visit, from, to } = day;
    const [block, cell] = [blockOf(admin, visit, from), cellOf(admin, to, 13)];
    const held = admin.locator('[inert] [data-lane]');
    await cell.scrollIntoViewIfNeeded();
    await dragByFinger(admin, block, cell, undefined, ofDay);
    expect(await held.count()).toBe(0);
    expect(await read(admin, visit)).toMatchObject({ appointmentTime: '11:00', technicianIds: [from.id] });

    await cell.scrollIntoViewIfNeeded();
    await putLow(admin, cell);
    const scrolled = () => admin.evaluate(() => window.scrollY);
    const before = await scrolled();
    const rest = () => passFrames(admin);
    await dragByFinger(admin, block, cell, held, { ...ofDay, rest });
    expect(await scrolled()).toBe(before);
    await seeAndUndo(admin, day);
  });

  test('by keyboard, while a screen reader is told and the focus follows', async () => {
    const admin = await openAdmin();
    const day = await openDay(admin);
    const { visit, from, to } = day;
    const said = admin.locator('[id^="DndLiveRegion"]');
    const block = blockOf(admin, visit, from);
    const isRight =
      ((await cellOf(admin, to, 11).boundingBox())?.x ?? 0) > ((await block.boundingBox())?.x ?? 0);
    const lift = async () => {
      await block.focus();
      await liftByKey(admin, `${visit.customerName} είναι στην αρχική της θέση: 11:00, ${from.name}`);
    };
    await lift();
    for (const hour of ['12:00', '13:00']) {
      await admin.keyboard.press('ArrowDown');
      await expect.poll(() => said.textContent()).toContain(`${hour}, ${from.name}`);
    }
    await admin.keyboard.press(isRight ? 'ArrowRight' : 'ArrowLeft');
    await expect.poll(() => said.textContent()).toContain(`13:00, ${to.name}`);
    await admin.keyboard.press('Space');
    await expect.poll(() => said.textContent()).toContain(`είναι τώρα: 13:00, ${to.name}`);
    const moved = blockOf(admin, visit, to);
    await expect.poll(() => moved.evaluate((element) => element === document.activeElement)).toBe(true);
    await seeAndUndo(admin, day);

    await lift();
    await admin.keyboard.press('ArrowDown');
    await expect.poll(() => said.textContent()).toContain(`12:00, ${from.name}`);
    await admin.keyboard.press('Escape');
    await expect.poll(() => said.textContent()).toContain('Η μετακίνηση ακυρώθηκε');
    expect(await read(admin, visit)).toMatchObject({ appointmentTime: '11:00', technicianIds: [from.id] });
  });
});
