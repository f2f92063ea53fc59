import { randomInt } from 'node:crypto';
import type { Transaction } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import { hashPassword, verifyPassword } from '#server/passwords.ts';
import type { ApiContext } from '#server/serve.ts';
import { endedCookie, endSession, openSession, sessionCookie } from '#server/session.ts';
import { hashOf, newToken } from '#server/tokens.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { retentionMs } from '#shared/retention.ts';
import { customersFeature } from '../feature.ts';
import type { ViewerCustomer } from '#shared/viewer.ts';
import { dropDelayed } from '#features/alerts/server/delayed-notification-store.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { takesBookings } from '#features/services/server/store.ts';
import {
  accountTypeLabels,
  type Credentials,
  type Customer,
  type PasswordReset,
  type Registration,
} from '../contract.ts';
import { customerHref } from '../customer-search.ts';
import { customerRefusals, refuseWrongPassword } from '../refusals.ts';
import { alertOfGuessing } from './guessing-actions.ts';
import {
  accountReadyMail,
  alreadyRegisteredMail,
  passwordChangedMail,
  registrationReceivedMail,
} from './mails.ts';
import { findReset, insertReset, takeReset } from './reset-store.ts';
import {
  findAccount,
  findCustomer,
  findCustomerByEmail,
  findPassword,
  lockPassword,
  insertCustomer,
  updateCustomer,
  type NewCustomer,
} from './store.ts';
import { endAccess } from './access.ts';
import { insertEvent } from './event-store.ts';

/** The minimum and maximum delay in milliseconds between the request and its e-mail. */
const mailAfterMs = [2_000, 12_000] as const;

/**
 * Registers an account. Whether the address already has one is told only to its owner by e-mail, never in the response. A
 * signed-in customer who was rejected applies again this way, with the same address.
 */
export async function register(context: ApiContext, registration: Registration): Promise<void> {
  const { services, caller, viewer } = context;
  const now = services.now();
  await services.limits.spend('registration', caller.ip);
  // Each attempt sends an e-mail to the address, which may be a stranger's.
  await services.limits.spend('registration', registration.email);
  const customer = newCustomer(registration, await hashPassword(registration.password));
  const { email } = customer;
  await write(services, async (trx) => {
    const id = newId();
    const received = registrationReceivedMail(email, customer.accountType, await takesBookings(trx));
    const isNew = await insertCustomer(trx, id, customer, now);
    const owner = isNew ? undefined : await findCustomerByEmail(trx, email);
    if (owner && (await findAccount(trx, owner.id, now)) !== 'own') {
      // Whose address it is shows the invitation that the office sends after a look; until then nothing is said or changed.
      await alertOfWish(trx, owner);
      await services.live.publish(trx, 'admin', { type: 'changed', resources: ['customers'] });
      return services.mail.send(trx, received);
    }
    if (!isNew) {
      if (!owner?.isRejected || owner.id !== viewer.customer?.id) {
        return services.mail.send(trx, alreadyRegisteredMail(email, services.config));
      }
      const again = { ...customer, isRejected: false, rejectionReason: null };
      if (!(await updateCustomer(trx, owner.id, again))) refuse(generalRefusals, 'LOGIN_REQUIRED');
      await insertEvent(trx, owner.id, { event: 'reapplied', at: now });
      await endAccess(trx, { customerId: owner.id, addresses: [email], now, keep: caller.sessionToken });
      await services.mail.send(trx, passwordChangedMail(email));
    }
    // A person who applies again has overtaken a decision that was still to be told.
    await dropDelayed(trx, subjectOf('customer', owner?.id ?? id));
    await insertAlert(trx, {
      type: 'other',
      event: 'customer_registered',
      severity: 'low',
      title: 'Νέα εγγραφή πελάτη',
      message: `${registration.firstName} ${registration.lastName} (${accountTypeLabels[customer.accountType]})`,
      link: customerHref(owner?.id ?? id),
      subject: subjectOf('customer', owner?.id ?? id),
      audience: 'admin',
    });
    await services.live.publish(trx, 'admin', { type: 'changed', resources: ['customers'] });
    return services.mail.send(trx, received);
  });
}

