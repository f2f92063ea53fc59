// Opens the database, applies the migrations and prints the names of those it applied.
import { openDatabase } from '../../src/server/db/open.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { createLog } from '../../src/server/log.ts';
import { readConfig } from '../../src/server/config.ts';

const database = await openDatabase(readConfig(process.env), createLog());
console.log(JSON.stringify(await migrate(database)));
await database.close();
