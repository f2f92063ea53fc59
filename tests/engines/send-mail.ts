// Enqueues an e-mail in a transaction and prints when it is committed; with WORK=on it also starts sending.
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { createJobs } from '#server/jobs.ts';
import { createLog } from '#server/log.ts';
import { createMail } from '#server/mail.ts';
import { readCompany } from '#server/settings.ts';
import { seedCompany } from '../support/app/company.ts';
import { setCompany } from '#shared/company.ts';

const config = readConfig(process.env);
const log = createLog({ least: 'error' });
const database = await openDatabase(config, log);
await migrate(database);
await seedCompany(database.db);
setCompany(await readCompany(database.db, config, new Date()));
const jobs = createJobs(database, log);
const mail = createMail(
  config,
  database,
  jobs,
  async () => undefined,
  async () => undefined,
);
await (process.env['WORK'] === 'on' ? jobs.start() : jobs.prepare());
await database.db.transaction().execute((trx) =>
  mail.send(trx, {
    to: 'maria@example.gr',
    subject: 'Καλημέρα',
    content: { title: 'Καλημέρα', paragraphs: ['Καλημέρα'] },
  }),
);
console.log('committed');
setInterval(() => {}, 1_000);
