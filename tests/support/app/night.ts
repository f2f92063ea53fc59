import type { TestApp } from './app.ts';

/** Runs all scheduled jobs that delete expired data. */
export async function passNight({ services: { jobs, database } }: TestApp): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    await jobs.enqueue(trx, 'account.forget-rejected', {});
    await jobs.enqueue(trx, 'alerts.forget', {});
    await jobs.enqueue(trx, 'booking.forget', {});
    await jobs.enqueue(trx, 'chat.forget', {});
    await jobs.enqueue(trx, 'contact.forget', {});
    await jobs.enqueue(trx, 'customers.forget', {});
    await jobs.enqueue(trx, 'orders.forget', {});
    await jobs.enqueue(trx, 'restock.forget', {});
    await jobs.enqueue(trx, 'server.housekeeping', {});
    await jobs.enqueue(trx, 'wizard.forget', {});
  });
  await jobs.drain();
}
