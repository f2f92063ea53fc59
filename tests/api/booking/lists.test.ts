import { beforeEach, expect, test } from 'vitest';
import type { Appointment } from '#features/booking/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { friday, putAppointment } from '../../support/app/booking.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let admin: string;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(friday);
  admin = await app.signIn('admin');
  return () => app.setNow(undefined);
});

const list = async (query: string) =>
  (await app.request('GET', `/api/appointments/page${query}`, { cookie: admin })).body as {
    appointments: Appointment[];
    total: number;
  };

test('whoever asks for the pending ones gets those that await approval too, which are shown as pending', async () => {
  const one = await putAppointment({ status: 'pending' });
  const other = await putAppointment({ status: 'pending_approval', startHour: 12 });
  await putAppointment({ status: 'confirmed', startHour: 14 });
  for (const status of ['pending', 'pending_approval']) {
    const { appointments, total } = await list(`?status=${status}`);
    expect([appointments.map(({ id }) => id), total]).toEqual([[one, other], 2]);
  }
});

test('the nearest come first: what is ahead from the next on, then the past from the last on', async () => {
  const days = ['2026-12-07', '2026-11-18', '2026-11-20', '2026-11-23', '2026-11-19'];
  for (const date of days) await putAppointment({ date });
  const { appointments } = await list('?order=near');
  expect(appointments.map(({ appointmentDate }) => appointmentDate)).toEqual([
    '2026-11-20',
    '2026-11-23',
    '2026-12-07',
    '2026-11-19',
    '2026-11-18',
  ]);
});

test('the overview counts the alerts that the bell counts', async () => {
  const { db } = app.services.database;
  const alert = {
    type: 'system',
    event: 'test_alert',
    severity: 'low',
    title: 'Δοκιμή',
    message: 'Δοκιμή',
  } as const;
  for (const audience of ['admin', 'demo'] as const)
    await db
      .insertInto('alerts')
      .values({ ...alert, audience })
      .execute();
  const { body } = await app.request('GET', '/api/admin/overview', { cookie: admin });
  expect(body).toMatchObject({ counts: { activeAlerts: 2 } });
  const { body: bell } = await app.request('GET', '/api/alerts/count', { cookie: admin });
  expect(bell).toMatchObject({ unread: 2 });
});