/** Tells the administrators that somebody who is a customer without an account asks for one. */
const alertOfWish = (trx: Transaction, { id, fullName }: Customer) =>
  insertAlert(trx, {
    type: 'other',
    event: 'customer_registered',
    severity: 'low',
    title: 'Πελάτης χωρίς λογαριασμό ζητά λογαριασμό',
    message: `${fullName}: στείλτε του πρόσκληση από τη σελίδα του, αν τον αναγνωρίζετε.`,
    link: customerHref(id),
    subject: subjectOf('customer', id),
    audience: 'admin',
  });

function newCustomer(given: Registration, passwordHash: string): NewCustomer {
  const { email, firstName, lastName, accountType } = given;
  const isBusiness = accountType === 'b2b';
  return {
    email,
    passwordHash,
    firstName,
    lastName,
    accountType,
    phone: given.phone ?? null,
    companyName: isBusiness ? (given.companyName ?? null) : null,
    afm: given.afm ?? null,
    doy: isBusiness ? (given.doy ?? null) : null,
    profession: isBusiness ? (given.profession ?? null) : null,
    registeredFrom: given.from ?? null,
    address: given.address ?? null,
    city: given.city ?? null,
    postalCode: given.postalCode ?? null,
  };
}

/** Signs a customer in and sets the session cookie; an unknown address takes as long to refuse as a known one. */
export async function signIn(
  { services, caller, answer }: ApiContext,
  { email, password }: Credentials,
): Promise<Customer> {
  const { database, limits, config } = services;
  await limits.spend('sign-in-address', caller.ip);
  const left = await limits.spend('sign-in-account', email);
  const found = await findPassword(database.db, { email });
  const fits = await verifyPassword(password, found?.passwordHash);
  const customer = fits && found ? await findCustomer(database.db, found.id) : undefined;
  if (!found || !customer) {
    if (left === 0) {
      await alertOfGuessing(services, {
        severity: 'medium',
        title: 'Επανειλημμένες αποτυχημένες συνδέσεις',
        message: `Δέκα αποτυχημένες προσπάθειες σε πέντε λεπτά με το email ${email}.`,
      });
    }
    return refuse(customerRefusals, 'WRONG_CREDENTIALS');
  }
  await limits.refund('sign-in-address', caller.ip);
  await limits.reset('sign-in-account', email);
  const token = await write(services, async (trx) => {
    // A concurrent password change ends all existing sessions; this lock prevents opening a session with the old password
    // after it.
    if (!(await lockPassword(trx, customer.id, found.passwordHash)))
      refuse(customerRefusals, 'WRONG_CREDENTIALS');
    if (caller.sessionToken) await endSession(trx, caller.sessionToken);
    for (const adopt of services.afterSignIn) await adopt(trx, customer.id, caller);
    return openSession(trx, 'customer', customer.id, services.now());
  });
  answer.append('Set-Cookie', sessionCookie('customer', token, config));
  return customer;
}

/** Ends this browser's customer session, if it has one. */
export async function signOut({ services, caller, answer }: ApiContext): Promise<void> {
  const { sessionToken } = caller;
  if (sessionToken) await write(services, (trx) => endSession(trx, sessionToken));
  answer.append('Set-Cookie', endedCookie('customer', services.config));
}

/** Creates a password reset token and returns it; only its hash is stored. */
export async function openReset(trx: Transaction, email: string, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + retentionMs(customersFeature.retention.passwordResets));
  await insertReset(trx, { tokenHash: hashOf(token), email, expiresAt }, now);
  return token;
}

/**
 * Sends a password reset e-mail if the address has an account. The request itself does not check that, and the job that does
 * starts after a random delay, so that neither response nor timing reveals it. In development, requests from this machine
 * receive the token directly.
 */
