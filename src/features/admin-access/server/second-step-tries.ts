import { networkOf } from '../../../server/network.ts';
import type { ApiContext } from '../../../server/serve.ts';
import { listAdminSessions } from './sessions-store.ts';

/** A recovery code has too many bits to be guessed. */
const isGuessable = (code: string) => /^\d{6}$/.test(code.replace(/\s/g, ''));

/**
 * Spends a try at the second step and gives what gives it back, for a right code. Guesses from all over the world close the
 * door only to addresses that no administrator works from, and there not to recovery codes.
 */
export async function spendCodeTry(
  { services, caller }: ApiContext,
  code: string,
): Promise<() => Promise<void>> {
  const { limits, database, now } = services;
  const own = caller.adminToken ?? caller.ip;
  await limits.spend('admin-second-step', own);
  const sessions = await listAdminSessions(database.db, now());
  const network = networkOf(caller.ip);
  const isStranger = sessions.every(({ address }) => !address || networkOf(address) !== network);
  const countsForAll = isStranger && isGuessable(code);
  if (countsForAll) await limits.spend('admin-second-step-strangers', 'all');
  return async () => {
    await limits.refund('admin-second-step', own);
    if (countsForAll) await limits.refund('admin-second-step-strangers', 'all');
  };
}
