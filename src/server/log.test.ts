import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { createLog, withRequestId } from './log.ts';

let lines: string[] = [];
const log = createLog({ readable: false, write: (line) => lines.push(line) });
const logged = () => lines.map((line) => JSON.parse(line));

beforeEach(() => {
  lines = [];
});

test('each event is one line of JSON, whatever its text holds', () => {
  log.info('Σε δύο\nγραμμές', { count: 2, since: new Date(0) });
  expect(lines.join('').split('\n')).toHaveLength(2);
  expect(logged()).toEqual([
    {
      at: expect.any(String),
      level: 'info',
      message: 'Σε δύο\nγραμμές',
      count: 2,
      since: '1970-01-01T00:00:00.000Z',
    },
  ]);
});

test('lines of one request carry its id, also after waiting, and other lines do not', async () => {
  await Promise.all(
    ['a', 'b'].map((id) =>
      withRequestId(id, async () => {
        await sleep(5);
        log.info(id);
      }),
    ),
  );
  log.info('outside');
  expect(logged().map(({ message, requestId }) => [message, requestId])).toEqual([
    ['a', 'a'],
    ['b', 'b'],
    ['outside', undefined],
  ]);
});

test('personal data and secrets are not written, at any depth', () => {
  const secret = 'geheim';
  const keys = [
    'password',
    'newPassword',
    'password_hash',
    'sessionToken',
    'cookie',
    'set-cookie',
    'Authorization',
  ];
  const personal = [
    'email',
    'contactEmail',
    'phone',
    'cardNumber',
    'card',
    'cvv',
    'afm',
    'shippingAddress',
    'to',
  ];
  const fields = Object.fromEntries([...keys, ...personal].map((key) => [key, secret]));
  log.error('Fault', { ...fields, input: { lines: [fields] }, cardinality: 3, emailsSent: 2 });
  expect(lines.join('')).not.toContain(secret);
  expect(logged()[0]).toMatchObject({ cardinality: 3 });
});

test('a database error is told by code and constraint, without the row that caused it', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'customers_email',
    detail: 'Key (email)=(maria@example.gr) already exists.',
  });
  log.error('Fault', { error: new Error('outer', { cause: error }) });
  expect(lines.join('')).not.toContain('maria@');
  expect(logged()[0].error.cause).toMatchObject({ code: '23505', constraint: 'customers_email' });
});

test('an address inside a text is not written either', () => {
  const error = new Error('550 no such user <maria@example.gr>', {
    cause: new Error('smtp://shop:geheim@mail.example refused'),
  });
  log.warn('A job failed', { error });
  expect(lines.join('')).not.toMatch(/maria|geheim/);
  expect(logged()[0].error.message).toBe('550 no such user <[redacted]>');
});

test('while something is away one line a kind and minute says so, and the next how often', () => {
  vi.useFakeTimers();
  try {
    const away = Object.assign(new Error('no server'), { code: 'ECONNREFUSED' });
    for (let times = 0; times < 5; times += 1) log.error('A request failed', { error: away });
    log.error('A page failed', { error: away });
    log.error('A request failed', { error: new Error('a fault') });
    log.error('A request failed', { error: new Error('a fault') });
    vi.advanceTimersByTime(60_000);
    log.error('A request failed', { error: away });
    expect(logged().map(({ message, outage, repeated }) => [message, outage, repeated])).toEqual([
      ['A request failed', 'connection', 0],
      ['A page failed', 'connection', 0],
      ['A request failed', undefined, undefined],
      ['A request failed', undefined, undefined],
      ['A request failed', 'connection', 4],
    ]);
  } finally {
    vi.useRealTimers();
  }
});

test('a plain copy of an error, as the job queue emits it, is told and redacted like the error', () => {
  const failure = Object.assign(new Error('no server'), {
    code: 'ECONNREFUSED',
    detail: 'Key (email)=(a@b.gr)',
  });
  const copy = { ...failure, message: failure.message, stack: failure.stack };
  for (let times = 0; times < 3; times += 1) log.error('The job queue failed', { error: copy });
  expect(logged()).toMatchObject([{ outage: 'connection', error: { code: 'ECONNREFUSED' } }]);
  expect(lines.join('')).not.toContain('Key (');
});

test('lines below the chosen level are left out', () => {
  const quiet = createLog({ readable: false, least: 'warn', write: (line) => lines.push(line) });
  quiet.info('no');
  quiet.warn('yes');
  expect(logged().map(({ message }) => message)).toEqual(['yes']);
});

test('at a terminal a line is readable', () => {
  createLog({ readable: true, write: (line) => lines.push(line) }).warn('Slow', { ms: 12 });
  expect(lines.join('')).toMatch(/^\d\d:\d\d:\d\d\.\d{3} warn {2}Slow \{"ms":12\}\n$/);
});

test('a payment provider’s keys are cut out of every text', () => {
  log.error('sent', { error: new Error('Invalid key sk_live_51Abc, secret whsec_Xyz9 or rk_test_7') });
  expect(logged()[0].error.message).toBe('Invalid key [redacted], secret [redacted] or [redacted]');
});
