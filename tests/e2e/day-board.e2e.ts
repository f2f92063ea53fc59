import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright';
import type { Appointment } from '../../src/features/booking/contract.ts';
import type { LocalDate } from '../../src/shared/dates.ts';
import { open, openOwnShop } from '../support/browser/browser.ts';
import { quietMonday, toast, writeIn } from '../support/browser/admin-calendar.ts';
import { call, openAdmin } from '../support/browser/visitors.ts';

openOwnShop();

const read = (admin: Page, { id }: Appointment) =>
  call(admin, 'GET', `/appointments/${id}`) as Promise<Appointment>;

/** Opens the day view with one visit, which `from` goes to at 11:00; `to` is the other technician. */
async function openDay(
  admin: Page,
): Promise<{ day: LocalDate; visit: Appointment; from: number; to: number }> {
  const day = await quietMonday(admin);
  const visit = await read(admin, await writeIn(admin, day));
  const [from = 0] = visit.technicianIds ?? [];
  const team = (await call(admin, 'GET', '/admin/technicians')) as { id: number }[];
  const to = team.find(({ id }) => id !== from)?.id ?? 0;
  await open(admin, `/appointments-admin?view=day&date=${day}`);
  return { day, visit, from, to };
}

const blockOf = (admin: Page, { id }: Appointment, technicianId: number) =>
  admin.locator(`[data-lane="${id} ${technicianId}"]`);

describe('a visit in the day view goes to another hour of another technician', () => {
  test('by mouse, and back by undoing it', async () => {
    const admin = await openAdmin();
    const { visit, from, to } = await openDay(admin);
    const block = blockOf(admin, visit, from);
    const cell = admin.locator(`[data-cell="${to} 13"]`);
    await cell.scrollIntoViewIfNeeded();
    const [a, b] = [await block.boundingBox(), await cell.boundingBox()];
    if (!a || !b) throw new Error('Nothing to be seen there');
    await admin.mouse.move(a.x + a.width / 2, a.y + 20);
    await admin.mouse.down();
    await admin.mouse.move(a.x + a.width / 2 + 12, a.y + 24, { steps: 3 });
    await admin.mouse.move(b.x + b.width / 2, b.y + 20, { steps: 8 });
    await admin.mouse.up();
    await blockOf(admin, visit, to).waitFor();
    await toast(admin, 'Το ραντεβού ενημερώθηκε').waitFor();
    expect(await read(admin, visit)).toMatchObject({ appointmentTime: '13:00', technicianIds: [to] });

    await admin.getByRole('button', { name: 'Αναίρεση' }).click();
    await toast(admin, 'Η αλλαγή αναιρέθηκε').waitFor();
    await block.waitFor();
    expect(await read(admin, visit)).toMatchObject({ appointmentTime: '11:00', technicianIds: [from] });
  });

  test('by keyboard, while a screen reader is told and the focus follows, and back by undoing it', async () => {
    const admin = await openAdmin();
    const { visit, from, to } = await openDay(admin);
    const said = admin.locator('[id^="DndLiveRegion"]');
    await blockOf(admin, visit, from).focus();
    await admin.keyboard.press('Space');
    await expect.poll(() => said.textContent()).toContain(visit.customerName);
    await admin.keyboard.press('ArrowDown');
    await expect.poll(() => said.textContent()).toContain('12:00');
    const [first, second] = [blockOf(admin, visit, from), admin.locator(`[data-cell="${to} 12"]`)];
    const isRight = ((await second.boundingBox())?.x ?? 0) > ((await first.boundingBox())?.x ?? 0);
    await admin.keyboard.press(isRight ? 'ArrowRight' : 'ArrowLeft');
    const { name } = (
      (await call(admin, 'GET', '/admin/technicians')) as { id: number; name: string }[]
    ).find(({ id }) => id === to) ?? { name: '' };
    await expect.poll(() => said.textContent()).toContain(`12:00, ${name}`);
    await admin.keyboard.press('Space');
    await toast(admin, 'Το ραντεβού ενημερώθηκε').waitFor();
    await expect.poll(() => said.textContent()).toContain(`είναι τώρα: 12:00, ${name}`);
    const moved = blockOf(admin, visit, to);
    await expect.poll(() => moved.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await read(admin, visit)).toMatchObject({ appointmentTime: '12:00', technicianIds: [to] });

    await admin.getByRole('button', { name: 'Αναίρεση' }).press('Enter');
    await blockOf(admin, visit, from).waitFor();
    expect(await read(admin, visit)).toMatchObject({ appointmentTime: '11:00', technicianIds: [from] });
    // Escape leaves it where it is.
    await blockOf(admin, visit, from).focus();
    await admin.keyboard.press('Space');
    await admin.keyboard.press('ArrowDown');
    await admin.keyboard.press('Escape');
    await expect.poll(() => said.textContent()).toContain('Η μετακίνηση ακυρώθηκε');
    expect(await read(admin, visit)).toMatchObject({ appointmentTime: '11:00' });
  });
});
