import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { settleAdminPassword } from '#features/admin-access/server/actions.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { truncateAll } from '../../support/database/database.ts';
import { totpCode } from '../../support/app/totp.ts';

const password = 'office-secret';
const start = new Date('2026-11-20T09:00:00Z');

let app: TestApp;
let cookie: string;

const from = (address: string, body: Record<string, unknown>, held?: string) =>
  app.request('POST', '/api/admin/login', {
    body,
    headers: { 'x-forwarded-for': address },
    ...(held && { cookie: held }),
  });
const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';', 1)[0] ?? '';
const call = (method: string, path: string, body?: Record<string, unknown>) =>
  app.request(method, `/api/admin${path}`, { cookie, ...(body && { body }) });
const told = () =>
  app.services.database.db.selectFrom('alerts').select(['title', 'severity']).orderBy('id').execute();

/** Sets when the delays that run now are over: far in the future, or already. */
const setDelays = (until: 'running' | 'over') =>
  sql`update rate_limits set expire = ${until === 'over' ? 0 : Date.now() + 250_000} where key like '%/delay:%'`.execute(
    app.services.database.db,
  );

/** Guesses the password from many addresses, where nobody of the office is, until a delay runs. */
async function guessFromAll(held?: string) {
  const statuses = [];
  for (let number = 1; number <= 31; number += 1)
    statuses.push((await from(`203.0.113.${number}`, { password: 'wrong' }, held)).status);
  await setDelays('running');
  expect(new Set(statuses)).toEqual(new Set([401]));
}

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(start);
  const { config } = app.services;
  await settleAdminPassword({ ...app.services, config: { ...config, adminPassword: password } });
  config.trustProxy = 1;
  cookie = cookieOf(await from('198.51.100.1', { password }));
  return () => {
    app.setNow(undefined);
    config.trustProxy = 0;
  };
});

describe('the password of all, guessed from many addresses together,', () => {
  it('waits longer for each attempt, and the administrators hear of it', async () => {
    await guessFromAll();
    expect((await from('203.0.113.40', { password })).status).toBe(429);
    expect(await told()).toEqual([
      { title: 'Δοκιμές κωδικού διαχειριστή από πολλές διευθύνσεις', severity: 'critical' },
    ]);
    // The right password is let in as soon as the delay is over.
    await setDelays('over');
    expect((await from('203.0.113.40', { password })).status).toBe(200);
  });

  it('still enters where an administrator works', async () => {
    await guessFromAll();
    expect((await from('198.51.100.1', { password })).status).toBe(200);
  });

  it('still enters on any network from a browser that an administrator has used, which has guesses of its own', async () => {
    // The session is over, as after a night.
    app.setNow(new Date(start.getTime() + 24 * 3_600_000));
    await guessFromAll();
    expect((await from('192.0.2.1', { password }, 'shop_admin=invented')).status).toBe(429);
    const held = cookieOf(await from('192.0.2.1', { password }, cookie));
    app.setNow(new Date(start.getTime() + 48 * 3_600_000));
    await setDelays('over');
    await guessFromAll(held);
    expect((await from('192.0.2.2', { password }, held)).status).toBe(429);
  });

  it('still enters on any network with a recovery code', async () => {
    const begun = await call('POST', '/second-step', { password });
    const { secret } = begun.body as { secret: string };
    const { body } = await call('PUT', '/second-step', { code: totpCode(secret, start) });
    const { recoveryCodes } = body as { recoveryCodes: string[] };
    await guessFromAll();
    expect(await from('192.0.2.1', { password })).toMatchObject({
      status: 429,
      body: { fields: { code: 'Με κωδικό ανάκτησης συνδέεστε και τώρα.' } },
    });
    expect((await from('192.0.2.1', { password: 'wrong', code: recoveryCodes[0] })).status).toBe(401);
    expect((await from('192.0.2.1', { password, code: recoveryCodes[0] })).status).toBe(200);
  });
});

it('the password asked again inside a session is guessed five times in ten minutes, from however many addresses', async () => {
  const statuses = [];
  for (let number = 1; number <= 6; number += 1) {
    const guess = await app.request('POST', '/api/admin/second-step', {
      cookie,
      body: { password: 'wrong' },
      headers: { 'x-forwarded-for': `203.0.113.${number}` },
    });
    statuses.push(guess.status);
  }
  expect(statuses).toEqual([...Array.from({ length: 5 }, () => 400), 429]);
  expect(await told()).toEqual([
    { title: 'Δοκιμές κωδικού μέσα από ανοιχτή συνεδρία διαχειριστή', severity: 'high' },
  ]);
});
