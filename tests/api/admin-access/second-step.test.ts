import { beforeEach, describe, expect, it } from 'vitest';
import { settleAdminPassword, setAdminPassword } from '#features/admin-access/server/actions.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { totpCode } from '../../support/app/totp.ts';
import { truncateAll } from '../../support/database/database.ts';

const password = 'office-secret';
const start = new Date('2026-11-20T09:00:00Z');

let app: TestApp;
let cookie: string;

const signIn = (given: object, agent = 'Mozilla/5.0 (X11; Linux) Firefox/140.0') =>
  app.request('POST', '/api/admin/login', { body: { password, ...given }, headers: { 'user-agent': agent } });
const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';', 1)[0] ?? '';
const call = (method: string, path: string, body?: Record<string, unknown>) =>
  app.request(method, `/api/admin${path}`, { cookie, ...(body && { body }) });
const isOpen = async (held: string) =>
  ((await app.request('GET', '/api/admin/session', { cookie: held })).body as { isAdmin: boolean }).isAdmin;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.setNow(start);
  await settleAdminPassword({ ...app.services, config: { ...app.services.config, adminPassword: password } });
  cookie = cookieOf(await signIn({}));
  return () => app.setNow(undefined);
});

describe('the shared password', () => {
  it('is changed with the old one, and every other session ends', async () => {
    const other = cookieOf(await signIn({}));
    const body = { currentPassword: password, newPassword: 'καινούργιος-2026' };
    expect((await call('PUT', '/password', body)).status).toBe(200);
    expect([await isOpen(cookie), await isOpen(other)]).toEqual([true, false]);
    expect((await signIn({})).status).toBe(401);
    expect((await signIn({ password: 'καινούργιος-2026' })).status).toBe(200);
    const stored = await app.services.database.db.selectFrom('auditLog').selectAll().orderBy('id').execute();
    expect(JSON.stringify(stored)).not.toContain('καινούργιος-2026');
  });

  it('stays when the old one is wrong or the new one too weak', async () => {
    const wrong = await call('PUT', '/password', { currentPassword: 'wrong', newPassword: 'long-enough-1' });
    expect(wrong).toMatchObject({ status: 400, body: { fields: { currentPassword: expect.any(String) } } });
    for (const newPassword of ['short-123', 'aaaaaaaaaaaa']) {
      const weak = await call('PUT', '/password', { currentPassword: password, newPassword });
      expect(weak).toMatchObject({ status: 400, body: { fields: { newPassword: expect.any(String) } } });
    }
    expect((await signIn({})).status).toBe(200);
  });

  it('is the first of those that are sent at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map((turn) =>
        call('PUT', '/password', { currentPassword: password, newPassword: `καινούργιος-${turn}` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  it('is not guessed here either: five wrong ones in ten minutes close the door', async () => {
    const body = { currentPassword: 'wrong', newPassword: 'long-enough-1' };
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await call('PUT', '/password', body)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });
});

describe('the sessions', () => {
  it('say from where and with what they were opened, and which one this is', async () => {
    await signIn({}, 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36');
    const { body } = await call('GET', '/sessions');
    expect(body).toHaveLength(2);
    expect(body).toContainEqual(
      expect.objectContaining({ isThis: true, browser: 'Firefox σε Linux', openedAt: start.toISOString() }),
    );
    expect(body).toContainEqual(expect.objectContaining({ isThis: false, browser: 'Chrome σε Windows' }));
  });

  it('are ended one by one, or all the others at once', async () => {
    const [second, third] = [cookieOf(await signIn({})), cookieOf(await signIn({}))];
    const { body } = await app.request('GET', '/api/admin/sessions', { cookie: second });
    const { name } = (body as { name: string; isThis: boolean }[]).find(({ isThis }) => isThis) ?? {
      name: '',
    };
    expect((await call('DELETE', `/sessions/${name}`)).status).toBe(200);
    expect([await isOpen(cookie), await isOpen(second), await isOpen(third)]).toEqual([true, false, true]);
    expect((await call('DELETE', `/sessions/${name}`)).status).toBe(404);
    expect((await call('DELETE', '/sessions')).status).toBe(200);
    expect([await isOpen(cookie), await isOpen(third)]).toEqual([true, false]);
  });
});

describe('the second step', () => {
  async function turnOn() {
    const begun = await call('POST', '/second-step', { password });
    const { secret } = begun.body as { secret: string };
    const confirmed = await call('PUT', '/second-step', { code: totpCode(secret, start) });
    return { secret, recoveryCodes: (confirmed.body as { recoveryCodes: string[] }).recoveryCodes };
  }
  const later = (minutes: number) => {
    const now = new Date(start.getTime() + minutes * 60_000);
    app.setNow(now);
    return now;
  };

  it('asks for nothing before a code has shown that the app has the secret', async () => {
    await call('POST', '/second-step', { password });
    expect(await call('PUT', '/second-step', { code: '000000' })).toMatchObject({
      status: 400,
      body: { code: 'WRONG_CODE' },
    });
    expect((await call('GET', '/second-step')).body).toEqual({ isOn: false, codesLeft: 0 });
    expect((await signIn({})).status).toBe(200);
  });

  it('lets nobody in by the password alone, and by a code just once', async () => {
    const { secret } = await turnOn();
    expect(await signIn({})).toMatchObject({ status: 401, body: { code: 'SECOND_STEP_REQUIRED' } });
    const code = totpCode(secret, later(2));
    expect(await signIn({ code: '123' })).toMatchObject({ status: 400, body: { code: 'WRONG_CODE' } });
    expect((await signIn({ code })).status).toBe(200);
    expect((await signIn({ code })).status).toBe(400);
    expect(await signIn({ password: 'wrong', code })).toMatchObject({
      status: 401,
      body: { code: 'WRONG_ADMIN_PASSWORD' },
    });
  });

  it('has ten recovery codes, each for one time, kept only as hashes', async () => {
    const { secret, recoveryCodes } = await turnOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    expect((await signIn({ code: code.toUpperCase() })).status).toBe(200);
    expect((await signIn({ code })).status).toBe(400);
    expect((await call('GET', '/second-step')).body).toEqual({ isOn: true, codesLeft: 9 });
    const stored = await app.services.database.db.selectFrom('auditLog').selectAll().orderBy('id').execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it('closes the door after five wrong codes in a minute', async () => {
    await turnOn();
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await signIn({ code: '000000' })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('is closed by guesses from all over the world only to addresses that no administrator works from', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const { config, limits } = app.services;
    for (let time = 0; time < 50; time += 1) await limits.spend('admin-second-step-strangers', 'all');
    const elsewhere = (code: string) =>
      app.request('POST', '/api/admin/login', {
        body: { password, code },
        headers: { 'x-forwarded-for': '203.0.113.7' },
      });
    config.trustProxy = 1;
    try {
      expect((await elsewhere(totpCode(secret, later(2)))).status).toBe(429);
      expect((await elsewhere(recoveryCodes[0] ?? '')).status).toBe(200);
    } finally {
      config.trustProxy = 0;
    }
    expect((await signIn({ code: totpCode(secret, later(4)) })).status).toBe(200);
  });

  it('takes right codes without end', async () => {
    const { secret } = await turnOn();
    for (let time = 1; time <= 12; time += 1) {
      expect((await signIn({ code: totpCode(secret, later(2 * time)) })).status).toBe(200);
    }
  });

  it('is turned off with the password and a code together', async () => {
    const { secret } = await turnOn();
    const code = totpCode(secret, later(2));
    expect((await call('DELETE', '/second-step', { password: 'wrong', code })).status).toBe(400);
    expect((await call('DELETE', '/second-step', { password, code: '000000' })).status).toBe(400);
    expect((await call('DELETE', '/second-step', { password, code })).status).toBe(200);
    expect((await signIn({})).status).toBe(200);
  });

  it('is off after `npm run reset-admin-password`', async () => {
    await turnOn();
    await setAdminPassword(app.services.database, 'another-secret');
    expect(await isOpen(cookie)).toBe(false);
    expect((await signIn({ password: 'another-secret' })).status).toBe(200);
  });
});

describe('every change of the way to sign in, while the second step is on,', () => {
  async function turnOn(): Promise<string> {
    const { body } = await call('POST', '/second-step', { password });
    const { secret } = body as { secret: string };
    await call('PUT', '/second-step', { code: totpCode(secret, start) });
    return secret;
  }
  const at = (minutes: number) => {
    const now = new Date(start.getTime() + minutes * 60_000);
    app.setNow(now);
    return now;
  };
  const needsCode = { status: 400, body: { code: 'CODE_REQUIRED', fields: { code: expect.any(String) } } };

  it('takes a present code, and is refused with the password alone', async () => {
    const secret = await turnOn();
    const change = { currentPassword: password, newPassword: 'another-long-1' };
    expect(await call('POST', '/second-step', { password })).toMatchObject(needsCode);
    expect(await call('PUT', '/password', change)).toMatchObject(needsCode);
    expect(await call('POST', '/calendar-feeds', { password })).toMatchObject(needsCode);
    expect(await call('PUT', '/password', { ...change, code: '000000' })).toMatchObject({
      status: 400,
      body: { code: 'WRONG_CODE' },
    });
    expect((await signIn({ code: totpCode(secret, at(2)) })).status).toBe(200);
    const begun = await call('POST', '/second-step', { password, code: totpCode(secret, at(4)) });
    expect(begun.status).toBe(200);
    expect((await call('PUT', '/password', { ...change, code: totpCode(secret, at(6)) })).status).toBe(200);
    // The secret that was begun before is void.
    const { secret: other } = begun.body as { secret: string };
    expect(await call('PUT', '/second-step', { code: totpCode(other, at(8)) })).toMatchObject({
      body: { code: 'SECOND_STEP_NOT_BEGUN' },
    });
  });

  it('waits a quarter of an hour for the code that confirms a new secret', async () => {
    const { body } = await call('POST', '/second-step', { password });
    const { secret } = body as { secret: string };
    expect(await call('PUT', '/second-step', { code: totpCode(secret, at(16)) })).toMatchObject({
      status: 409,
      body: { code: 'SECOND_STEP_NOT_BEGUN' },
    });
  });

  it('ends every other session and all calendar addresses, and tells the administrators', async () => {
    const thief = cookieOf(await signIn({}));
    const feed = await call('POST', '/calendar-feeds', { password });
    const { url } = feed.body as { url: string };
    const read = async () => (await app.request('GET', new URL(url).pathname)).status;
    expect(await read()).toBe(200);
    await turnOn();
    expect([await isOpen(cookie), await isOpen(thief)]).toEqual([true, false]);
    expect(await read()).toBe(404);
    const alerts = await app.services.database.db
      .selectFrom('alerts')
      .select(['event', 'severity'])
      .orderBy('id')
      .execute();
    // One for the calendar's address, one for the second step.
    const changed = { event: 'access_changed', severity: 'medium' };
    expect(alerts).toEqual([changed, changed]);
  });
});
