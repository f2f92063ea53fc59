import { demoAdminPassword, productionFaults } from '../../../server/config.ts';
import type { Database } from '../../../server/db/database.ts';
import { hashPassword, verifyPassword } from '../../../server/passwords.ts';
import type { ApiContext } from '../../../server/serve.ts';
import type { Services } from '../../../server/services.ts';
import { StartError } from '../../../server/start-error.ts';
import { endedCookie, endSession, endSessions, openSession, sessionCookie } from '../../../server/session.ts';
import { write } from '../../../server/write.ts';
import { refuse } from '../../../shared/errors.ts';
import { customerRefusals } from '../refusals.ts';
import { findAdminPassword, saveAdminPassword } from './admin-password-store.ts';
import { tellOfGuessing } from './guessing.ts';

/**
 * Sees to it that the administrators have a password. ADMIN_PASSWORD sets the first one, and takes the place of the demonstration's; one
 * that was chosen stays until `npm run reset-admin-password`. Throws when a production server would open with none or with the
 * demonstration's.
 */
export async function settleAdminPassword({ config, database }: Pick<Services, 'config' | 'database'>) {
  const kept = await findAdminPassword(database.db);
  const faults = productionFaults(config, {
    hasAdminHash: kept !== undefined,
    adminHashIsDemo: kept?.isDemo ?? false,
  });
  if (faults.length > 0) throw new StartError(faults.join('\n'));
  const chosen = config.adminPassword ?? demoAdminPassword;
  if (!kept || (kept.isDemo && chosen !== demoAdminPassword)) await setAdminPassword(database, chosen);
}

/** Replaces the administrators' password and ends all their sessions. */
export async function setAdminPassword({ db }: Pick<Database, 'db'>, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await saveAdminPassword(trx, { hash, isDemo: password === demoAdminPassword });
    await endSessions(trx, 'admins');
  });
}

/** Opens an administrators' session in this browser. Five wrong passwords in a minute close the door to an address for a minute. */
export async function signInAdmin({ services, caller, answer }: ApiContext, password: string): Promise<void> {
  const { database, limits, config } = services;
  const left = await limits.spend('admin-sign-in', caller.ip);
  const kept = await findAdminPassword(database.db);
  if (!(await verifyPassword(password, kept?.hash))) {
    if (left === 0) {
      await tellOfGuessing(services, {
        severity: 'high',
        title: 'Επανειλημμένοι λανθασμένοι κωδικοί διαχειριστή',
        message: `Πέντε λανθασμένοι κωδικοί μέσα σε ένα λεπτό από τη διεύθυνση ${caller.ip}.`,
      });
    }
    refuse(customerRefusals, 'WRONG_ADMIN_PASSWORD');
  }
  await limits.reset('admin-sign-in', caller.ip);
  const token = await write(services, async (trx) => {
    if (caller.adminToken) await endSession(trx, caller.adminToken);
    return openSession(trx, 'admin', null, services.now());
  });
  answer.append('Set-Cookie', sessionCookie('admin', token, config));
}

/** Ends this browser's administrator session, if it has one. */
export async function signOutAdmin({ services, caller, answer }: ApiContext): Promise<void> {
  const { adminToken } = caller;
  if (adminToken) await write(services, (trx) => endSession(trx, adminToken));
  answer.append('Set-Cookie', endedCookie('admin', services.config));
}
