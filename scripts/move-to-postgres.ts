// npm run move-to-postgres: copies the embedded database of DATA_DIR into the empty PostgreSQL of DATABASE_URL.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { restoreEntries } from '#server/backup/restore.ts';
import { takeSnapshot } from '#server/backup/snapshot.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { createLog } from '#server/log.ts';
import { StartError } from '#server/start-error.ts';
import { runScript } from './run-script.ts';

await runScript(async () => {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined)
    throw new StartError('Set DATABASE_URL to the empty PostgreSQL database.');
  if (!existsSync(join(config.dataDir, 'pglite')))
    throw new StartError(`There is no embedded database in ${config.dataDir}: set DATA_DIR.`);
  const log = createLog({ least: 'error' });
  // The shop must be closed: what it wrote meanwhile would be lost. Its lock on DATA_DIR makes sure of that.
  const source = await openDatabase({ ...config, databaseUrl: undefined }, log);
  const target = await openDatabase(config, log);
  try {
    const { tables } = await restoreEntries(
      takeSnapshot(source, undefined, new Date()),
      target,
      undefined,
      log,
    );
    for (const [table, { rows, checksum }] of Object.entries(tables))
      console.log(`${table}: ${rows} rows, checksum ${checksum}, equal`);
    console.log('The database was moved. Start the shop with DATABASE_URL; pictures stay where they are.');
  } finally {
    await source.close();
    await target.close();
  }
});
