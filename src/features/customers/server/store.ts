import { sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely';
import { containing } from '#server/db/containing.ts';
import type { Transaction } from '#server/db/database.ts';
import { lockedCustomer } from '#server/db/locked-customer.ts';
import type { Customers, DB } from '#server/db/schema.ts';
import { searchWords } from '#shared/search-words.ts';
import { isActive } from '#shared/viewer.ts';
import { wire } from '#shared/wire.ts';
import type { Approval, Customer, CustomerFile, CustomerFilter, ListedCustomer } from '../contract.ts';
import { accountOf } from '../invitation.ts';
import type { AccountState } from '../rules.ts';
import { appliedAt } from './waiting-store.ts';

export type NewCustomer = {
  email: string;
  /** Blank for a customer without an account. */
  passwordHash: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  accountType: Customer['accountType'];
  companyName: string | null;
  afm: string | null;
  doy: string | null;
  profession: string | null;
  address: string | null;
  city: string | null;
  postalCode: string | null;
  /** The page of the shop from which somebody registered. */
  registeredFrom?: string | null;
  /** Of a customer whom the office makes, who needs no approval. */
  isVerified?: boolean;
  canViewPrices?: boolean;
  decidedAt?: Date | null;
};

const columns = [
  'id',
  'email',
  'firstName',
  'lastName',
  'phone',
  'accountType',
  'companyName',
  'isVerified',
  'canViewPrices',
  'isRejected',
  'rejectionReason',
  'isAdmin',
  'afm',
  'doy',
  'profession',
  'address',
  'city',
  'postalCode',
  'createdAt',
] as const;

type Row = Pick<Selectable<Customers>, (typeof columns)[number]>;

const asCustomer = (row: Row): Customer =>
  wire({ ...row, fullName: `${row.firstName} ${row.lastName}`.trim(), isActive: isActive(row) });

const alive = (db: Kysely<DB>) => db.selectFrom('customers').where('deletedAt', 'is', null);
const hasEmail = (email: string) => sql<boolean>`lower(email) = ${email} and email <> ''`;

export async function findCustomer(db: Kysely<DB>, id: string): Promise<Customer | undefined> {
  const row = await alive(db).select(columns).where('id', '=', id).executeTakeFirst();
  return row && asCustomer(row);
}

/** What tells whether a customer has an account. */
const accountColumns = [sql<boolean>`password_hash <> ''`.as('hasPassword'), 'invitedAt'] as const;

/** Whether a customer has an account or an invitation to one; undefined if there is no such customer. */
export async function findAccount(
  db: Kysely<DB>,
  id: string,
  now: Date,
): Promise<CustomerFile['account'] | undefined> {
  const row = await alive(db).select(accountColumns).where('id', '=', id).executeTakeFirst();
  return row && accountOf(row, now);
}

export async function findRegisteredFrom(trx: Transaction, id: string): Promise<string | undefined> {
  const row = await alive(trx).select('registeredFrom').where('id', '=', id).executeTakeFirst();
  return row?.registeredFrom ?? undefined;
}

/** The customer with an e-mail address, which must be in lower case. */
export async function findCustomerByEmail(db: Kysely<DB>, email: string): Promise<Customer | undefined> {
  const row = await alive(db).select(columns).where(hasEmail(email)).executeTakeFirst();
  return row && asCustomer(row);
}

/** The password hash for a sign-in; `by` is an e-mail address in lower case or an id. */
export async function findPassword(
  db: Kysely<DB>,
  by: { email: string } | { id: string },
): Promise<{ id: string; passwordHash: string } | undefined> {
  const found = alive(db).select(['id', 'passwordHash']);
  return ('id' in by ? found.where('id', '=', by.id) : found.where(hasEmail(by.email))).executeTakeFirst();
}

/** Whether an account still has this password; if so, locks the row until the transaction ends. */
export async function lockPassword(trx: Transaction, id: string, passwordHash: string): Promise<boolean> {
  const held = await alive(trx)
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** Inserts an account; false if its address already has one. */
export async function insertCustomer(
  trx: Transaction,
  id: string,
  customer: NewCustomer,
  now: Date,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('customers')
    .values({ id, ...customer, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Whether an account exists; if so, locks it against deletion until the transaction ends. */
export async function lockCustomer(trx: Transaction, id: string): Promise<boolean> {
  return (await lockedCustomer(trx, id).executeTakeFirst()) !== undefined;
}

/** Remembers that links requested so far no longer open the account. */
export async function markAccessChanged(trx: Transaction, id: string, now: Date): Promise<void> {
  await trx.updateTable('customers').set({ accessChangedAt: now }).where('id', '=', id).execute();
}

/** Whether the account's password or address has changed since something was asked for. */
export async function hasAccessChangedSince(db: Kysely<DB>, id: string, askedAt: Date): Promise<boolean> {
  const found = await alive(db)
    .select('id')
    .where('id', '=', id)
    .where('accessChangedAt', '>=', askedAt)
    .executeTakeFirst();
  return found !== undefined;
}

/** The former streets of a customer that are kept, at most. */
const maxFormer = 5;

/** The streets that a customer has left once this is the present one; the same street in other letters is no move. */
const formerAddresses = (address: string | null) => sql<string[]>`array(
  select street from unnest(address || former_addresses) with ordinality as former (street, n)
  where street <> '' and greek_key(street) <> greek_key(${address ?? ''}) order by n limit ${maxFormer})`;

/** Updates an account; false if it was deleted. */
export async function updateCustomer(
  trx: Transaction,
  id: string,
  change: Partial<
    NewCustomer &
      AccountState & {
        decidedAt: Date | null;
        invitedAt: Date | null;
        isAdmin: boolean;
        doy: string | null;
        profession: string | null;
      }
  >,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('customers')
    .set({
      ...change,
      ...(change.address !== undefined && { formerAddresses: formerAddresses(change.address) }),
    })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * An account's status; locks the row until the transaction ends, so that decisions run one after another, and writes for the
 * customer finish before a deletion or are refused after it. Inserts that only reference the account do not wait.
 */
export async function lockStanding(
  trx: Transaction,
  id: string,
): Promise<(AccountState & Pick<Customer, 'isAdmin'> & { decidedAt: Date | null }) | undefined> {
  return alive(trx)
    .select(['isVerified', 'canViewPrices', 'isRejected', 'rejectionReason', 'isAdmin', 'decidedAt'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Anonymises an account; the row stays, because orders reference it. */
export async function anonymiseCustomer(trx: Transaction, id: string, now: Date): Promise<void> {
  const address = trx
    .selectFrom('customers')
    .select(sql<string>`lower(email)`.as('email'))
    .where('id', '=', id);
  await trx.deleteFrom('passwordResets').where('email', 'in', address).execute();
  await trx
    .updateTable('customers')
    .set({
      email: `${id}@deleted.invalid`,
      passwordHash: '',
      firstName: 'Διαγραμμένος',
      lastName: 'λογαριασμός',
      phone: null,
      companyName: null,
      afm: null,
      doy: null,
      profession: null,
      address: null,
      formerAddresses: [],
      city: null,
      postalCode: null,
      isVerified: false,
      canViewPrices: false,
      isRejected: false,
      isAdmin: false,
      rejectionReason: null,
      deletedAt: now,
    })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('customerEvents').where('customerId', '=', id).execute();
  await trx.deleteFrom('customerNotes').where('customerId', '=', id).execute();
  await trx
    .updateTable('auditLog')
    .set({ label: 'Διαγραμμένος λογαριασμός', before: '{}', after: '{}' })
    .where('entity', '=', 'customer')
    .where('entityId', '=', id)
    .execute();
}

/** The accounts that were rejected before an instant and have not applied again. */
export async function listRejectedBefore(db: Kysely<DB>, before: Date): Promise<string[]> {
  const rows = await alive(db)
    .select('id')
    .where('isRejected', '=', true)
    .where('decidedAt', '<', before)
    .execute();
  return rows.map(({ id }) => id);
}

type Where = ExpressionBuilder<DB, 'customers'>;

const inList: Record<Approval, (eb: Where) => ReturnType<Where['and']>> = {
  pending: (eb) => eb.and({ isVerified: false, isRejected: false }),
  approved: (eb) => eb.and({ isVerified: true }),
  rejected: (eb) => eb.and({ isRejected: true }),
};

/** Searches names, company, e-mail address, telephone and tax number by words in any order. */
function matches(search: string) {
  return sql<boolean>`search_key like all (${searchWords(search).map(containing)}::text[])`;
}

/** Whether another account has the row's tax number. */
const sharesAfm = sql<boolean>`exists (
  select from customers as other
  where other.afm = customers.afm and other.id <> customers.id and other.deleted_at is null)`;

/** The maximum length of a list. */
const maxCustomers = 500;

/** The customers of a list: pending ones by longest wait, others by latest decision. Pages count from 1. */
export async function listCustomers(
  db: Kysely<DB>,
  { approval, search, page = 1, pageSize = maxCustomers }: CustomerFilter,
  now: Date,
): Promise<ListedCustomer[]> {
  let found = alive(db).select([
    ...columns,
    ...accountColumns,
    sharesAfm.as('sharesAfm'),
    appliedAt.as('appliedAt'),
  ]);
  if (approval) found = found.where(inList[approval]);
  if (search) found = found.where(matches(search));
  found =
    approval === 'pending'
      ? found.orderBy(appliedAt).orderBy('id')
      : found.orderBy(sql`coalesce(decided_at, created_at)`, 'desc').orderBy('id');
  found = found.limit(pageSize).offset((page - 1) * pageSize);
  return (await found.execute()).map(
    ({ sharesAfm: isShared, appliedAt: at, hasPassword, invitedAt, ...row }) => ({
      ...asCustomer(row),
      account: accountOf({ hasPassword, invitedAt }, now),
      sharesAfm: isShared,
      appliedAt: at.toISOString(),
    }),
  );
}

/** The number of customers in each list of the approval page. */
export async function countCustomers(db: Kysely<DB>, search?: string): Promise<Record<Approval, number>> {
  let all = alive(db);
  if (search) all = all.where(matches(search));
  const counts = await all
    .select((eb) => [
      eb.fn.countAll<string>().filterWhere(inList.pending).as('pending'),
      eb.fn.countAll<string>().filterWhere(inList.approved).as('approved'),
      eb.fn.countAll<string>().filterWhere(inList.rejected).as('rejected'),
    ])
    .executeTakeFirstOrThrow();
  return {
    pending: Number(counts.pending),
    approved: Number(counts.approved),
    rejected: Number(counts.rejected),
  };
}

/** Returns those of the e-mail addresses that belong to accounts. */
export async function listKnownEmails(db: Kysely<DB>, emails: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('customers').select('email').where('email', 'in', emails).execute();
  return rows.map(({ email }) => email);
}
