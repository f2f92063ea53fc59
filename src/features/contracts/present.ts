import { formatDate, type LocalDate } from '#shared/dates.ts';
import { decimalText } from '#shared/decimals.ts';
import { plural } from '#shared/greek.ts';
import { amountOf, centsToEuros, formatEuro, type Cents } from '#shared/money.ts';
import { formatPostalCode } from '#shared/postal-code.ts';
import { filled } from '#shared/wire.ts';
import type { PaymentState } from '#features/orders/contract.ts';
import type { Days } from './calendar.ts';
import { linesOn, linesText } from './contract-lines.ts';
import { endText } from './end-text.ts';
import type { OfficeContract, OwnContract, ShownAmount } from './shown-contract.ts';
import type { BillingPeriod, ContractKind, VisitPeriod } from './enums.ts';
import { billingLabels, contractKindLabels, periodLabels, visitLabel } from './labels.ts';
import {
  dueBills,
  nextAnniversary,
  nextBill,
  nextVisitOn,
  paidUntil,
  pauseOn,
  priceDays,
  priceOn,
  stateOn,
  type Agreement,
  type Bill,
  type ContractLine,
  type Pause,
  type Price,
} from './rules.ts';

export type StoredContract = Omit<Agreement, 'prices' | 'pauses'> & {
  id: string;
  contractNumber: string;
  customerId: string;
  kind: ContractKind;
  title: string;
  includes: string;
  address: string;
  city: string;
  postalCode: string;
  serviceId: number | null;
  visitMonths: VisitPeriod | null;
  prices: Price[];
  /** What the price is made of; empty where it is one sum. */
  lines: ContractLine[];
  pauses: Pause[];
  indexPercent: number | null;
  noticeDays: number | null;
  payDays: number;
  isCancelled: boolean;
  endReason: string;
  nextBillOn: LocalDate | null;
  revision: number;
};

/** What of a contract a change may alter, and its undo brings back. */
export type ContractColumns = Omit<
  StoredContract,
  'id' | 'contractNumber' | 'customerId' | 'nextBillOn' | 'revision'
>;

/** Whose it is. */
export type Holder = { customerName: string; customerEmail: string; customerPhone?: string | null };

/** Whose it is, as e-mails ask: who has no account agreed to the price by telephone, and reads it. */
export type MailedHolder = Holder & { accountType: 'private' | 'b2b'; seesPrices: boolean };

/** A bill as it was made; its order is null once that was deleted. */
export type StoredBill = Days & {
  orderId: string | null;
  orderNumber: string | null;
  totalCents: Cents | null;
  paymentState: PaymentState | null;
  isVoid: boolean | null;
};

/** What is known of the visits of a contract's service. */
export type StoredVisits = {
  service: string | null;
  lastOn: LocalDate | null;
  bookedOn: LocalDate | null;
  appointmentId: string | null;
};

/** An amount as the API has it, with today's VAT. */
export function amountIn(netCents: Cents): ShownAmount {
  const { net, gross } = amountOf(netCents);
  return { net: centsToEuros(net), gross: centsToEuros(gross) };
}

export const daysText = ({ from, to }: Days): string => `${formatDate(from)} – ${formatDate(to)}`;

export const placeText = ({
  address,
  city,
  postalCode,
}: Pick<StoredContract, 'address' | 'city' | 'postalCode'>) =>
  `${address}, ${formatPostalCode(postalCode)} ${city}`;

/** When and how a contract is billed, in words. */
export const billingText = (periodMonths: BillingPeriod, billsAhead: boolean): string =>
  `${billingLabels[periodMonths]}, ${billsAhead ? 'στην αρχή' : 'στο τέλος'} της περιόδου`;

const priceText = ({ from, cents }: Price, periodMonths: BillingPeriod): string =>
  `${formatEuro(cents)} + ΦΠΑ ${periodLabels[periodMonths]}, από ${formatDate(from)}`;

export const pauseText = ({ from, to, reason }: Pause): string =>
  `${to === undefined ? `από ${formatDate(from)}, έως νεωτέρας` : daysText({ from, to })}${reason ? ` (${reason})` : ''}`;

const percentText = (percent: number): string => `${decimalText(percent)}%`;

/** A contract in words, field by field: for the history, and for what its customer is told of a change. */
export const contractInWords = (contract: ContractColumns) => ({
  title: contract.title,
  kind: contractKindLabels[contract.kind],
  includes: contract.includes,
  place: placeText(contract),
  visits: contract.visitMonths === null ? 'Χωρίς επισκέψεις' : visitLabel(contract.visitMonths),
  startsOn: formatDate(contract.startsOn),
  billsFrom: formatDate(contract.billsFrom),
  endsOn: endText(contract),
  endReason: contract.endReason,
  billing: billingText(contract.periodMonths, contract.billsAhead),
  prices: contract.prices.map((price) => priceText(price, contract.periodMonths)).join('\n'),
  lines: linesText(contract.lines),
  pauses: contract.pauses.map(pauseText).join('\n'),
  indexPercent: contract.indexPercent === null ? '' : percentText(contract.indexPercent),
  noticeDays: contract.noticeDays === null ? '' : plural(contract.noticeDays, 'ημέρα', 'ημέρες'),
  payDays: plural(contract.payDays, 'ημέρα', 'ημέρες'),
});

const isDueOn = (contract: Pick<StoredContract, 'nextBillOn'>, today: LocalDate): boolean =>
  contract.nextBillOn !== null && contract.nextBillOn <= today;

