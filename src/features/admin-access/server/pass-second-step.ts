import type { Transaction } from '../../../server/db/database.ts';
import { hashOf } from '../../../server/tokens.ts';
import { checkTotp } from '../../../server/totp.ts';
import { findSecondStep, saveSecondStep, takeRecoveryCode } from './second-step-store.ts';

/** The hash by which a recovery code is kept. It has too many bits to be guessed, so it needs no slow one. */
export const recoveryHash = (code: string) => hashOf(code.toLowerCase().replace(/[^a-z0-9]/g, ''));

/**
 * Whether a code passes the second step: one of the app, or one for recovery, which is used up by it. Without a second
 * step all pass.
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
