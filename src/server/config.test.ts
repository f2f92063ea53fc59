import { expect, test } from 'vitest';
import { demoAdminPassword, productionFaults, productionWarnings, readConfig } from './config.ts';

const smtp = { SMTP_URL: 'smtp://mail.example' };
const noHash = { hasAdminHash: false, adminHashIsDemo: false };

test('without any setting the shop runs on this machine with its demonstration', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    dataDir: './data',
    databaseUrl: undefined,
    databaseReplicaUrl: undefined,
    adminPassword: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    s3Url: undefined,
    backupUrl: undefined,
    backupKeep: 14,
    metricsToken: undefined,
    slowQueryMs: 500,
    analyticsUrl: undefined,
    stripeUrl: undefined,
    trustProxy: 0,
    demo: true,
    isProduction: false,
    isLocal: true,
    devMailbox: true,
    secureCookies: false,
  });
});

test('the public address follows the port, and an empty setting counts as absent', () => {
  expect(readConfig({ PORT: '4100', PUBLIC_URL: ' ' }).publicUrl).toBe('http://localhost:4100');
});

test.each([
  '/var/backups/vigla',
  'file:///var/backups',
  'https://key:secret@host.example/bucket?region=eu-1',
])('backups go to %s', (url) => {
  expect(readConfig({ BACKUP_URL: url, BACKUP_KEEP: '3' })).toMatchObject({ backupUrl: url, backupKeep: 3 });
});

test('a place for backups that nobody can mean is refused without repeating its secret', () => {
  for (const url of ['backups', 'https://host.example/bucket', 'ftp://key:secret@host/bucket'])
    expect(() => readConfig({ BACKUP_URL: url })).toThrow(
      /^Bad settings:\n  BACKUP_URL must be an absolute path or/,
    );
  expect(() => readConfig({ BACKUP_KEEP: '0' })).toThrow('from 1 to 1000');
});

test('a replica needs the database that it is a replica of', () => {
  const DATABASE_REPLICA_URL = 'postgres://reader:secret@replica.example/shop';
  expect(() => readConfig({ DATABASE_REPLICA_URL })).toThrow(
    'Bad settings:\n  DATABASE_REPLICA_URL needs DATABASE_URL',
  );
  const DATABASE_URL = 'postgres://shop:secret@primary.example/shop';
  expect(readConfig({ DATABASE_URL, DATABASE_REPLICA_URL })).toMatchObject({
    databaseReplicaUrl: DATABASE_REPLICA_URL,
  });
  expect(() => readConfig({ DATABASE_URL, DATABASE_REPLICA_URL: 'http://reader:secret@replica' })).toThrow(
    /DATABASE_REPLICA_URL must be a URL that begins with postgres:(?!.*secret)/,
  );
});

test('in production there is neither demonstration nor development mailbox unless asked for', () => {
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ demo: false, devMailbox: false });
  expect(readConfig({ NODE_ENV: 'production', DEMO: 'on' }).demo).toBe(true);
});

test('the development mailbox exists only on this machine and without a mail server', () => {
  expect(readConfig({ PUBLIC_URL: 'https://shop.example/' })).toMatchObject({
    publicUrl: 'https://shop.example',
    isLocal: false,
    devMailbox: false,
    secureCookies: true,
  });
  expect(readConfig(smtp).devMailbox).toBe(false);
  expect(readConfig({ PUBLIC_URL: 'http://[::1]:3000' }).devMailbox).toBe(true);
});

test('all bad settings are told at once, and no secret with them', () => {
  const bad = {
    PORT: '70000',
    PUBLIC_URL: 'https://shop.example/path',
    DATABASE_URL: 'mysql://root:geheim@host/db',
    ADMIN_PASSWORD: 'geheim',
    SMTP_URL: 'geheim',
    MAIL_FROM: 'nobody',
    TRUST_PROXY: 'yes',
    DEMO: '1',
    NODE_ENV: 'staging',
  };
  let message = '';
  try {
    readConfig(bad);
  } catch (error) {
    message = String(error);
  }
  expect(message.match(/^ {2}[A-Z_]+(?= )/gm)?.map((line) => line.trim())).toEqual(
    expect.arrayContaining(Object.keys(bad)),
  );
  expect(message).not.toContain('geheim');
});

test('a production start with the demo password or without any is refused', () => {
  const production = { NODE_ENV: 'production', ...smtp };
  const start = (env: Record<string, string>, facts = noHash) =>
    productionFaults(readConfig({ ...production, ...env }), facts);

  expect(start({})).toEqual([expect.stringContaining('ADMIN_PASSWORD is not set')]);
  expect(start({ ADMIN_PASSWORD: demoAdminPassword })).toEqual([expect.stringContaining('demo password')]);
  expect(start({}, { hasAdminHash: true, adminHashIsDemo: true })).toEqual([
    expect.stringContaining('demo password'),
  ]);
  expect(start({ ADMIN_PASSWORD: 'long and secret' })).toEqual([]);
  expect(start({}, { hasAdminHash: true, adminHashIsDemo: false })).toEqual([]);
  expect(start({ DEMO: 'on', ADMIN_PASSWORD: 'long and secret' })).toEqual([
    expect.stringContaining('DEMO is on'),
  ]);
  expect(productionFaults(readConfig({}), noHash)).toEqual([]);
});

test('a production start without a mail server or an address of its own is warned of, not refused', () => {
  const production = { NODE_ENV: 'production' };
  expect(productionWarnings(readConfig(production))).toEqual([
    expect.stringContaining('SMTP_URL'),
    expect.stringContaining('PUBLIC_URL'),
  ]);
  expect(
    productionWarnings(readConfig({ ...production, ...smtp, PUBLIC_URL: 'https://shop.example' })),
  ).toEqual([]);
  expect(productionWarnings(readConfig({}))).toEqual([]);
});

const stripe = (key: string) => `https://${key}:whsec_abc@api.stripe.com`;
const open = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' };

test('a payment provider takes real money in production, and only there', () => {
  expect(readConfig({ ...open, STRIPE_URL: stripe('sk_live_a') }).stripeUrl).toBe(stripe('sk_live_a'));
  expect(readConfig({ STRIPE_URL: stripe('rk_test_a') }).stripeUrl).toBe(stripe('rk_test_a'));
  expect(readConfig({ STRIPE_URL: 'http://sk_test_a:whsec_b@127.0.0.1:12111' }).stripeUrl).toBeDefined();
});

test.each([
  ['a test key in production', { ...open, STRIPE_URL: stripe('sk_test_geheim') }],
  ['a live key elsewhere', { STRIPE_URL: stripe('sk_live_geheim') }],
  [
    'a live key without https',
    { ...open, PUBLIC_URL: 'http://shop.example', STRIPE_URL: stripe('sk_live_geheim') },
  ],
  ['a publishable key', { STRIPE_URL: stripe('pk_test_geheim') }],
  ['no webhook secret', { STRIPE_URL: 'https://sk_test_geheim@api.stripe.com' }],
  ['plain http to another machine', { STRIPE_URL: 'http://sk_test_geheim:whsec_b@api.example' }],
  ['a path', { STRIPE_URL: `${stripe('sk_test_geheim')}/v1` }],
  ['no address', { STRIPE_URL: 'sk_test_geheim' }],
])('%s is refused, without telling it', (_what, env) => {
  expect(() => readConfig(env)).toThrow(/STRIPE_URL/);
  expect(() => readConfig(env)).not.toThrow(/geheim/);
});