export function presentListed(contract: StoredContract, { customerName }: Holder, today: LocalDate) {
  const { id, contractNumber, kind, title, periodMonths, startsOn, customerId } = contract;
  return {
    id,
    contractNumber,
    kind,
    title,
    periodMonths,
    startsOn,
    customerId,
    customerName,
    state: stateOn(contract, today),
    price: amountIn(priceOn(contract.prices, today)),
    isDue: isDueOn(contract, today),
    ...filled({ endsOn: contract.endsOn, nextBillOn: contract.nextBillOn }),
  };
}

const presentBill = (bill: Bill) => ({
  from: bill.from,
  to: bill.to,
  price: amountIn(bill.cents),
  dueOn: bill.dueOn,
  isWhole: bill.isWhole,
});

/** The visits of a contract: none is due any more on a day that it does not reach, or while it rests. */
function presentVisits(contract: StoredContract, visits: StoredVisits, today: LocalDate) {
  if (contract.visitMonths === null || visits.service === null) return undefined;
  const dueOn = nextVisitOn(contract, visits.lastOn);
  const isDue =
    dueOn !== null &&
    visits.bookedOn === null &&
    (contract.endsOn === null || (dueOn <= contract.endsOn && contract.endsOn >= today)) &&
    !pauseOn(contract.pauses, dueOn > today ? dueOn : today);
  return {
    service: visits.service,
    ...(isDue && { dueOn }),
    ...filled({ bookedOn: visits.bookedOn, lastOn: visits.lastOn }),
  };
}

type Parts = {
  holder: Holder;
  bills: readonly StoredBill[];
  visits: StoredVisits;
  files: readonly { id: string; name: string }[];
  today: LocalDate;
};

const fileOf = ({ id, name }: { id: string; name: string }) => ({ id, name });

export function presentOffice(
  contract: StoredContract,
  { holder, bills, visits, files, today }: Parts,
): OfficeContract {
  const next = nextBill(contract, bills);
  const visit = presentVisits(contract, visits, today);
  return {
    ...presentListed(contract, holder, today),
    revision: contract.revision,
    includes: contract.includes,
    address: contract.address,
    city: contract.city,
    postalCode: contract.postalCode,
    billsFrom: contract.billsFrom,
    billsAhead: contract.billsAhead,
    payDays: contract.payDays,
    isLastWhole: contract.isLastWhole,
    files: files.map(fileOf),
    lines: contract.lines.map(({ text, cents }) => ({ text, net: centsToEuros(cents) })),
    ...filled({
      serviceId: contract.serviceId,
      visitMonths: contract.visitMonths,
      indexPercent: contract.indexPercent,
      noticeDays: contract.noticeDays,
      endReason: contract.endReason,
      customerEmail: holder.customerEmail,
      customerPhone: holder.customerPhone,
    }),
    ...(next && { nextBill: presentBill(next) }),
    prices: contract.prices.map(({ from, cents, percent }) => ({
      from,
      price: amountIn(cents),
      ...filled({ percent }),
    })),
    priceDays: priceDays(contract, today),
    anniversary: nextAnniversary(contract.startsOn, today),
    pauses: contract.pauses.map(({ from, to, reason }) => ({ from, ...filled({ to, reason }) })),
    ...(visit && { visit: { ...visit, ...filled({ appointmentId: visits.appointmentId }) } }),
    bills: bills.map(({ from, to, totalCents, ...order }) => ({
      from,
      to,
      ...filled({ ...order, total: totalCents === null ? null : centsToEuros(totalCents) }),
    })),
  };
}

export function presentOwn(
  contract: StoredContract,
  { bills, visits, files, today }: Omit<Parts, 'holder'>,
  seesPrices: boolean,
): OwnContract {
  const { id, contractNumber, kind, title, periodMonths, startsOn } = contract;
  const later = contract.prices.find(({ from }) => from > today && from > startsOn);
  const until = paidUntil(contract);
  const pause = contract.pauses.find(({ to }) => to === undefined || to >= today);
  const visit = presentVisits(contract, visits, today);
  return {
    id,
    contractNumber,
    kind,
    title,
    periodMonths,
    startsOn,
    state: stateOn(contract, today),
    address: placeText(contract),
    files: seesPrices ? files.map(fileOf) : [],
    ...filled({
      endsOn: contract.endsOn,
      includes: contract.includes,
      noticeDays: contract.noticeDays,
      nextBillOn: contract.nextBillOn,
      isDue: isDueOn(contract, today) || null,
      pausedFrom: pause?.from,
      pausedTo: pause?.to,
    }),
    ...(seesPrices && { price: amountIn(priceOn(contract.prices, today)) }),
    ...(contract.lines.length > 0 && {
      lines: linesOn(contract, today).map(({ text, cents }) => ({
        text,
        ...(seesPrices && { price: amountIn(cents) }),
      })),
    }),
    ...(seesPrices &&
      later &&
      (until === null || later.from <= until) && {
        nextPrice: { from: later.from, price: amountIn(later.cents) },
      }),
    ...(visit && { visit }),
    bills: bills.flatMap(({ from, to, orderId, orderNumber, totalCents, paymentState, isVoid }) =>
      orderId === null || orderNumber === null || paymentState === null || isVoid
        ? []
        : [
            {
              from,
              to,
              orderId,
              orderNumber,
              paymentState,
              ...(seesPrices && totalCents !== null && { total: centsToEuros(totalCents) }),
            },
          ],
    ),
  };
}

/** The bills of a contract that are due, as the office reads them before it makes them. */
export const presentDue = (contract: StoredContract, billed: readonly Days[], today: LocalDate) =>
  dueBills(contract, billed, today).map((bill) => ({
    contractId: contract.id,
    contractNumber: contract.contractNumber,
    title: contract.title,
    customerId: contract.customerId,
    ...presentBill(bill),
  }));
