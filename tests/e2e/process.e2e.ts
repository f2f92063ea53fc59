import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { cp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { openSocket } from '../support/app/sockets.ts';
import { shopUrl } from '../support/browser/browser.ts';
import { startDevelopment } from '../support/process/development.ts';
import { refusedStart, startShop, withDataDir } from '../support/process/shop-process.ts';

/** A shop that is filled already opens sooner. */
const openShop = (settings: Record<string, string> = {}) =>
  startShop({ DEMO: 'off', ...settings }, { data: inject('preparedData') });

const message = JSON.stringify({
  name: 'Άννα Δοκίμου',
  email: 'anna@pelatis.example',
  subject: 'Ώρες λειτουργίας',
  message: 'Είστε ανοιχτά το Σάββατο;',
});

test('asked to end, the shop finishes the request that is running, takes no new one, tells whoever listens and exits with 0', async () => {
  const shop = await openShop();
  const listener = await openSocket(shop.url, { origin: shop.url });
  const running = request(`${shop.url}/api/contact`, {
    method: 'POST',
    headers: {
      origin: shop.url,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(message),
      expect: '100-continue',
    },
  });
  running.flushHeaders();
  // From here on the server has the request and waits for its body.
  await once(running, 'continue');
  const answered = once(running, 'response');
  const stopped = shop.stop();
  await expect.poll(() => shop.output(), { interval: 20 }).toContain('The shop is closing');
  await expect(fetch(shop.url)).rejects.toThrow('fetch failed');

  running.end(message);
  const [answer] = (await answered) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(await stopped).toBe(0);
  expect(await listener.ended).toBe(1001);
});

test('after an error that nobody handles it finishes what is running, says why, and ends with a failure', async () => {
  const shop = await openShop({
    NODE_OPTIONS: `--import ${resolve('tests/support/process/throw-on-signal.ts')}`,
  });
  const running = request(`${shop.url}/api/contact`, {
    method: 'POST',
    headers: { origin: shop.url, 'content-type': 'application/json', expect: '100-continue' },
  });
  running.flushHeaders();
  await once(running, 'continue');
  const answered = once(running, 'response');
  shop.signal('SIGUSR2');
  await expect.poll(() => shop.output(), { interval: 20 }).toContain('The shop is closing');
  running.end(message);
  const [answer] = (await answered) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(await shop.ended).toBe(1);
  const fault = shop
    .output()
    .split('\n')
    .find((line) => line.includes('An error that nobody handled ends the shop'));
  expect(fault).toContain('throw-on-signal');
  await shop.stop();
});

test('once its data directory is gone it acknowledges nothing, says so and ends with a failure', () =>
  withDataDir(async (dataDir) => {
    const shop = await openShop({ DATA_DIR: dataDir });
    const write = () =>
      fetch(`${shop.url}/api/contact`, {
        method: 'POST',
        headers: { origin: shop.url, 'content-type': 'application/json' },
        body: message,
      }).then(
        ({ status }) => status,
        () => 'no answer',
      );
    expect(await write()).toBe(200);
    await rm(dataDir, { recursive: true });
    for (let tries = 0; tries < 3; tries += 1) expect([503, 'no answer']).toContain(await write());
    expect(await shop.ended).toBe(1);
    expect(shop.output()).toContain(`The data directory ${dataDir} was deleted or replaced`);
  }));

test('a port that is taken is told in one line', async () => {
  const { port } = new URL(shopUrl());
  expect(await refusedStart({ PORT: port })).toEqual({
    code: 1,
    said: `The shop cannot open: Port ${port} is taken. Stop the program that has it, or set PORT to another.\n`,
  });
});

test('a data directory that cannot be written is told with its name', async () => {
  const { code, said } = await refusedStart({ PORT: '0', DATA_DIR: 'package.json/data' });
  expect(code).toBe(1);
  expect(said).toContain(
    `The shop cannot open: The data directory ${resolve('package.json/data')} cannot be written`,
  );
  expect(said).not.toContain('    at ');
});

// Which settings are refused, and a stored demo password, is told in `config.test.ts` and `admin-access/password.test.ts`.
test('in production no account of the demonstration is accepted, and each is named', () =>
  withDataDir(async (dataDir) => {
    await cp(inject('preparedData'), dataDir, { recursive: true });
    const { code, said } = await refusedStart({
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: 'long and secret',
    });
    expect(code).toBe(1);
    expect(said).toContain('accounts of the demonstration');
    expect(said).toContain('eleni@pelatis.example');
    expect(said).not.toContain('    at ');
  }));

test('in development mode a page and the script that hydrates it are served', async () => {
  const shop = await startDevelopment(inject('preparedData'));
  onTestFinished(shop.stop);
  const answer = await vi.waitFor(() => fetch(`${shop.url}/contact`), { timeout: 150_000, interval: 500 });
  const html = await answer.text();
  expect(html).toContain('Αποστολή μηνύματος');
  const [, path = ''] = /<script type="module" async="" src="([^"]*)"/.exec(html) ?? [];
  const script = await fetch(shop.url + path);
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(await script.text()).toContain('page-client.tsx');
});
