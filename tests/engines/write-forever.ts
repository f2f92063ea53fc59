// Opens the database, then inserts rows without end and prints each number once it is committed.
import { openDatabase } from '../../src/server/db/open.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { createLog } from '../../src/server/log.ts';
import { readConfig } from '../../src/server/config.ts';

const database = await openDatabase(readConfig(process.env), createLog());
await migrate(database);
console.log('open');
for (let number = Number(process.env['FIRST'] ?? 0); ; number++) {
  await database.db.transaction().execute((trx) =>
    trx
      .insertInto('settings')
      .values({ key: `row ${number}`, value: JSON.stringify(number) })
      .execute(),
  );
  console.log(number);
}
