import { beforeEach, describe, expect, it } from 'vitest';
import type { Appointment, Slot } from '#features/booking/contract.ts';
import type { HandedOver, Visit } from '#features/booking/roster-contract.ts';
import type { Absence } from '#features/team/absence-contract.ts';
import { putAdminPassword } from '../../support/app/admin-access.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { friday, putAppointment, putService, putTechnicians } from '../../support/app/booking.ts';
import { passUndo } from '../../support/app/held.ts';
import { monday } from '../../support/app/requests.ts';
import { putCustomer } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let admin: string;
let serviceId: number;
let first: number;
let second: number;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(friday);
  admin = await app.signIn('admin');
  serviceId = await putService();
  [first = 0, second = 0] = await putTechnicians({}, {});
  return () => app.setNow(undefined);
});

const ask = (method: string, path: string, body?: Record<string, unknown>, cookie = admin) =>
  app.request(method, `/api${path}`, { cookie, ...(body && { body }) });
const away = (technicianId: number, from = monday, to = monday) =>
  ask('POST', `/admin/technicians/${technicianId}/absences`, { from, to });

/** A confirmed visit of technicians on Monday. */
async function visitAt(startHour: number, ...crew: number[]): Promise<string> {
  const id = await putAppointment({ serviceId, startHour, status: 'confirmed' });
  const rows = crew.map((technicianId) => ({
    technicianId,
    date: monday,
    hour: startHour,
    appointmentId: id,
  }));
  await app.services.database.db.insertInto('technicianHours').values(rows).execute();
  return id;
}
const visits = async () =>
  (await ask('GET', `/admin/technicians/${first}/visits?from=${monday}&to=${monday}`)).body as Visit[];
const handOver = async (...given: Record<string, unknown>[]) =>
  (await ask('POST', `/admin/technicians/${first}/hand-over`, { visits: given })).body as {
    results: HandedOver[];
  };
const read = async (id: string) => (await ask('GET', `/appointments/${id}`)).body as Appointment;
const mails = () => app.services.database.db.selectFrom('devMails').select('subject').orderBy('id').execute();

describe('a technician who is away', () => {
  it('gets no new visits on those days, and gets them again once it has ended', async () => {
    const free = async () => {
      const { body } = await ask(
        'GET',
        `/appointments/available-slots?date=${monday}&serviceId=${serviceId}`,
      );
      return (body as Slot[]).filter(({ available }) => available).length;
    };
    await visitAt(10, second);
    const before = await free();
    const { body } = await away(first);
    expect(await free()).toBe(before - 1);
    const { absence } = body as { absence: Absence };
    expect((await ask('DELETE', `/admin/absences/${absence.id}`, {})).status).toBe(200);
    expect(await free()).toBe(before);
  });

  it('is not given a visit that moves to such a day', async () => {
    const id = await visitAt(10, first);
    await away(first, '2026-11-24', '2026-11-25');
    await ask('PUT', `/appointments/${id}/date`, { appointmentDate: '2026-11-24' });
    expect((await read(id)).technicianIds).toEqual([second]);
  });

  it('is away once: days that overlap, that have passed or that are too many are refused', async () => {
    expect((await away(first, monday, '2026-11-27')).status).toBe(200);
    expect((await away(first, '2026-11-27', '2026-11-28')).status).toBe(409);
    expect((await away(second, '2026-11-02', '2026-11-03')).status).toBe(400);
    expect((await away(second, monday, '2027-03-01')).status).toBe(400);
    expect((await away(second, '2026-11-27', monday)).status).toBe(400);
    expect((await away(999_999)).status).toBe(404);
    // A mistyped year.
    expect((await away(second, '2036-11-02', '2036-11-03')).body).toMatchObject({
      fields: { to: 'Επιλέξτε ημέρα μέσα στα επόμενα δύο χρόνια.' },
    });
  });

  it('is no customer’s business', async () => {
    const cookie = await app.signIn({ customerId: await putCustomer() });
    expect((await ask('GET', '/admin/absences', undefined, cookie)).status).toBe(403);
    const own = await visitAt(11, first);
    expect(
      (
        await ask(
          'PUT',
          `/appointments/${own}/technician`,
          { technicianId: second, insteadOf: first },
          cookie,
        )
      ).status,
    ).toBe(403);
  });
});

