import { demoAdminPassword, productionFaults } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { hashPassword, verifyPassword } from '#server/passwords.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { StartError } from '#server/start-error.ts';
import { endedCookie, endSession, endSessions, openSession, sessionCookie } from '#server/session.ts';
import { write } from '#server/write.ts';
import { refuse } from '#shared/errors.ts';
import { refuseWrongPassword } from '#features/customers/refusals.ts';
import { adminAccessRefusals } from '../refusals.ts';
import { findAdminPassword, saveAdminPassword } from './password-store.ts';
import { alertOfGuessing } from '#features/customers/server/guessing-actions.ts';
import { endOtherAccess } from './access-change.ts';
import { confirmAdminPassword, presentCode } from './confirm-actions.ts';
import { passSecondStep } from './pass-second-step.ts';
import { removeAllFeeds } from './sessions-store.ts';
import { findSecondStep, removeSecondStep } from './second-step-store.ts';
import { spendCodeTry, strangerOf } from './second-step-tries.ts';

/**
 * Ensures that the administrators have a password. ADMIN_PASSWORD sets the first one and replaces the demonstration's; a
 * chosen password stays until `npm run reset-admin-password`. Throws if a production server would start without a password
 * or with the demonstration's.
 */
export async function settleAdminPassword({ config, database }: Pick<Services, 'config' | 'database'>) {
  const stored = await findAdminPassword(database.db);
  const faults = productionFaults(config, {
    hasAdminHash: stored !== undefined,
    adminHashIsDemo: stored?.isDemo ?? false,
  });
  if (faults.length > 0) throw new StartError(faults.join('\n'));
  const chosen = config.adminPassword ?? demoAdminPassword;
  if (!stored || (stored.isDemo && chosen !== demoAdminPassword)) await setAdminPassword(database, chosen);
}

/**
 * Replaces the administrators' password, removes the second step and ends all their sessions: recovers access after the
 * password or the second step is lost.
 */
export async function setAdminPassword({ db }: Pick<Database, 'db'>, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await saveAdminPassword(trx, { hash, isDemo: password === demoAdminPassword });
    await removeSecondStep(trx);
    await removeAllFeeds(trx);
    await endSessions(trx, 'admins');
  });
}

type Given = { password: string; code?: string | undefined; name?: string | undefined };

async function alertOfTries({ services, caller }: ApiContext): Promise<void> {
  await alertOfGuessing(services, {
    severity: 'high',
    title: 'Επανειλημμένοι λανθασμένοι κωδικοί διαχειριστή',
    message: `Πέντε λανθασμένοι κωδικοί μέσα σε ένα λεπτό από τη διεύθυνση ${caller.ip}.`,
  });
}

async function alertOfManyTries({ services }: ApiContext): Promise<void> {
  await alertOfGuessing(services, {
    severity: 'critical',
    title: 'Δοκιμές κωδικού διαχειριστή από πολλές διευθύνσεις',
    message:
      'Τριάντα λανθασμένοι κωδικοί μέσα σε μία ώρα. Από άγνωστο δίκτυο γίνεται πλέον δεκτή μία προσπάθεια κάθε λίγο, το πολύ ανά πέντε λεπτά. Όσοι διαχειριστές έχουν ξανασυνδεθεί από το ίδιο πρόγραμμα περιήγησης ή δίνουν κωδικό ανάκτησης συνδέονται κανονικά.',
  });
}

/**
 * Opens an administrators' session in this browser; if the second step is on, a code is required. Five wrong passwords or
 * codes in a minute block an address for a minute.
 */
export async function signInAdmin(context: ApiContext, { password, code, name }: Given): Promise<void> {
  const { services, caller, answer, headers } = context;
  const { database, limits, config } = services;
  const left = await limits.spend('admin-sign-in', caller.ip);
  // The password is one for everybody and has no name: many machines could guess it together.
  const stranger = await strangerOf(context, code);
  const hasSecondStep = (await findSecondStep(database.db, 'admin_second_step')) !== undefined;
  const recoverable = hasSecondStep ? { code: 'Με κωδικό ανάκτησης συνδέεστε και τώρα.' } : undefined;
  const leftForAll = stranger
    ? await limits.spend('admin-sign-in-strangers', stranger, recoverable)
    : undefined;
  const stored = await findAdminPassword(database.db);
  if (!(await verifyPassword(password, stored?.hash))) {
    if (left === 0) await alertOfTries(context);
    if (leftForAll === 0) await alertOfManyTries(context);
    refuse(adminAccessRefusals, 'WRONG_ADMIN_PASSWORD');
  }
  if (stranger) await limits.refund('admin-sign-in-strangers', stranger);
  if (hasSecondStep && !code) {
    // A correct password does not count as an attempt; without the code it opens nothing.
    await limits.refund('admin-sign-in', caller.ip);
    refuse(adminAccessRefusals, 'SECOND_STEP_REQUIRED');
  }
  const giveBack = hasSecondStep ? await spendCodeTry(context, code ?? '') : undefined;
  const token = await write(services, async (trx) => {
    // A concurrent password change ends all existing sessions; this lock prevents opening a session with the old password
    // after it.
    const still = await findAdminPassword(trx, { lock: true });
    if (still?.hash !== stored?.hash) refuse(adminAccessRefusals, 'WRONG_ADMIN_PASSWORD');
    if (!(await passSecondStep(trx, code ?? '', services.now()))) return undefined;
    if (caller.adminToken) await endSession(trx, caller.adminToken);
    const userAgent = (headers.get('user-agent') ?? '').slice(0, 300);
    return openSession(trx, 'admin', null, services.now(), {
      address: caller.ip,
      userAgent,
      personName: name,
    });
  });
  if (token === undefined) {
    if (left === 0) await alertOfTries(context);
    return refuse(adminAccessRefusals, 'WRONG_CODE', {
      fields: { code: adminAccessRefusals.WRONG_CODE.message },
    });
  }
  await giveBack?.();
  await limits.reset('admin-sign-in', caller.ip);
  answer.append('Set-Cookie', sessionCookie('admin', token, config));
}

/** Replaces the administrators' password and ends all other sessions; of concurrent changes the first wins. */
export async function changeAdminPassword(
  context: ApiContext,
  {
    currentPassword,
    newPassword,
    code,
  }: { currentPassword: string; newPassword: string; code?: string | undefined },
): Promise<void> {
  const { services } = context;
  const confirmed = await confirmAdminPassword(context, currentPassword, 'currentPassword');
  const { demand, giveBack } = await presentCode(context, code);
  const hash = await hashPassword(newPassword);
  await write(services, async (trx) => {
    const still = await findAdminPassword(trx, { lock: true });
    if (still?.hash !== confirmed) refuseWrongPassword('currentPassword');
    await demand(trx);
    await saveAdminPassword(trx, { hash, isDemo: newPassword === demoAdminPassword });
    await endOtherAccess(context, trx, {
      entityId: 'password',
      label: 'Κωδικός διαχειριστή',
      before: { password: 'Ο προηγούμενος' },
      after: { password: 'Νέος' },
    });
  });
  await giveBack();
}

/** Ends this browser's administrator session, if it has one. */
export async function signOutAdmin({ services, caller, answer }: ApiContext): Promise<void> {
  const { adminToken } = caller;
  if (adminToken) await write(services, (trx) => endSession(trx, adminToken));
  answer.append('Set-Cookie', endedCookie('admin', services.config));
}
