import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { createJobs, type Jobs } from '#server/jobs.ts';
import { createLog } from '#server/log.ts';
import { createMail } from '#server/mail.ts';
import { startChild, type Child } from '../support/process/child.ts';
import { setCompany } from '#shared/company.ts';
import { companyOf } from '#shared/company-of.ts';
import { demoCompany } from '../support/app/company.ts';
import { startSmtpServer } from '../support/process/smtp.ts';

setCompany(companyOf(demoCompany, true, '2026-11-23'));

const patient = { timeout: 100_000, interval: 20 };

let dataDir: string;
let sender: Child;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let database: Database;
let jobs: Jobs;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vigla-mail-'));
  smtp = await startSmtpServer();
});
afterEach(async () => {
  await sender.kill();
  await jobs.stop();
  await database.close();
  await smtp.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function openAgain() {
  const config = readConfig({ DATA_DIR: dataDir, SMTP_URL: smtp.url });
  const log = createLog({ least: 'error' });
  database = await openDatabase(config, log);
  jobs = createJobs(database, log);
  createMail(
    config,
    database,
    jobs,
    async () => undefined,
    async () => undefined,
  );
}

const subjects = () => smtp.arrived.map(({ subject }) => subject);

test('kill -9 between the commit and the e-mail loses no e-mail', async () => {
  sender = startChild('send-mail.ts', { DATA_DIR: dataDir, SMTP_URL: smtp.url, WORK: 'off' });
  await expect.poll(() => sender.lines, patient).toEqual(['committed']);
  await sender.kill();
  expect(subjects()).toEqual([]);

  await openAgain();
  await jobs.start();
  await expect.poll(subjects, patient).toEqual(['Καλημέρα']);
});

test('kill -9 in the middle of a delivery delivers the e-mail later', async () => {
  const silent = await startSilentServer();
  sender = startChild('send-mail.ts', { DATA_DIR: dataDir, SMTP_URL: silent.url, WORK: 'on' });
  await expect.poll(silent.isConnected, patient).toBe(true);
  await sender.kill();
  silent.server.close();

  await openAgain();
  // Simulates half a minute of silence.
  await database.exec(
    `update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`,
  );
  await jobs.start();
  await expect.poll(subjects, patient).toEqual(['Καλημέρα']);
});

/** A mail server that accepts the connection and then sends nothing. */
async function startSilentServer(): Promise<{ url: string; server: Server; isConnected: () => boolean }> {
  let connected = false;
  const server = createServer((socket) => {
    connected = true;
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, server, isConnected: () => connected };
}
