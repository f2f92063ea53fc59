import { implement } from '@orpc/server';
import { audit, sessionName } from '#server/audit.ts';
import { says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { endSessions } from '#server/session.ts';
import { hashOf } from '#server/tokens.ts';
import { write } from '#server/write.ts';
import { browserName } from '#shared/browser-name.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { wire } from '#shared/wire.ts';
import { adminAccessContract } from '../contract.ts';
import { changeAdminPassword, signInAdmin, signOutAdmin } from './actions.ts';
import { countRecoveryCodes, findSecondStep } from './second-step-store.ts';
import { beginSecondStep, confirmSecondStep, endSecondStep } from './second-step.ts';
import { endAdminSession, listAdminSessions, removeAllFeeds, savePersonName } from './sessions-store.ts';

const access = implement(adminAccessContract).$context<ApiContext>().use(guard);

const ownSession = ({ caller }: ApiContext) => (caller.adminToken ? sessionName(caller.adminToken) : '');

async function listSessions(context: ApiContext) {
  const { database, now } = context.services;
  const sessions = await listAdminSessions(database.db, now());
  return sessions.map(({ name, person, createdAt, seenAt, address, userAgent }) =>
    wire({
      name,
      person: person || null,
      isThis: name === ownSession(context),
      openedAt: createdAt,
      seenAt,
      address: address || null,
      browser: userAgent ? browserName(userAgent) : null,
    }),
  );
}

/** Gives the caller's session the name of the person who uses it. */
function setOwnName(context: ApiContext, name: string): Promise<void> {
  const { services, caller } = context;
  return write(services, async (trx) => {
    await savePersonName(trx, hashOf(caller.adminToken ?? ''), name);
    await audit(trx, context, {
      entity: 'session',
      entityId: ownSession(context),
      label: `Συνεδρία ${ownSession(context).slice(0, 6)}`,
      before: { person: caller.adminName },
      after: { person: name },
    });
  });
}

function endOne(context: ApiContext, session: string): Promise<void> {
  return write(context.services, async (trx) => {
    if (!(await endAdminSession(trx, session))) refuse(generalRefusals, 'NOT_FOUND');
    await audit(trx, context, {
      entity: 'session',
      entityId: session,
      label: `Συνεδρία ${session.slice(0, 6)}`,
      before: { sessions: session },
    });
  });
}

/** Ends all of the administrators' sessions but this one. */
function endOthers(context: ApiContext): Promise<void> {
  const { services, caller } = context;
  return write(services, async (trx) => {
    const before = await listAdminSessions(trx, services.now());
    await endSessions(trx, 'admins', caller.adminToken);
    await removeAllFeeds(trx);
    await audit(trx, context, {
      entity: 'session',
      entityId: 'others',
      label: 'Όλες οι άλλες συνεδρίες',
      before: { sessions: before.length },
      after: { sessions: 1 },
    });
  });
}

export const adminAccessApi = access.router({
  signIn: access.signIn.handler(says('Συνδεθήκατε ως διαχειριστής.', signInAdmin)),
  signOut: access.signOut.handler(async ({ context }) => {
    await signOutAdmin(context);
    return { message: 'Αποσυνδεθήκατε.' };
  }),
  getSession: access.getSession.handler(({ context }) => ({
    isAdmin: context.viewer.admin,
    ...(context.caller.adminName !== undefined && { name: context.caller.adminName }),
  })),
  setOwnName: access.setOwnName.handler(async ({ context, input }) => {
    await setOwnName(context, input.name);
    return { message: 'Το όνομά σας αποθηκεύτηκε.' };
  }),

  listSessions: access.listSessions.handler(({ context }) => listSessions(context)),
  endSession: access.endSession.handler(async ({ context, input }) => {
    await endOne(context, input.session);
    return { message: 'Η συνεδρία έκλεισε.' };
  }),
  endOtherSessions: access.endOtherSessions.handler(async ({ context }) => {
    await endOthers(context);
    return { message: 'Οι άλλες συνεδρίες έκλεισαν.' };
  }),
  changePassword: access.changePassword.handler(
    says('Ο κωδικός διαχειριστή άλλαξε. Οι άλλες συνεδρίες έκλεισαν.', changeAdminPassword),
  ),
  getSecondStep: access.getSecondStep.handler(async ({ context: { services } }) => {
    const { db } = services.database;
    const isOn = (await findSecondStep(db, 'admin_second_step')) !== undefined;
    return { isOn, codesLeft: await countRecoveryCodes(db) };
  }),
  beginSecondStep: access.beginSecondStep.handler(async ({ context, input }) => ({
    message: 'Σαρώστε τον κωδικό με την εφαρμογή σας.',
    ...(await beginSecondStep(context, input)),
  })),
  confirmSecondStep: access.confirmSecondStep.handler(async ({ context, input }) => ({
    message: 'Το δεύτερο βήμα σύνδεσης ενεργοποιήθηκε.',
    recoveryCodes: await confirmSecondStep(context, input.code),
  })),
  endSecondStep: access.endSecondStep.handler(
    says('Το δεύτερο βήμα σύνδεσης απενεργοποιήθηκε.', endSecondStep),
  ),
});
