import type { Transaction } from '#server/db/database.ts';
import { demoAdminPassword } from '#server/config.ts';
import { readDemoJson } from '#server/demo-files.ts';
import { newId } from '#server/ids.ts';
import { hashPassword } from '#server/passwords.ts';
import type { Services } from '#server/services.ts';
import { insertPastAlert } from '#features/alerts/server/past-store.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { accountTypeLabels, type AccountType } from '../contract.ts';
import { customerHref } from '../customer-search.ts';
import { decide } from '../rules.ts';
import { insertEvent } from './event-store.ts';
import { insertCustomer, updateCustomer } from './store.ts';

type DemoPerson = {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  accountType: AccountType;
  companyName?: string;
  afm?: string;
  doy?: string;
  profession?: string;
  address?: string;
  city?: string;
  postalCode?: string;
  registeredDaysAgo: number;
} & (
  | { state: 'pending' }
  | { state: 'approved'; decidedAfterHours: number; canViewPrices?: boolean }
  | { state: 'rejected'; decidedAfterHours: number; rejectionReason: string }
);

const hourMs = 3_600_000;
const fresh = { isVerified: false, canViewPrices: false, isRejected: false, rejectionReason: null };

/** Loads customers who registered over the last months; all have the demonstration's password. */
export async function loadCustomersDemo(trx: Transaction, { now }: Pick<Services, 'now'>): Promise<void> {
  const people = await readDemoJson<DemoPerson[]>('people.json');
  const passwordHash = await hashPassword(demoAdminPassword);
  for (const person of people) await addPerson(trx, person, passwordHash, now());
}

async function addPerson(
  trx: Transaction,
  person: DemoPerson,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const id = newId();
  const registeredAt = new Date(now.getTime() - person.registeredDaysAgo * 24 * hourMs);
  const customer = {
    email: person.email,
    passwordHash,
    firstName: person.firstName,
    lastName: person.lastName,
    phone: person.phone ?? null,
    accountType: person.accountType,
    companyName: person.companyName ?? null,
    afm: person.afm ?? null,
    doy: person.doy ?? null,
    profession: person.profession ?? null,
    address: person.address ?? null,
    city: person.city ?? null,
    postalCode: person.postalCode ?? null,
  };
  await insertCustomer(trx, id, customer, registeredAt);
  await insertPastAlert(trx, {
    type: 'other',
    event: 'customer_registered',
    severity: 'low',
    title: 'Νέα εγγραφή πελάτη',
    message: `${person.firstName} ${person.lastName} (${accountTypeLabels[person.accountType]})`,
    link: customerHref(id),
    subject: subjectOf('customer', id),
    audience: 'admin',
    at: registeredAt,
    isOpen: person.state === 'pending',
  });
  if (person.state === 'pending') return;

  const verdict =
    person.state === 'approved'
      ? { isVerified: true, canViewPrices: person.canViewPrices ?? true }
      : { isVerified: false, canViewPrices: false, rejectionReason: person.rejectionReason };
  const decidedAt = new Date(registeredAt.getTime() + person.decidedAfterHours * hourMs);
  const change = decide(fresh, verdict);
  if (!change) return;
  await updateCustomer(trx, id, { ...change.standing, decidedAt });
  await insertEvent(trx, id, { event: change.event, reason: change.standing.rejectionReason, at: decidedAt });
}