describe('visits in the way of an absence', () => {
  it('say who is free at the same hour, or else the next free time, and never propose one person twice', async () => {
    const ten = await visitAt(10, first);
    const eleven = await visitAt(11, first);
    await visitAt(11, second);
    await visitAt(9, second);
    const [atTen, atEleven, ...more] = await visits();
    expect(more).toEqual([]);
    expect(atTen).toMatchObject({ appointmentId: ten, proposed: second });
    expect(atEleven).toMatchObject({
      appointmentId: eleven,
      candidates: [],
      nextFree: { date: monday, time: '12:00' },
    });
  });

  it('are given to another at the same hour without telling the customer', async () => {
    const id = await visitAt(10, first);
    const { results } = await handOver({ appointmentId: id, toTechnicianId: second });
    expect(results).toEqual([{ appointmentId: id, undo: expect.any(String) }]);
    expect(await read(id)).toMatchObject({ technicianIds: [second], appointmentTime: '10:00' });
    await passUndo(app);
    expect(await mails()).toEqual([]);
    expect(await visits()).toEqual([]);
  });

  it('go to the next free time, of which the customer hears once', async () => {
    const id = await visitAt(10, first);
    await visitAt(10, second);
    await away(first);
    const [visit] = await visits();
    await handOver({
      appointmentId: id,
      appointmentDate: visit?.nextFree?.date,
      appointmentTime: visit?.nextFree?.time,
    });
    expect(await read(id)).toMatchObject({ technicianIds: [second], appointmentTime: '09:00' });
    await passUndo(app);
    await passUndo(app);
    expect(await mails()).toHaveLength(1);
  });

  it('are refused one by one: who is busy, away or lacks the skill keeps nobody else from theirs', async () => {
    const [unskilled = 0] = await putTechnicians({ skills: [] });
    await app.services.database.db
      .updateTable('services')
      .set({ requiredSkills: ['alarm'] })
      .where('id', '=', serviceId)
      .execute();
    const [ten, eleven, noon] = [
      await visitAt(10, first),
      await visitAt(11, first),
      await visitAt(12, first),
    ];
    await visitAt(11, second);
    const { results } = await handOver(
      { appointmentId: ten, toTechnicianId: unskilled },
      { appointmentId: eleven, toTechnicianId: second },
      { appointmentId: noon, toTechnicianId: second },
      { appointmentId: 'none', toTechnicianId: second },
    );
    expect(results.map(({ error }) => error ?? 'given')).toEqual([
      expect.stringContaining('ειδικότητες'),
      expect.stringContaining('άλλη δουλειά'),
      'given',
      expect.stringContaining('δεν βρέθηκε'),
    ]);
    expect((await read(eleven)).technicianIds).toEqual([first]);
  });

  it.each(['another technician', 'the next free time'])(
    'come back to who had them, though away, while the change to %s can be undone',
    async (change) => {
      const id = await visitAt(10, first);
      await away(first);
      const to =
        change === 'another technician'
          ? { toTechnicianId: second }
          : { appointmentDate: monday, appointmentTime: '12:00' };
      const { results } = await handOver({ appointmentId: id, ...to });
      expect((await read(id)).technicianIds).toEqual([second]);
      const undone = await ask('PUT', `/appointments/${id}/undo`, { undo: results[0]?.undo });
      expect(undone.status).toBe(200);
      expect(await read(id)).toMatchObject({ technicianIds: [first], appointmentTime: '10:00' });
      await passUndo(app);
      expect(await mails()).toEqual([]);
    },
  );
});

describe('a visit dragged in the day view', () => {
  it('goes to another technician and hour at once, and back again', async () => {
    const id = await visitAt(10, first);
    const { body } = await ask('PUT', `/appointments/${id}/technician`, {
      technicianId: second,
      insteadOf: first,
      appointmentDate: monday,
      appointmentTime: '13:00',
    });
    expect(await read(id)).toMatchObject({ technicianIds: [second], appointmentTime: '13:00' });
    const { undo } = body as { undo: string };
    await ask('PUT', `/appointments/${id}/undo`, { undo });
    expect(await read(id)).toMatchObject({ technicianIds: [first], appointmentTime: '10:00' });
    await passUndo(app);
    expect(await mails()).toEqual([]);
  });

  it('never puts anybody in two places, even when two administrators drop at once', async () => {
    const [ten, eleven] = [await visitAt(10, first), await visitAt(11, first)];
    const toNoon = (id: string) =>
      ask('PUT', `/appointments/${id}/technician`, {
        technicianId: second,
        insteadOf: first,
        appointmentTime: '12:00',
      });
    const answers = await Promise.all([toNoon(ten), toNoon(eleven)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is refused if somebody else goes there by now', async () => {
    const id = await visitAt(10, second);
    const { status, body } = await ask('PUT', `/appointments/${id}/technician`, {
      technicianId: second,
      insteadOf: first,
    });
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'CREW_CHANGED' })]);
  });
});

describe('a technician’s own calendar', () => {
  it('shows only the own visits, and ends with the next address', async () => {
    await putAdminPassword(app);
    const own = await visitAt(10, first);
    const other = await visitAt(10, second);
    const create = async () =>
      (await ask('POST', '/admin/calendar-feeds', { technicianId: first, password: 'secret-1' })).body as {
        url: string;
      };
    const open = (url: string) => app.request('GET', new URL(url).pathname);
    const { url } = await create();
    const file = (await open(url)).text;
    expect([file.includes(own), file.includes(other)]).toEqual([true, false]);
    await create();
    expect((await open(url)).status).toBe(404);
  });
});
