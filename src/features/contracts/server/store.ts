import { sql, type Kysely, type Selectable } from 'kysely';
import { containing } from '#server/db/containing.ts';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { LocalDate } from '#shared/dates.ts';
import { searchWords } from '#shared/search-words.ts';
import type { Days } from '../calendar.ts';
import type { BillingPeriod, ContractKind, ContractState, VisitPeriod } from '../enums.ts';
import type { ContractColumns, MailedHolder, StoredBill, StoredContract, StoredVisits } from '../present.ts';
import type { ContractLine, Pause, Price } from '../rules.ts';

/** Where stores read: the database, or a transaction. */
export type Db = Kysely<DB>;

const columns = [
  'contracts.id',
  'contractNumber',
  'contracts.customerId',
  'title',
  'includes',
  'contracts.address',
  'contracts.city',
  'contracts.postalCode',
  'serviceId',
  'startsOn',
  'billsFrom',
  'billsAhead',
  'indexPercent',
  'noticeDays',
  'payDays',
  'endsOn',
  'isLastWhole',
  'isCancelled',
  'endReason',
  'nextBillOn',
  'contracts.revision',
] as const satisfies readonly (keyof Selectable<DB['contracts']> | `contracts.${string}`)[];

const rows = (db: Db) =>
  db
    .selectFrom('contracts')
    .select(columns)
    .select([
      sql<ContractKind>`kind`.as('kind'),
      sql<BillingPeriod>`period_months`.as('periodMonths'),
      sql<VisitPeriod | null>`visit_months`.as('visitMonths'),
      sql<Price[]>`prices`.as('prices'),
      sql<ContractLine[]>`lines`.as('lines'),
      sql<Pause[]>`pauses`.as('pauses'),
    ]);

const holder = [
  sql<string>`coalesce(company_name, concat_ws(' ', first_name, last_name))`.as('customerName'),
  'customers.email as customerEmail',
  'customers.phone as customerPhone',
  sql<'private' | 'b2b'>`account_type`.as('accountType'),
  sql<boolean>`password_hash = '' or (can_view_prices and is_verified and not is_rejected)`.as('seesPrices'),
] as const;

