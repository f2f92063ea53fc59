import type { Transaction } from '#server/db/database.ts';
import { verifyPassword } from '#server/passwords.ts';
import type { ApiContext } from '#server/serve.ts';
import { refuse } from '#shared/errors.ts';
import { refuseWrongPassword } from '#features/customers/refusals.ts';
import { alertOfGuessing } from '#features/customers/server/guessing-actions.ts';
import type { AccessConfirmation } from '../contract.ts';
import { adminAccessRefusals } from '../refusals.ts';
import { passSecondStep } from './pass-second-step.ts';
import { findAdminPassword } from './password-store.ts';
import { findSecondStep } from './second-step-store.ts';
import { spendCodeTry } from './second-step-tries.ts';

const refuseAt = (code: 'WRONG_CODE' | 'CODE_REQUIRED') =>
  refuse(adminAccessRefusals, code, { fields: { code: adminAccessRefusals[code].message } });

export const refuseCode = () => refuseAt('WRONG_CODE');

/**
 * Counts a try at the code that every change of the administrators' access takes while the second step is on. Returns the
 * check to make in the change's transaction, which refuses a missing or wrong code, and the refund of the try.
 */
export async function presentCode(context: ApiContext, code: string | undefined) {
  const { database, now } = context.services;
  const isOn = (await findSecondStep(database.db, 'admin_second_step')) !== undefined;
  if (isOn && !code) refuseAt('CODE_REQUIRED');
  const giveBack = isOn ? await spendCodeTry(context, code ?? '') : async () => {};
  return {
    giveBack,
    // Turned on in the meantime, it still takes a code.
    async demand(trx: Transaction): Promise<void> {
      if (!(await passSecondStep(trx, code ?? '', now()))) refuseCode();
    },
  };
}

const alertOfConfirming = ({ services, caller }: ApiContext) =>
  alertOfGuessing(services, {
    severity: 'high',
    title: 'Δοκιμές κωδικού μέσα από ανοιχτή συνεδρία διαχειριστή',
    message: `Πέντε λανθασμένοι κωδικοί μέσα σε δέκα λεπτά, από τη διεύθυνση ${caller.ip}. Αν δεν ήσασταν εσείς, κλείστε τις άλλες συνεδρίες και αλλάξτε τον κωδικό.`,
  });

/** Verifies the administrators' password again and returns its hash; a wrong one is refused with the message at `field`. */
export async function confirmAdminPassword(
  context: ApiContext,
  password: string,
  field: string,
): Promise<string | undefined> {
  const { services, caller } = context;
  const { database, limits } = services;
  const session = caller.adminToken ?? caller.ip;
  const left = await limits.spend('admin-confirm', session);
  const stored = await findAdminPassword(database.db);
  if (!(await verifyPassword(password, stored?.hash))) {
    if (left === 0) await alertOfConfirming(context);
    refuseWrongPassword(field);
  }
  await limits.reset('admin-confirm', session);
  return stored?.hash;
}

/** Checks what every new way in asks of a session again: the password, and a present code as in `presentCode`. */
export async function confirmAccess(context: ApiContext, { password, code }: AccessConfirmation) {
  await confirmAdminPassword(context, password, 'password');
  return presentCode(context, code);
}
