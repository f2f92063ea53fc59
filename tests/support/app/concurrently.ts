import type { TestApp } from './app.ts';

/** Runs something after the next request has read the data for its decision, and before it writes. */
export function meanwhile({ services: { database } }: TestApp, happening: () => Promise<unknown>): void {
  const { transact, transactOne } = database;
  const happen = () => {
    Object.assign(database, { transact, transactOne });
    return happening();
  };
  database.transact = async (work) => {
    await happen();
    return transact(work);
  };
  database.transactOne = async (statement) => {
    await happen();
    return transactOne(statement);
  };
}
