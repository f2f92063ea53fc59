import { randomBytes } from 'node:crypto';
import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { checkTotp, newTotpSecret, totpUri } from '#server/totp.ts';
import { write } from '#server/write.ts';
import { company } from '#shared/company.ts';
import { refuse } from '#shared/errors.ts';
import { adminAccessRefusals } from '../refusals.ts';
import type { AccessConfirmation } from '../contract.ts';
import { endOtherAccess } from './access-change.ts';
import { confirmAccess, confirmAdminPassword, refuseCode } from './confirm-actions.ts';
import { passSecondStep, recoveryHash } from './pass-second-step.ts';
import { findSecondStep, removeSecondStep, saveRecoveryCodes, saveSecondStep } from './second-step-store.ts';
import { spendCodeTry } from './second-step-tries.ts';

const recoveryCodeCount = 10;

/** A secret that no code has confirmed in this time, in milliseconds, is void. */
const pendingFor = 15 * 60_000;

/** 50 random bits as two groups of five characters; characters that are easily confused are left out. */
function newRecoveryCode(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789x';
  const text = [...randomBytes(10)].map((byte) => letters[byte % letters.length]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

const secondStepChange = { entityId: 'second-step', label: 'Δεύτερο βήμα σύνδεσης' } as const;

const told = (trx: Transaction, context: ApiContext, before: object, after: object) =>
  audit(trx, context, {
    entity: 'settings',
    ...secondStepChange,
    before: { ...before },
    after: { ...after },
  });

/**
 * Creates a secret for an authenticator app; sign-in does not require its code before it is confirmed. One that shall replace
 * another takes a code of that.
 */
export async function beginSecondStep(context: ApiContext, given: AccessConfirmation) {
  const { demand, giveBack } = await confirmAccess(context, given);
  const secret = newTotpSecret();
  const begunAt = context.services.now().toISOString();
  await write(context.services, async (trx) => {
    await demand(trx);
    await saveSecondStep(trx, 'admin_second_step_pending', { secret, lastStep: 0, begunAt });
    await told(trx, context, {}, { secondStep: 'Ξεκίνησε η ενεργοποίηση' });
  });
  await giveBack();
  return { secret, uri: totpUri(secret, company().name, 'Διαχείριση') };
}

/** Turns the second step on after a code has proven that the app has the secret; returns the recovery codes. */
export async function confirmSecondStep(context: ApiContext, code: string): Promise<string[]> {
  const { services } = context;
  const giveBack = await spendCodeTry(context, code);
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await write(services, async (trx) => {
    const pending = await findSecondStep(trx, 'admin_second_step_pending', { lock: true });
    const begunAt = Date.parse(pending?.begunAt ?? '');
    if (!pending || !(services.now().getTime() - begunAt <= pendingFor))
      return refuse(adminAccessRefusals, 'SECOND_STEP_NOT_BEGUN');
    const lastStep = checkTotp(pending.secret, code, services.now());
    if (lastStep === null) return refuseCode();
    const before = await findSecondStep(trx, 'admin_second_step');
    await removeSecondStep(trx);
    await saveSecondStep(trx, 'admin_second_step', { secret: pending.secret, lastStep });
    await saveRecoveryCodes(trx, codes.map(recoveryHash));
    await endOtherAccess(context, trx, {
      ...secondStepChange,
      before: { secondStep: before !== undefined },
      after: { secondStep: true, recoveryCodes: recoveryCodeCount },
    });
  });
  await giveBack();
  return codes;
}

/** Turns the second step off; requires the password and a code. */
export async function endSecondStep(
  context: ApiContext,
  { password, code }: { password: string; code: string },
): Promise<void> {
  const { services } = context;
  await confirmAdminPassword(context, password, 'password');
  const giveBack = await spendCodeTry(context, code);
  await write(services, async (trx) => {
    if (!(await findSecondStep(trx, 'admin_second_step'))) refuse(adminAccessRefusals, 'SECOND_STEP_OFF');
    if (!(await passSecondStep(trx, code, services.now()))) refuseCode();
    await removeSecondStep(trx);
    await endOtherAccess(context, trx, {
      ...secondStepChange,
      before: { secondStep: true },
      after: { secondStep: false },
    });
  });
  await giveBack();
}
