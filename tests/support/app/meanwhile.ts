import type { TestApp } from './app.ts';

/** Lets something happen after the next request has read what it is decided on, and before it writes. */
export function meanwhile({ services: { database } }: TestApp, happening: () => Promise<unknown>): void {
  const { transact } = database;
  database.transact = async (work) => {
    database.transact = transact;
    await happening();
    return transact(work);
  };
}
