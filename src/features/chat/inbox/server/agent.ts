import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { hashOf } from '#server/tokens.ts';
import { refuse } from '#shared/errors.ts';
import { chatRefusals } from '../../refusals.ts';
import { findAgent } from './presence-store.ts';

/** The hash of the caller's administrator session; endpoints for administrators have already rejected everyone else. */
export const sessionHash = ({ caller }: Pick<ApiContext, 'caller'>): Buffer =>
  hashOf(caller.adminToken ?? '');

/** The caller's name towards customers; undefined until it is given. */
export async function readOwnName(context: ApiContext, trx?: Transaction): Promise<string | undefined> {
  const db = trx ?? context.services.database.db;
  return (await findAgent(db, sessionHash(context)))?.displayName ?? undefined;
}

/** The caller's name; refused until it is given. */
export const requireName = async (context: ApiContext, trx: Transaction): Promise<string> =>
  (await readOwnName(context, trx)) ?? refuse(chatRefusals, 'NO_NAME');
