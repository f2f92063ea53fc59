// npm run restore -- <file | name | latest>: fills an empty database and an empty store of files from a backup.
import { createReadStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { readArchive } from '#server/backup/archive.ts';
import { openBackupPlace } from '#server/backup/places.ts';
import { requireNoFiles, restoreEntries } from '#server/backup/restore.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { createLog } from '#server/log.ts';
import { openNewObjectFiles, openObjectFiles } from '#server/object-files.ts';
import { StartError } from '#server/start-error.ts';
import { runScript } from './run-script.ts';

const config = readConfig(process.env);

/** Opens a file, else a backup in BACKUP_URL (DATA_DIR/backups by default) by its name. */
async function openBackup(which: string | undefined): Promise<Readable> {
  if (which === undefined) throw new StartError('Which backup? npm run restore -- <file | name | latest>');
  if (existsSync(which)) return createReadStream(which);
  const place = openBackupPlace(config.backupUrl ?? join(config.dataDir, 'backups'), config.dataDir);
  const names = await place.list();
  const name = which === 'latest' ? names.at(-1) : names.find((one) => one === which);
  if (name === undefined) throw new StartError(`There is no backup ${which}.`);
  console.log(`Restoring ${name}.`);
  return place.read(name);
}

await runScript(async () => {
  const backup = await openBackup(process.argv[2]);
  if (config.databaseUrl === undefined && existsSync(join(config.dataDir, 'pglite')))
    throw new StartError(
      `${config.dataDir} already holds a database: choose another DATA_DIR. Nothing was changed.`,
    );
  await requireNoFiles(openObjectFiles(config));
  const { files, keep, discard } = openNewObjectFiles(config);
  const log = createLog({ least: 'error' });
  const database = await openDatabase(config, log);
  let isWhole = false;
  try {
    const manifest = await restoreEntries(readArchive(backup), database, files, log);
    await keep();
    isWhole = true;
    const tables = Object.values(manifest.tables);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored ${rows} rows of ${tables.length} tables and ${Object.keys(manifest.files).length} files of ${manifest.header.madeAt}; counts and checksums are equal.`,
    );
  } finally {
    await discard();
    await database.close();
    // Nobody should open an empty shop by mistake, and the next attempt needs an empty place.
    if (!isWhole && config.databaseUrl === undefined)
      await rm(join(config.dataDir, 'pglite'), { recursive: true, force: true });
    else if (!isWhole) console.error('Drop the database and create it again before the next attempt.');
  }
});
