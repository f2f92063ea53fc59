import { networkOf } from '#server/network.ts';
import type { ApiContext } from '#server/serve.ts';
import { isKnownBrowser, readSessionTokens } from '#server/session.ts';
import { recoveryHash } from './pass-second-step.ts';
import { hasRecoveryCode } from './second-step-store.ts';
import { listAdminSessions } from './sessions-store.ts';

/** A recovery code has too many bits to be guessed. */
const isGuessable = (code: string) => /^\d{6}$/.test(code.replace(/\s/g, ''));

/**
 * What a guess at the administrators' password or code counts for, in addition to its address: all strangers together, or a browser
 * that has held a session. Undefined where an administrator has a session in the caller's network, and for anyone who has a
 * recovery code.
 */
export async function strangerOf(
  { services, caller, headers }: ApiContext,
  code = '',
): Promise<string | undefined> {
  const { database, config, now } = services;
  const sessions = await listAdminSessions(database.db, now());
  const network = networkOf(caller.ip);
  if (sessions.some(({ address }) => address && networkOf(address) === network)) return undefined;
  if (!isGuessable(code) && (await hasRecoveryCode(database.db, recoveryHash(code)))) return undefined;
  const { admin: token } = readSessionTokens(headers.get('cookie') ?? undefined, config);
  return token && (await isKnownBrowser(database.db, token, now())) ? token : 'all';
}

/**
 * Counts an attempt at the second step and returns a function that refunds it after a right code. Guesses from many
 * addresses block neither networks and browsers of administrators nor, anywhere, recovery codes.
 */
export async function spendCodeTry(context: ApiContext, code: string): Promise<() => Promise<void>> {
  const { services, caller } = context;
  const { limits } = services;
  const own = caller.adminToken ?? caller.ip;
  await limits.spend('admin-second-step', own);
  const stranger = isGuessable(code) ? await strangerOf(context) : undefined;
  if (stranger) await limits.spend('admin-second-step-strangers', stranger);
  return async () => {
    await limits.refund('admin-second-step', own);
    if (stranger) await limits.refund('admin-second-step-strangers', stranger);
  };
}
