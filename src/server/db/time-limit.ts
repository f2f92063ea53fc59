import { sql } from 'kysely';
import type { Transaction } from './database.ts';

/** Lets the statements of a transaction take and wait as long as they must; others are cut off after ten seconds. */
export const liftTimeLimit = (trx: Transaction) => sql`set local statement_timeout = 0`.execute(trx);
