import { sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely';
import { containing } from '../../../server/db/containing.ts';
import type { Transaction } from '../../../server/db/database.ts';
import { heldCustomer } from '../../../server/db/held-customer.ts';
import type { Customers, DB } from '../../../server/db/schema.ts';
import { foldGreek } from '../../../shared/greek.ts';
import { isActive } from '../../../shared/viewer.ts';
import type { Approval, Customer, CustomerFilter, ListedCustomer } from '../contract.ts';
import type { Standing } from '../rules.ts';

/** What an account begins with. */
export type NewCustomer = {
  email: string;
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

type Given<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: NonNullable<T[K]>;
};

/** A row with what it does not hold left out, the way it travels. */
function given<T extends object>(row: T): Given<T> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Given<T>;
}

function asCustomer({ createdAt, ...row }: Row): Customer {
  return {
    ...given(row),
    fullName: `${row.firstName} ${row.lastName}`,
    isActive: isActive(row),
    createdAt: createdAt.toISOString(),
  };
}

const alive = (db: Kysely<DB>) => db.selectFrom('customers').where('deletedAt', 'is', null);
const hasEmail = (email: string) => sql<boolean>`lower(email) = ${email}`;

/** A customer with everything that the person has given. */
export async function findCustomer(db: Kysely<DB>, id: string): Promise<Customer | undefined> {
  const row = await alive(db).select(columns).where('id', '=', id).executeTakeFirst();
  return row && asCustomer(row);
}

/** The customer of an address, written in lower case. */
export async function findCustomerByEmail(db: Kysely<DB>, email: string): Promise<Customer | undefined> {
  const row = await alive(db).select(columns).where(hasEmail(email)).executeTakeFirst();
  return row && asCustomer(row);
}

/** What a sign-in is checked against; `by` is an address in lower case or an id. */
export async function findPassword(
  db: Kysely<DB>,
  by: { email: string } | { id: string },
): Promise<{ id: string; passwordHash: string } | undefined> {
  const found = alive(db).select(['id', 'passwordHash']);
  return ('id' in by ? found.where('id', '=', by.id) : found.where(hasEmail(by.email))).executeTakeFirst();
}

/** Whether an account still has this password; if so, it cannot be changed before the transaction ends. */
export async function holdPassword(trx: Transaction, id: string, passwordHash: string): Promise<boolean> {
  const held = await alive(trx)
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** Keeps a new account; false when its address has one already. */
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

/** Whether an account is there; if so, it is not deleted before the transaction ends. */
export async function holdCustomer(trx: Transaction, id: string): Promise<boolean> {
  return (await heldCustomer(trx, id).executeTakeFirst()) !== undefined;
}

/** Writes what changes of an account; false when it has been deleted. */
export async function updateCustomer(
  trx: Transaction,
  id: string,
  change: Partial<
    NewCustomer &
      Standing & { decidedAt: Date | null; isAdmin: boolean; doy: string | null; profession: string | null }
  >,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('customers')
    .set(change)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * How an account stands, held until the transaction ends: two decisions come one after the other, and what is being written
 * for the customer comes before or not at all. What only points to the account does not wait.
 */
export async function lockStanding(
  trx: Transaction,
  id: string,
): Promise<(Standing & Pick<Customer, 'isAdmin'> & { decidedAt: Date | null }) | undefined> {
  return alive(trx)
    .select(['isVerified', 'canViewPrices', 'isRejected', 'rejectionReason', 'isAdmin', 'decidedAt'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Takes the person out of an account; the row stays, because orders point to it. */
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
  await trx
    .updateTable('auditLog')
    .set({ label: 'Διαγραμμένος λογαριασμός', before: '{}', after: '{}' })
    .where('entity', '=', 'customer')
    .where('entityId', '=', id)
    .execute();
}

/** The accounts that were rejected before an instant and have not asked again. */
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

/** Finds without regard to accents and capitals, in names, company, address of e-mail, phone and tax number. */
function matches(search: string) {
  // Folded here: in the statement it would be folded anew for every row.
  const part = containing(foldGreek(search));
  return sql<boolean>`search_key like ${part}`;
}

/** Whether another account than that of the row has its tax number. */
const sharesAfm = sql<boolean>`exists (
  select from customers as other
  where other.afm = customers.afm and other.id <> customers.id and other.deleted_at is null)`;

/** No list is longer, however many customers there are. */
const mostCustomers = 500;

/**
 * The customers of a list: who waits longest for a decision first, of the others whoever was decided on last. Pages
 * count from 1.
 */
export async function listCustomers(
  db: Kysely<DB>,
  { approval, search, page = 1, pageSize = mostCustomers }: CustomerFilter,
): Promise<ListedCustomer[]> {
  let found = alive(db).select([...columns, sharesAfm.as('sharesAfm')]);
  if (approval) found = found.where(inList[approval]);
  if (search) found = found.where(matches(search));
  found =
    approval === 'pending'
      ? found.orderBy('createdAt').orderBy('id')
      : found.orderBy(sql`coalesce(decided_at, created_at)`, 'desc').orderBy('id');
  found = found.limit(pageSize).offset((page - 1) * pageSize);
  return (await found.execute()).map(({ sharesAfm: isShared, ...row }) => ({
    ...asCustomer(row),
    sharesAfm: isShared,
  }));
}

/** How many customers each list of the approval page holds. */
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

/** Tells which of the e-mail addresses belong to accounts. */
export async function listKnownEmails(db: Kysely<DB>, emails: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('customers').select('email').where('email', 'in', emails).execute();
  return rows.map(({ email }) => email);
}
