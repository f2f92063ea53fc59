import { findLastBackup } from '#server/backup/backup.ts';
import { readVersion } from '#server/backup/snapshot.ts';
import type { Config } from '#server/config.ts';
import type { Services } from '#server/services.ts';
import { readQueues } from '#server/shop-metrics.ts';
import type { SystemStatus } from '../contract.ts';
import { measureDatabase } from './status-store.ts';

function transportOf({ smtpUrl, devMailbox }: Config): SystemStatus['mail']['transport'] {
  if (smtpUrl !== undefined) return 'smtp';
  return devMailbox ? 'mailbox' : 'none';
}

/** Returns the state of the machine behind the shop; the queue counts its jobs every ten seconds. */
export async function readStatus({ config, database, now }: Services): Promise<SystemStatus> {
  const queues = await readQueues(database);
  const mails = queues.find(({ name }) => name === 'mail.send');
  const { version, bytes, pictures, pictureBytes } = await measureDatabase(database.db);
  const last = await findLastBackup(database);
  const replica = database.replica?.standing();
  const sum = (state: 'queued' | 'active' | 'failed') =>
    queues.reduce((total, queue) => total + queue[state], 0);
  return {
    version: await readVersion(),
    startedAt: new Date(now().getTime() - process.uptime() * 1_000).toISOString(),
    database: {
      engine: database.engine,
      version,
      bytes,
      ...(replica && { replica: { state: replica.state, lagSeconds: replica.lagSeconds } }),
    },
    jobs: { waiting: sum('queued'), running: sum('active'), failed: sum('failed') },
    mail: { transport: transportOf(config), waiting: mails?.queued ?? 0, failed: mails?.failed ?? 0 },
    storage: { kind: config.s3Url === undefined ? 'disk' : 'bucket', pictures, bytes: pictureBytes },
    backup: {
      isScheduled: config.backupUrl !== undefined,
      ...(last && { last: { at: last.at, bytes: last.bytes, rows: last.rows, files: last.files } }),
    },
  };
}
