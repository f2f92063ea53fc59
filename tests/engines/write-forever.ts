// Opens the database, then inserts rows endlessly and prints each number once it is committed.
import { openDatabase } from '#server/db/open.ts';
import { migrate } from '#server/db/migrate.ts';
import { createLog } from '#server/log.ts';
import { readConfig } from '#server/config.ts';

const database = await openDatabase(readConfig(process.env), createLog());
await migrate(database);
console.log('open');
let number = Number(process.env['FIRST'] ?? 0);

async function writeForever(): Promise<never> {
  for (;;) {
    const own = number++;
    await database.transact((trx) =>
      trx
        .insertInto('settings')
        .values({ key: `row ${own}`, value: JSON.stringify(own) })
        .execute(),
    );
    console.log(own);
  }
}

// Several at a time, so that one sync confirms several rows.
await Promise.all(Array.from({ length: 5 }, writeForever));
