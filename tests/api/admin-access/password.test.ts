import { beforeEach, describe, expect, test } from 'vitest';
import { settleAdminPassword } from '#features/admin-access/server/actions.ts';
import { saveAdminPassword } from '#features/admin-access/server/password-store.ts';
import { hashPassword } from '#server/passwords.ts';
import { endSessions } from '#server/session.ts';
import { write } from '#server/write.ts';
import { testApp } from '../../support/app/app.ts';
import { truncateAll } from '../../support/database/database.ts';
import { isWaitedFor } from '../../support/database/locks.ts';

const app = await testApp();
const { db } = app.services.database;

const settle = (config: Partial<typeof app.services.config> = {}) =>
  settleAdminPassword({ ...app.services, config: { ...app.services.config, ...config } });
const signIn = (password: string) => app.request('POST', '/api/admin/login', { body: { password } });

beforeEach(truncateAll);

test('the right password opens a session for twelve hours, in a cookie that scripts cannot read', async () => {
  await settle({ adminPassword: 'office-secret' });
  const { status, headers } = await signIn('office-secret');
  expect(status).toBe(200);
  expect(headers.get('set-cookie')).toMatch(/^shop_admin=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
  const cookie = headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  expect((await app.request('GET', '/api/admin/session', { cookie })).body).toEqual({ isAdmin: true });
});

test('a wrong one is refused and the table holds no password', async () => {
  await settle({ adminPassword: 'office-secret' });
  const { status, body } = await signIn('Office-secret');
  expect([status, body]).toEqual([401, { error: 'Λάθος κωδικός', code: 'WRONG_ADMIN_PASSWORD' }]);
  const settings = JSON.stringify(await db.selectFrom('settings').selectAll().execute());
  expect(settings).toContain('$argon2id$');
  expect(settings).not.toContain('office-secret');
});

test('five wrong ones in a minute close the door for a minute and raise one alert', async () => {
  await settle({ adminPassword: 'office-secret' });
  const statuses = [];
  for (let attempt = 1; attempt <= 5; attempt++) statuses.push((await signIn('wrong')).status);
  const refused = await signIn('office-secret');
  await signIn('wrong');
  expect([...statuses, refused.status]).toEqual([401, 401, 401, 401, 401, 429]);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(
    await db.selectFrom('alerts').select(['type', 'severity', 'audience']).orderBy('id').execute(),
  ).toEqual([{ type: 'security', severity: 'high', audience: 'admin' }]);
});

test('a sign-in with the old password opens nothing while the password is being changed', async () => {
  await settle({ adminPassword: 'office-secret' });
  const newHash = await hashPassword('another-secret');
  const isChanged = Promise.withResolvers<void>();
  const change = write(app.services, async (trx) => {
    await saveAdminPassword(trx, { hash: newHash, isDemo: false });
    await endSessions(trx, 'admins');
    isChanged.resolve();
    await isWaitedFor(trx);
  });
  await isChanged.promise;
  const overtaken = signIn('office-secret');
  await change;
  expect((await overtaken).status).toBe(401);
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  expect((await signIn('another-secret')).status).toBe(200);
});

describe('ADMIN_PASSWORD', () => {
  test('sets the first password only', async () => {
    await settle({ adminPassword: 'office-secret' });
    await settle({ adminPassword: 'another-secret' });
    expect((await signIn('another-secret')).status).toBe(401);
    expect((await signIn('office-secret')).status).toBe(200);
  });

  test('takes the place of the demonstration’s password and ends its sessions', async () => {
    await settle();
    const cookie = await app.signIn('admin');
    expect((await signIn('vigla-demo')).status).toBe(200);
    await settle({ adminPassword: 'office-secret' });
    expect((await signIn('vigla-demo')).status).toBe(401);
    expect((await app.request('GET', '/api/admin/session', { cookie })).body).toEqual({ isAdmin: false });
  });

  test('must be set in production, also where the demonstration’s is kept', async () => {
    const production = { isProduction: true, smtpUrl: 'smtp://mail.example' };
    await expect(settle(production)).rejects.toThrow('ADMIN_PASSWORD is not set');
    await settle();
    await expect(settle(production)).rejects.toThrow('public demo password');
    await settle({ ...production, adminPassword: 'office-secret' });
    expect((await signIn('office-secret')).status).toBe(200);
  });
});
