import { orderPastAlerts } from '#features/alerts/server/past-store.ts';
import { listKnownEmails } from '#features/customers/server/store.ts';
import type { Transaction } from '#server/db/database.ts';
import { liftTimeLimit } from '#server/db/time-limit.ts';
import type { Services } from '#server/services.ts';
import { takeOverSettings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';
import { demoAccounts } from './demo-accounts.ts';
import { serverFeatures } from './features.ts';

/** Tells whether the database is empty and this process fills it; a second process waits here, however long, and then finds it full. */
async function claim(trx: Transaction): Promise<boolean> {
  await liftTimeLimit(trx);
  const mark = await trx
    .insertInto('settings')
    .values({ key: 'demo', value: JSON.stringify({ loadedAt: new Date() }) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!mark) return false;
  const product = await trx.selectFrom('products').select('id').limit(1).executeTakeFirst();
  const customer = await trx.selectFrom('customers').select('id').limit(1).executeTakeFirst();
  return !product && !customer;
}

/** Fills an empty database with the demonstration's data, in one transaction. */
export async function loadDemo(services: Services): Promise<void> {
  const began = performance.now();
  const loaded = await services.database.db.transaction().execute(async (trx) => {
    const isOurs = await claim(trx);
    if (isOurs) {
      for (const { loadDemo: load } of serverFeatures) await load?.(trx, services);
      await orderPastAlerts(trx);
    }
    return isOurs;
  });
  // Another node may have loaded it after this one had read the settings.
  await takeOverSettings(services);
  if (loaded) services.log.info('The demonstration is loaded', { ms: Math.round(performance.now() - began) });
}

/** Throws if a production database contains accounts with a public password. */
export async function refuseDemoAccounts({ config, database }: Pick<Services, 'config' | 'database'>) {
  if (!config.isProduction) return;
  const emails = demoAccounts.map(({ email }) => email);
  const stored = await listKnownEmails(database.db, emails);
  if (stored.length > 0) {
    throw new StartError(
      `The database holds accounts of the demonstration: ${stored.join(', ')}. Use an empty one.`,
    );
  }
}