export async function askPasswordReset(
  { services, caller }: ApiContext,
  email: string,
): Promise<string | undefined> {
  const { limits, jobs, config } = services;
  await limits.spend('password-reset', caller.ip);
  await limits.spend('password-reset', email);
  const delay = config.devMailbox ? {} : { delaySeconds: randomInt(...mailAfterMs) / 1_000 };
  return write(services, async (trx) => {
    const askedAt = services.now().toISOString();
    await jobs.enqueue(trx, 'customers.password-reset', { email, askedAt }, delay);
    return config.devMailbox && caller.isLocal ? openReset(trx, email, services.now()) : undefined;
  });
}

/** Sets a new password with a reset token, which works once; all other sessions of the customer end. */
export async function resetPassword(
  { services, caller }: ApiContext,
  { token, newPassword }: PasswordReset,
): Promise<void> {
  const { database, limits, mail } = services;
  const tokenHash = hashOf(token);
  await limits.spend('password-reset-use', caller.ip);
  const email = await findReset(database.db, tokenHash, services.now());
  if (!email) return refuse(customerRefusals, 'RESET_TOKEN_INVALID');
  const passwordHash = await hashPassword(newPassword);
  await write(services, async (trx) => {
    const isFirst = await takeReset(trx, tokenHash);
    const customer = isFirst && (await findCustomerByEmail(trx, email));
    const isOwn = customer && (await findAccount(trx, customer.id, services.now())) === 'own';
    if (!customer || !(await updateCustomer(trx, customer.id, { passwordHash }))) {
      return refuse(customerRefusals, 'RESET_TOKEN_INVALID');
    }
    const now = services.now();
    await endAccess(trx, { customerId: customer.id, addresses: [email], now, keep: caller.sessionToken });
    await mail.send(trx, isOwn ? passwordChangedMail(email) : accountReadyMail(email, services.config));
  });
  await limits.reset('sign-in-account', email);
}

/**
 * Verifies the signed-in customer's password again and returns the customer and the password's hash; a wrong one is refused
 * with the message at `field`.
 */
export async function confirmPassword(
  { services, viewer, caller }: ApiContext,
  password: string,
  field: string,
): Promise<{ customer: ViewerCustomer; passwordHash: string }> {
  const { customer } = viewer;
  if (!customer) return refuse(generalRefusals, 'LOGIN_REQUIRED');
  const { limits, database } = services;
  // Counted apart from signing in: strangers who guess the password shall not keep its owner from changing it.
  const session = caller.sessionToken ?? customer.id;
  await limits.spend('sign-in-account', session);
  const found = await findPassword(database.db, { id: customer.id });
  const fits = await verifyPassword(password, found?.passwordHash);
  if (!found || !fits) return refuseWrongPassword(field);
  await limits.reset('sign-in-account', session);
  return { customer, passwordHash: found.passwordHash };
}

/**
 * Replaces the signed-in customer's password, ends the other sessions and notifies the owner; of concurrent changes the
 * first wins.
 */
export async function changePassword(
  context: ApiContext,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { services, caller } = context;
  const confirmed = await confirmPassword(context, currentPassword, 'currentPassword');
  const { id, email } = confirmed.customer;
  const passwordHash = await hashPassword(newPassword);
  await write(services, async (trx) => {
    const isSame = await lockPassword(trx, id, confirmed.passwordHash);
    if (!isSame && (await findPassword(trx, { id }))) refuseWrongPassword('currentPassword');
    if (!(await updateCustomer(trx, id, { passwordHash }))) refuse(generalRefusals, 'LOGIN_REQUIRED');
    const addresses = [email.toLowerCase()];
    await endAccess(trx, { customerId: id, addresses, now: services.now(), keep: caller.sessionToken });
    await services.mail.send(trx, passwordChangedMail(email));
  });
}
