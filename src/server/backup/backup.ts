import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { findSetting, saveSetting } from '../db/settings.ts';
import type { ObjectFiles } from '../object-files.ts';
import type { Services } from '../services.ts';
import type { Entries, Manifest } from './entries.ts';
import { backupName, openBackupPlace, saveBackupFile } from './places.ts';
import { takeSnapshot } from './snapshot.ts';

declare module '../jobs.ts' {
  interface JobData {
    'server.backup': object;
  }
}

/** The last backup, as the status panel shows it. */
export type BackupRecord = {
  name: string;
  at: string;
  bytes: number;
  tables: number;
  rows: number;
  files: number;
  milliseconds: number;
};

const settingKey = 'backup.last';

/** Returns the last successful backup. */
export const findLastBackup = ({ db }: Pick<Database, 'db'>): Promise<BackupRecord | undefined> =>
  findSetting<BackupRecord>(db, settingKey);

type Source = {
  config: Pick<Config, 'backupUrl' | 'backupKeep' | 'dataDir'>;
  database: Database;
  files: ObjectFiles;
  now: () => Date;
};

/**
 * Makes a backup of the running shop: into `path` if given, else into BACKUP_URL (`DATA_DIR/backups` by default), where only
 * the newest BACKUP_KEEP remain.
 */
export async function makeBackup(
  { config, database, files, now }: Source,
  path?: string,
): Promise<BackupRecord> {
  const began = performance.now();
  const at = now();
  let manifest: Manifest | undefined;
  async function* watched(): Entries & AsyncGenerator {
    for await (const entry of takeSnapshot(database, files, at)) {
      if (entry.kind === 'manifest') ({ manifest } = entry);
      yield entry;
    }
  }
  const place = openBackupPlace(config.backupUrl ?? join(config.dataDir, 'backups'), config.dataDir);
  const name = backupName(at);
  const bytes = await (path === undefined ? place.save(name, watched()) : saveBackupFile(path, watched()));
  const tables = Object.values(manifest?.tables ?? {});
  const record: BackupRecord = {
    name: path ?? name,
    at: at.toISOString(),
    bytes,
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: Object.keys(manifest?.files ?? {}).length,
    milliseconds: Math.round(performance.now() - began),
  };
  await database.db.transaction().execute((trx) => saveSetting(trx, settingKey, record));
  if (path === undefined)
    for (const old of (await place.list()).slice(0, -config.backupKeep)) await place.remove(old);
  return record;
}

/** Makes a backup every night, if BACKUP_URL is set. */
export function defineBackup({ config, database, objects, jobs, log, now }: Services): void {
  const schedule = config.backupUrl === undefined ? {} : { schedule: '10 3 * * *' };
  jobs.define('server.backup', { ...schedule, retries: 3, batchSize: 1, minutes: 120 }, async () => {
    const record = await makeBackup({ config, database, files: objects.files, now });
    log.info('A backup was made', { ...record });
  });
}
