import type { Transaction } from '#server/db/database.ts';
import { hashOf } from '#server/tokens.ts';
import { checkTotp } from '#server/totp.ts';
import { findSecondStep, saveSecondStep, takeRecoveryCode } from './second-step-store.ts';

/** The stored hash of a recovery code. The code has too many bits to be guessed, so a fast hash is enough. */
export const recoveryHash = (code: string) => hashOf(code.toLowerCase().replace(/[^a-z0-9]/g, ''));

/**
 * Whether a code passes the second step: a code from the app, or a recovery code, which is consumed. True if no second step
 * is set.
 */
export async function passSecondStep(trx: Transaction, code: string, now: Date): Promise<boolean> {
  const step = await findSecondStep(trx, 'admin_second_step', { lock: true });
  if (!step) return true;
  const digits = code.replace(/\s/g, '');
  const lastStep = checkTotp(step.secret, digits, now, step.lastStep);
  if (lastStep === null) return takeRecoveryCode(trx, recoveryHash(code));
  await saveSecondStep(trx, 'admin_second_step', { ...step, lastStep });
  return true;
}
