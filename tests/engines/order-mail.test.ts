import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { texts } from '#app/texts/all.ts';
import { features } from '#features/all.ts';
import { defineJobs } from '#app/jobs.ts';
import { readConfig } from '#server/config.ts';
import { closeServices, openServices } from '#server/services.ts';
import { startChild } from '../support/process/child.ts';
import { startSmtpServer } from '../support/process/smtp.ts';

const patient = { timeout: 100_000, interval: 20 };

test('kill -9 between an order and its e-mails loses none of them', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vigla-order-'));
  const smtp = await startSmtpServer();
  const env = { DATA_DIR: dataDir, SMTP_URL: smtp.url, DEMO: 'off' };
  const shop = startChild('place-order.ts', env);
  await expect.poll(() => shop.lines.at(-1), patient).toBe('committed');
  await shop.kill();
  expect(smtp.arrived).toEqual([]);

  const services = await openServices(readConfig(env), features, texts);
  defineJobs(services);
  await services.jobs.start();
  await expect.poll(() => smtp.arrived.length, patient).toBe(2);
  const orders = await services.database.db.selectFrom('orders').select('orderNumber').execute();
  const subjects = smtp.arrived.map(({ subject }) => subject).toSorted();
  expect(orders).toHaveLength(1);
  expect(subjects).toEqual([
    `Λάβαμε την παραγγελία σας ${orders[0]?.orderNumber}`,
    expect.stringContaining(`Νέα παραγγελία ${orders[0]?.orderNumber}`),
  ]);

  await closeServices(services);
  await smtp.stop();
  await rm(dataDir, { recursive: true, force: true });
});
