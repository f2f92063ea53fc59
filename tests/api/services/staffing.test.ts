import { beforeEach, describe, expect, it } from 'vitest';
import type { Service, StoredService } from '#features/services/contract.ts';
import type { Technician } from '#features/team/contract.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { putService, putTechnicians } from '../../support/app/booking.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;
let admin: string;
let technicianId: number;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.clearCaches();
  admin = await app.signIn('admin');
  await putService({ requiredSkills: ['audio'], title: 'Ήχος' });
  [technicianId = 0] = await putTechnicians({ skills: ['audio'] }, { skills: ['cctv'] });
});

const offered = async () => {
  const { body } = await app.ask('GET', '/api/services');
  const all = (body as Service[]).map(({ isBookable }) => isBookable);
  const shop = await app.ask('GET', '/api/offered');
  expect(shop.body).toMatchObject({ hasServices: true, takesBookings: all.includes(true) });
  return all;
};
const flagged = async () => {
  const { body } = await app.ask('GET', '/api/admin/services', { cookie: admin });
  return (body as StoredService[]).map((one) => [one.isBookable, one.whyNeverBookable]);
};
const change = (said: Partial<Technician>) =>
  app.ask('PUT', `/api/admin/technicians/${technicianId}`, {
    cookie: admin,
    body: { name: 'Τεχνικός 1', skills: ['audio'], isActive: true, ...said },
  });

describe('a service that nobody can do any more', () => {
  it.each([
    ['its technician takes no more appointments', { isActive: false }],
    ['its technician loses the skill', { skills: ['cctv' as const] }],
  ])('is flagged for the office and not offered to customers at once: %s', async (_, said) => {
    expect(await offered()).toEqual([true]);
    expect(await flagged()).toEqual([[true, undefined]]);
    expect((await change(said)).status).toBe(200);
    expect(await offered()).toEqual([false]);
    expect(await flagged()).toEqual([[true, expect.stringContaining('Ήχος και φωτισμός')]]);
    await change({});
    expect(await offered()).toEqual([true]);
  });

  it('is flagged too when the technician is removed, and offered again with a new one', async () => {
    expect(await offered()).toEqual([true]);
    await app.ask('DELETE', `/api/admin/technicians/${technicianId}`, { cookie: admin });
    expect(await offered()).toEqual([false]);
    await app.ask('POST', '/api/admin/technicians', {
      cookie: admin,
      body: { name: 'Νέος', skills: ['audio'], isActive: true },
    });
    expect(await offered()).toEqual([true]);
    expect(await flagged()).toEqual([[true, undefined]]);
  });
});
