import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { startChild } from '../support/process/child.ts';
import { openProxy } from '../support/process/tcp-proxy.ts';
import { createDatabase } from '../support/setup/postgres.ts';

const url = new URL(await createDatabase(inject('postgresUrl'), 'vigla_outage', 'schema'));
const proxy = await openProxy(Number(url.port));
url.port = String(proxy.port);
const publicUrl = 'http://localhost:3000';
const node = startChild('live-node.ts', {
  DATABASE_URL: url.href,
  PUBLIC_URL: publicUrl,
  ADMIN_PASSWORD: 'a-long-password',
  DEMO: 'off',
});
let origin = '';

beforeAll(async () => {
  const port = () => node.lines.find((line) => /^\d+$/.test(line));
  await vi.waitUntil(port, { timeout: 100_000 });
  origin = `http://127.0.0.1:${port()}`;
});
afterAll(async () => {
  await node.kill();
  await proxy.cut();
});

const search = () => fetch(`${origin}/api/products?search=κάμερα`);
const write = () =>
  fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Άννα',
      email: 'anna@pelatis.example',
      subject: 'Ώρες',
      message: 'Είστε ανοιχτά;',
    }),
  });
const ready = () => fetch(`${origin}/readyz`);

type Line = { at: string; level: string; message: string; outage?: string };
/** The log's minute, less what its two clocks may differ by. */
const aMinute = 59_000;

/** The messages of the errors that were logged, each with its kind of outage, and those logged twice within a minute. */
function loggedErrors() {
  const latest = new Map<string, number>();
  const tooOften: string[] = [];
  const lines = node.lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Line);
  for (const { at, message, outage = 'no outage' } of lines.filter(({ level }) => level === 'error')) {
    const kind = `${message}: ${outage}`;
    const time = Date.parse(at);
    if (time - (latest.get(kind) ?? -Infinity) < aMinute) tooOften.push(kind);
    latest.set(kind, time);
  }
  return { kinds: [...latest.keys()], tooOften };
}

test('without its database the shop asks to come again, says so once, and is well as soon as it is back', async () => {
  expect([(await ready()).status, (await search()).status, (await write()).status]).toEqual([200, 200, 200]);
  await proxy.cut();
  for (let tries = 0; tries < 20; tries += 1) {
    for (const answer of await Promise.all([ready(), search(), write()])) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
    }
  }
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  const { kinds, tooOften } = loggedErrors();
  expect(tooOften).toEqual([]);
  expect(kinds.filter((kind) => kind.endsWith(': no outage'))).toEqual([]);
  expect(kinds).toContain('An endpoint is unavailable: connection');
  await proxy.restore();
  await expect.poll(async () => (await ready()).status).toBe(200);
  expect([(await search()).status, (await write()).status]).toEqual([200, 200]);
});
