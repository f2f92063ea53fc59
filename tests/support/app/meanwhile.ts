import type { TestApp } from './app.ts';

/** Runs something after the next request has read the data for its decision, and before it writes. */
export function meanwhile({ services: { database } }: TestApp, happening: () => Promise<unknown>): void {
  const { transact } = database;
  database.transact = async (work) => {
    database.transact = transact;
    await happening();
    return transact(work);
  };
}
