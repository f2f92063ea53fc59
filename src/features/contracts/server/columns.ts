import type { Transaction } from '#server/db/database.ts';
import { addDays, formatDate, type LocalDate } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { amountWithin, eurosToCents, type Cents } from '#shared/money.ts';
import { findService } from '#features/services/server/store.ts';
import type { ContractFields } from '../contract.ts';
import type { ContractColumns, MailedHolder, StoredContract } from '../present.ts';
import { contractRefusals } from '../refusals.ts';
import { lineShares } from '../rules.ts';
import { findHolder } from './store.ts';

export type ContractOfHolder = StoredContract & MailedHolder;

/** How far ahead a contract begins, in days: a later day is a mistyped year. */
const maxDaysAhead = 731;

/** Refuses a day that is years away, next to its field. */
export function requireNear(field: string, day: LocalDate, today: LocalDate): void {
  if (day <= addDays(today, maxDaysAhead)) return;
  refuse(generalRefusals, 'INVALID_INPUT', {
    fields: { [field]: 'Επιλέξτε ημέρα μέσα στα επόμενα δύο χρόνια.' },
  });
}

/** What of a stored contract a change may alter. */
export const columnsOf = ({
  title,
  kind,
  includes,
  address,
  city,
  postalCode,
  serviceId,
  visitMonths,
  startsOn,
  billsFrom,
  periodMonths,
  billsAhead,
  prices,
  lines,
  pauses,
  indexPercent,
  noticeDays,
  payDays,
  endsOn,
  isLastWhole,
  isCancelled,
  endReason,
}: ContractColumns): ContractColumns => ({
  title,
  kind,
  includes,
  address,
  city,
  postalCode,
  serviceId,
  visitMonths,
  startsOn,
  billsFrom,
  periodMonths,
  billsAhead,
  prices,
  lines,
  pauses,
  indexPercent,
  noticeDays,
  payDays,
  endsOn,
  isLastWhole,
  isCancelled,
  endReason,
});

/** The customer of a contract; refused beside the field if there is none. */
export async function requireHolder(trx: Transaction, customerId: string): Promise<MailedHolder> {
  return (
    (await findHolder(trx, customerId)) ??
    refuse(generalRefusals, 'INVALID_INPUT', {
      fields: { customerId: 'Ο πελάτης δεν υπάρχει πια. Επιλέξτε άλλον.' },
    })
  );
}

/** The price of a period without VAT, from one that was typed with it or without. */
const netOf = ({ price, priceIn }: Pick<ContractFields, 'price' | 'priceIn'>): Cents => {
  const cents = eurosToCents(price);
  return priceIn === 'gross' ? amountWithin(cents).net : cents;
};

/** The columns of a contract that begins, or of which nothing is billed, as it was typed. */
export async function agreedColumns(
  trx: Transaction,
  fields: ContractFields,
  today: LocalDate,
): Promise<ContractColumns> {
  const { kind, title, address, city, postalCode, startsOn, periodMonths, billsAhead, payDays } = fields;
  requireNear('startsOn', startsOn, today);
  if (fields.billsFrom) requireNear('billsFrom', fields.billsFrom, today);
  const serviceId = fields.serviceId ?? null;
  if (serviceId !== null && !(await findService(trx, serviceId)))
    refuse(generalRefusals, 'INVALID_INPUT', {
      fields: { serviceId: 'Η υπηρεσία δεν υπάρχει πια. Επιλέξτε άλλη.' },
    });
  return {
    kind,
    title,
    address,
    city,
    postalCode,
    startsOn,
    periodMonths,
    billsAhead,
    payDays,
    includes: fields.includes ?? '',
    serviceId,
    visitMonths: fields.visitMonths ?? null,
    billsFrom: fields.billsFrom ?? startsOn,
    prices: [{ from: startsOn, cents: netOf(fields) }],
    lines: lineShares(
      fields.lines.map((line) => ({ text: line.text, cents: eurosToCents(line.price) })),
      netOf(fields),
    ),
    pauses: [],
    indexPercent: fields.indexPercent ?? null,
    noticeDays: fields.noticeDays ?? null,
    endsOn: fields.endsOn ?? null,
    isLastWhole: false,
    isCancelled: false,
    endReason: '',
  };
}

/** What cannot change once something is billed, by the names of the form. */
const fixed = ['startsOn', 'billsFrom', 'periodMonths', 'billsAhead'] as const;

const firstPrice = ({ prices }: Pick<ContractColumns, 'prices'>) => prices[0]?.cents;

/** The columns of a contract as it is saved: what is billed stays, and what was decided by other ways as well. */
export function savedColumns(
  contract: StoredContract,
  agreed: ContractColumns,
  isBilled: boolean,
): ContractColumns {
  const altered = [
    ...fixed.filter((field) => agreed[field] !== contract[field]),
    ...(firstPrice(agreed) === firstPrice(contract) ? [] : (['price'] as const)),
  ];
  if (isBilled && altered.length > 0) {
    const { message } = contractRefusals.CONTRACT_BILLED;
    refuse(contractRefusals, 'CONTRACT_BILLED', {
      fields: Object.fromEntries(altered.map((field) => [field, message])),
    });
  }
  const keepsDays = !altered.some((field) => field === 'startsOn' || field === 'periodMonths');
  const first = agreed.prices[0];
  const keepsEnd = agreed.endsOn === contract.endsOn;
  const outside = contract.pauses.find(({ from }) => from < agreed.startsOn);
  if (outside)
    refuse(generalRefusals, 'INVALID_INPUT', {
      fields: { startsOn: `Υπάρχει παύση από ${formatDate(outside.from)}.` },
    });
  return {
    ...agreed,
    prices: first && keepsDays ? [first, ...contract.prices.slice(1)] : agreed.prices,
    pauses: contract.pauses,
    // What is billed was made of these.
    ...(isBilled && { lines: contract.lines }),
    ...(keepsEnd && {
      isLastWhole: contract.isLastWhole,
      isCancelled: contract.isCancelled,
      endReason: contract.endReason,
    }),
  };
}
