import { networkOf } from '../../../server/network.ts';
import type { ApiContext } from '../../../server/serve.ts';
import { listAdminSessions } from './sessions-store.ts';

/** A recovery code has too many bits to be guessed. */
const isGuessable = (code: string) => /^\d{6}$/.test(code.replace(/\s/g, ''));

/** Whether no administrator has a session from the caller's network. */
export async function isStranger({
  services,
  caller,
}: Pick<ApiContext, 'services' | 'caller'>): Promise<boolean> {
  const sessions = await listAdminSessions(services.database.db, services.now());
  const network = networkOf(caller.ip);
  return sessions.every(({ address }) => !address || networkOf(address) !== network);
}

/**
 * Counts an attempt at the second step and returns a function that refunds it after a right code. Guesses from many
 * addresses block only networks without an administrators' session, and even there recovery codes remain possible.
 */
export async function spendCodeTry(
  { services, caller }: ApiContext,
  code: string,
): Promise<() => Promise<void>> {
  const { limits } = services;
  const own = caller.adminToken ?? caller.ip;
  await limits.spend('admin-second-step', own);
  const countsForAll = isGuessable(code) && (await isStranger({ services, caller }));
  if (countsForAll) await limits.spend('admin-second-step-strangers', 'all');
  return async () => {
    await limits.refund('admin-second-step', own);
    if (countsForAll) await limits.refund('admin-second-step-strangers', 'all');
  };
}
