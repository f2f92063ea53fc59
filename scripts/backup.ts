// npm run backup [-- <file>]: makes a backup while the shop runs, into the file or into BACKUP_URL (DATA_DIR/backups by default).
import { resolve } from 'node:path';
import { makeBackup, type BackupRecord } from '#server/backup/backup.ts';
import { askForBackup } from '#server/backup/control.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { createLog } from '#server/log.ts';
import { openObjectFiles } from '#server/object-files.ts';
import { runScript } from './run-script.ts';

await runScript(async () => {
  const config = readConfig(process.env);
  const [, , given] = process.argv;
  const path = given === undefined ? undefined : resolve(given);
  const made =
    (config.databaseUrl === undefined ? await askForBackup(config.dataDir, path) : undefined) ??
    (await makeHere());
  const { name, tables, rows, files, bytes, milliseconds } = made;
  console.log(
    `${name}: ${rows} rows of ${tables} tables and ${files} files in ${bytes} bytes, ${milliseconds} ms.`,
  );

  async function makeHere(): Promise<BackupRecord> {
    const database = await openDatabase(config, createLog({ least: 'error' }));
    const source = { config, database, files: openObjectFiles(config), now: () => new Date() };
    return makeBackup(source, path).finally(database.close);
  }
});