/** Whose a contract is that begins. */
export const findHolder = (db: Db, customerId: string): Promise<MailedHolder | undefined> =>
  db
    .selectFrom('customers')
    .select(holder)
    .where('id', '=', customerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

const withHolder = (db: Db) =>
  rows(db).innerJoin('customers', 'customers.id', 'contracts.customerId').select(holder);

type Found = StoredContract & MailedHolder;

/** A contract with whose it is. */
export const findContract = (db: Db, id: string): Promise<Found | undefined> =>
  withHolder(db).where('contracts.id', '=', id).executeTakeFirst();

/** As `findContract`, locked until the transaction ends: its bills are made and its days changed one after the other. */
export async function lockContract(trx: Transaction, id: string): Promise<Found | undefined> {
  await trx.selectFrom('contracts').select('id').where('id', '=', id).forUpdate().execute();
  return findContract(trx, id);
}

/** Whether a contract's last day has passed, it has not begun, or it rests on a day; written once for filters and figures. */
const stateOf = (today: LocalDate) => sql<ContractState>`(case
  when ends_on < ${today}::date then case when is_cancelled then 'cancelled' else 'ended' end
  when starts_on > ${today}::date then 'upcoming'
  when pauses <> '[]' and exists (select from jsonb_to_recordset(pauses) as pause ("from" date, "to" date)
    where "from" <= ${today}::date and ("to" is null or "to" >= ${today}::date)) then 'paused'
  else 'running' end)`;

export type ContractFilter = {
  state: ContractState | 'all' | 'ending' | 'due';
  search: string;
  customerId?: string | undefined;
};

type When = { today: LocalDate; endingBy: LocalDate };

const isEnding = ({ today, endingBy }: When) =>
  sql<boolean>`(ends_on between ${today}::date and ${endingBy}::date)`;

function matching(db: Db, { state, search, customerId }: ContractFilter, when: When) {
  let found = db.selectFrom('contracts');
  if (state === 'ending') found = found.where(isEnding(when));
  else if (state === 'due') found = found.where('nextBillOn', '<=', when.today);
  else if (state !== 'all') found = found.where(stateOf(when.today), '=', state);
  if (customerId !== undefined) found = found.where('customerId', '=', customerId);
  if (search) {
    const patterns = sql`${searchWords(search).map(containing)}::text[]`;
    found = found.where(
      sql<boolean>`(contracts.search_key like all (${patterns}) or customer_id in (
        select customers.id from customers where customers.search_key like all (${patterns})))`,
    );
  }
  return found;
}

/** A page of contracts, those whose next bill comes first, and how many there are in all. Pages count from 1. */
export async function listContracts(
  db: Db,
  filter: ContractFilter,
  { page, pageSize, ...when }: When & { page: number; pageSize: number },
) {
  const { total } = await matching(db, filter, when)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const ids = await matching(db, filter, when)
    .select('id')
    .orderBy('nextBillOn', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const contracts =
    ids.length === 0
      ? []
      : await withHolder(db)
          .where('contracts.id', '=', sql<string>`any(${ids.map(({ id }) => id)}::text[])`)
          .orderBy('nextBillOn', (order) => order.asc().nullsLast())
          .orderBy('contracts.id')
          .execute();
  return { contracts, total: Number(total) };
}

/** The contracts of a customer, those whose next bill comes first. */
export const listOfCustomer = (db: Db, customerId: string, limit: number): Promise<StoredContract[]> =>
  rows(db)
    .where('customerId', '=', customerId)
    .orderBy('nextBillOn', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(limit)
    .execute();

/** The contracts with a bill that is due on a day, the earliest first. */
export const listDue = (db: Db, today: LocalDate, limit: number) =>
  withHolder(db)
    .select(['companyName', 'afm', 'doy', 'profession'])
    .select(['customers.address as seatAddress', 'customers.city as seatCity'])
    .select('customers.postalCode as seatPostalCode')
    .where('nextBillOn', '<=', today)
    .orderBy('nextBillOn')
    .orderBy('contracts.id')
    .limit(limit)
    .execute();

type Count = {
  state: ContractState;
  kind: ContractKind;
  count: number;
  ending: number;
  due: number;
  yearlyCents: number;
};

/** How many contracts there are of each state and kind on a day, how many end soon and have a bill due, and what they bring a year. */
export async function countContracts(
  db: Db,
  filter: Omit<ContractFilter, 'state'>,
  when: When,
): Promise<Count[]> {
  const matched = matching(db, { ...filter, state: 'all' }, when).selectAll();
  const { rows: counts } = await sql<Count>`
    select state, kind, count(*)::int as count, (count(*) filter (where is_ending))::int as ending,
      (count(*) filter (where next_bill_on <= ${when.today}::date))::int as due,
      sum(12 / period_months * cents)::float8 as yearly_cents
    from (
      select ${stateOf(when.today)} as state, kind, ${isEnding(when)} as is_ending, next_bill_on, period_months, case when jsonb_array_length(prices) = 1 then (prices -> 0 ->> 'cents')::integer else coalesce((
          select price.cents from jsonb_to_recordset(prices) as price ("from" date, cents integer)
          where "from" <= ${when.today}::date order by "from" desc limit 1), 0) end as cents
      from (${matched}) matched) contract
    group by state, kind`.execute(db);
  return counts;
}

type NewContract = ContractColumns & {
  id: string;
  contractNumber: string;
  customerId: string;
  nextBillOn: LocalDate | null;
  at: Date;
};

const asStored = ({ prices, lines, pauses, ...rest }: ContractColumns) => ({
  ...rest,
  prices: JSON.stringify(prices),
  // A change that was held before there were lines has none.
  lines: JSON.stringify(lines ?? []),
  pauses: JSON.stringify(pauses),
});

export async function insertContract(
  trx: Transaction,
  { id, contractNumber, customerId, nextBillOn, at, ...contract }: NewContract,
): Promise<void> {
  await trx
    .insertInto('contracts')
    .values({
      ...asStored(contract),
      id,
      contractNumber,
      customerId,
      nextBillOn,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
}

/** Changes a contract and counts the change. */
export async function updateContract(
  trx: Transaction,
  id: string,
  contract: ContractColumns & { nextBillOn: LocalDate | null },
  at: Date,
): Promise<void> {
  const { nextBillOn, ...columnsOf } = contract;
  await trx
    .updateTable('contracts')
    .set({ ...asStored(columnsOf), nextBillOn, updatedAt: at, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}

/** Notes when the next bill is due, which no reader of the contract changes. */
export async function setNextBill(trx: Transaction, id: string, nextBillOn: LocalDate | null): Promise<void> {
  await trx.updateTable('contracts').set({ nextBillOn }).where('id', '=', id).execute();
}

export async function deleteContract(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('contracts').where('id', '=', id).execute();
}

/** The days of contracts that are billed. */
export async function listBilledDays(
  db: Db,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, Days[]>> {
  const found = await db
    .selectFrom('contractBills')
    .where('contractId', '=', sql<string>`any(${[...contractIds]}::text[])`)
    .orderBy('fromDay')
    .select(['contractId', 'fromDay as from', 'toDay as to'])
    .execute();
  return Map.groupBy(found, ({ contractId }) => contractId);
}

/** The bills of contracts, the newest first, with what became of their orders. */
export async function listBills(
  db: Db,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, StoredBill[]>> {
  const found = await db
    .selectFrom('contractBills')
    .leftJoin('orders', 'orders.id', 'orderId')
    .where('contractId', '=', sql<string>`any(${[...contractIds]}::text[])`)
    .orderBy('fromDay', 'desc')
    .select([
      'contractId',
      'fromDay as from',
      'toDay as to',
      'orderId',
      'orderNumber',
      'totalCents',
      'paymentState',
      'isVoid',
    ])
    .execute();
  return Map.groupBy(found, ({ contractId }) => contractId);
}

export async function insertBill(
  trx: Transaction,
  bill: Days & { contractId: string; orderId: string; at: Date },
): Promise<void> {
  const { from: fromDay, to: toDay, contractId, orderId, at: madeAt } = bill;
  await trx.insertInto('contractBills').values({ contractId, fromDay, toDay, orderId, madeAt }).execute();
}

export async function deleteBill(trx: Transaction, contractId: string, from: LocalDate): Promise<void> {
  await trx
    .deleteFrom('contractBills')
    .where('contractId', '=', contractId)
    .where('fromDay', '=', from)
    .execute();
}

/** An appointment that was made or stands. */
const stands = sql`status in ('pending', 'pending_approval', 'confirmed', 'completed')`;

/**
 * The last visit of a customer for a contract's service that has been, and the next one that is booked, whoever booked it. A visit
 * counts as been when it was done, or its day has passed and it stands.
 */
const visitsBeside = (today: LocalDate) => sql`
  left join services on services.id = service_id
  left join lateral (
    select max(date) filter (where status = 'completed' or date < ${today}::date) as last_on,
      min(date) filter (where status <> 'completed' and date >= ${today}::date) as booked_on
    from appointments
    where appointments.customer_id = contracts.customer_id and appointments.service_id = contracts.service_id
      and ${stands}) seen on true`;

/** What is known of the visits of contracts. */
export async function listVisits(
  db: Db,
  contractIds: readonly string[],
  today: LocalDate,
): Promise<ReadonlyMap<string, StoredVisits>> {
  const { rows: found } = await sql<StoredVisits & { id: string }>`
    select contracts.id, services.title as service, last_on, booked_on, (
      select appointments.id from appointments
      where appointments.customer_id = contracts.customer_id and appointments.service_id = contracts.service_id
        and date = booked_on and ${stands}
      order by start_hour limit 1) as appointment_id
    from contracts ${visitsBeside(today)}
    where contracts.id = any(${[...contractIds]}::text[])`.execute(db);
  return new Map(found.map(({ id, ...visits }) => [id, visits]));
}

export type DueVisitRow = {
  id: string;
  contractNumber: string;
  title: string;
  customerId: string;
  customerName: string;
  customerPhone: string | null;
  serviceId: number;
  service: string;
  address: string;
  city: string;
  dueOn: LocalDate;
  lastOn: LocalDate | null;
  total: number;
};

/** The visits of running contracts that are due until a day and not booked, the earliest first. */
export async function listDueVisits(
  db: Db,
  { today, until, limit }: { today: LocalDate; until: LocalDate; limit: number },
): Promise<DueVisitRow[]> {
  const { rows: found } = await sql<DueVisitRow>`
    select due.*, (count(*) over ())::int as total from (
      select contracts.id, contract_number, contracts.title, contracts.customer_id,
        coalesce(company_name, concat_ws(' ', first_name, last_name)) as customer_name, customers.phone as customer_phone,
        service_id, services.title as service, contracts.address, contracts.city, last_on, ends_on, pauses,
        (greatest(coalesce(last_on, starts_on), starts_on) + make_interval(months => visit_months))::date as due_on
      from contracts ${visitsBeside(today)} join customers on customers.id = contracts.customer_id
      where visit_months is not null and services.id is not null and booked_on is null
        and ${stateOf(today)} = 'running') due
    where due_on <= ${until}::date and (ends_on is null or due_on <= ends_on)
      and not exists (select from jsonb_to_recordset(pauses) as pause ("from" date, "to" date)
        where "from" <= greatest(due_on, ${today}::date) and ("to" is null or "to" >= greatest(due_on, ${today}::date)))
    order by due_on, id limit ${limit}`.execute(db);
  return found;
}
