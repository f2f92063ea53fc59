import { sql } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { LocalDate } from '#shared/dates.ts';
import { centsToEuros } from '#shared/money.ts';
import { filled } from '#shared/wire.ts';
import { listBills, listOfCustomer, type Db } from './store.ts';

/** Whether a customer has a contract whose last day has not passed. */
export async function hasOpenContract(db: Db, customerId: string, today: LocalDate): Promise<boolean> {
  const open = await db
    .selectFrom('contracts')
    .where('customerId', '=', customerId)
    .where((eb) => eb.or([eb('endsOn', 'is', null), eb('endsOn', '>=', today)]))
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Deletes a customer's contracts of which nothing was billed, and takes the person out of the others. */
export async function forgetContracts(trx: Transaction, customerId: string): Promise<void> {
  await sql`
    delete from contracts where customer_id = ${customerId}
      and not exists (select from contract_bills where contract_id = contracts.id)`.execute(trx);
  await sql`
    delete from contract_files where contract_id in (select id from contracts where customer_id = ${customerId})`.execute(
    trx,
  );
  await sql`
    update contracts set title = 'Διαγραμμένος λογαριασμός', includes = '', lines = '[]', address = '—', end_reason = '', next_bill_on = null,
      pauses = (select coalesce(jsonb_agg(pause - 'reason'), '[]') from jsonb_array_elements(pauses) pause)
    where customer_id = ${customerId}`.execute(trx);
}

/** The longest export of one customer's contracts. */
const maxExported = 1_000;

/** What a customer agreed to, with its pauses, bills and, for whoever may see them, prices in euro without VAT. */
export async function exportContracts(db: Db, customerId: string, seesPrices: boolean) {
  const contracts = await listOfCustomer(db, customerId, maxExported);
  const bills = await listBills(
    db,
    contracts.map(({ id }) => id),
  );
  return contracts.map(({ id, contractNumber, kind, title, address, city, postalCode, ...contract }) => ({
    contractNumber,
    kind,
    title,
    address,
    city,
    postalCode,
    startsOn: contract.startsOn,
    periodMonths: contract.periodMonths,
    billsAhead: contract.billsAhead,
    isCancelled: contract.isCancelled,
    pauses: contract.pauses,
    ...filled({
      includes: contract.includes,
      endsOn: contract.endsOn,
      endReason: contract.endReason,
      visitMonths: contract.visitMonths,
      noticeDays: contract.noticeDays,
    }),
    ...(seesPrices && {
      prices: contract.prices.map(({ from, cents }) => ({ from, price: centsToEuros(cents) })),
      lines: contract.lines.map(({ text, cents }) => ({ text, price: centsToEuros(cents) })),
    }),
    bills: (bills.get(id) ?? []).map(({ from, to, orderNumber }) => ({
      from,
      to,
      ...filled({ orderNumber }),
    })),
  }));
}
