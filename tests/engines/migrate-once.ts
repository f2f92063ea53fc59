// Opens the database, applies the migrations and prints the names of those it applied.
import { openDatabase } from '#server/db/open.ts';
import { migrate } from '#server/db/migrate.ts';
import { createLog } from '#server/log.ts';
import { readConfig } from '#server/config.ts';

const database = await openDatabase(readConfig(process.env), createLog());
console.log(JSON.stringify(await migrate(database)));
await database.close();
