import * as z from 'zod/mini';
import { day } from '#shared/day-fields.ts';
import { done, endpoint } from '#shared/endpoint.ts';
import { across, address, nameText, optionalLines, optionalText, postalCode, text } from '#shared/fields.ts';
import { eurosToCents } from '#shared/money.ts';
import { count, euros, optionalCount, percentage } from '#shared/number-fields.ts';
import { wholeNumber } from '#shared/query-fields.ts';
import {
  billingPeriods,
  contractKinds,
  contractStates,
  endings,
  visitPeriods,
  type BillingPeriod,
  type VisitPeriod,
} from './enums.ts';
import { maxBillsAtOnce, maxContractLines, usualPayDays } from './limits.ts';
import {
  amount,
  billed,
  dueBill,
  dueVisit,
  listedContract,
  officeContract,
  ownContract,
} from './shown-contract.ts';

const id = z.string().check(z.maxLength(40));
const ofContract = { contractId: id };
const kind = z.enum(contractKinds);
const state = z.enum(contractStates);
/** The revision that a change was written from. */
const seen = wholeNumber(0, 1_000_000);

const blank = z.pipe(
  z.literal(''),
  z.transform(() => undefined),
);
const optionalDay = z.optional(z.union([blank, day]));

/** One of these numbers, as a number or as a form has it. */
const oneOfNumbers = <Number_ extends number>(numbers: readonly Number_[], sentence: string) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.maxLength(4))], sentence),
    z.transform((typed: number | string, context): Number_ => {
      const found = numbers.find((one) => String(one) === String(typed));
      if (found !== undefined) return found;
      context.issues.push({ code: 'custom', message: sentence, input: typed });
      return z.NEVER;
    }),
  );

const billing = oneOfNumbers<BillingPeriod>(billingPeriods, 'Επιλέξτε κάθε πότε χρεώνεται');
const visits = oneOfNumbers<VisitPeriod>(visitPeriods, 'Επιλέξτε κάθε πότε γίνεται επίσκεψη');
const percent = percentage(-50, 50, 'Συμπληρώστε ποσοστό από −50 έως 50, π.χ. 2,5');

/** Whether a day comes before another; what is no day yet has a message beside its own field. */
const isBefore = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string' && one !== '' && one < other;

/** Whether a price is the sum of its lines; what is no amount yet has a message beside its own field. */
function isSumOf(lines: unknown, price: unknown): boolean {
  if (!Array.isArray(lines) || lines.length === 0) return true;
  const amounts = [price, ...lines.map((line: { price?: unknown } | null) => line?.price)];
  if (!amounts.every((one) => typeof one === 'number' && Math.abs(one) < 1e9)) return true;
  const [whole = 0, ...parts] = amounts.map(Number).map(eurosToCents);
  return whole === parts.reduce((sum, part) => sum + part, 0);
}

/** What the office writes of a contract. */
export const contractFields = z
  .object({
    kind,
    title: text(120, 'Συμπληρώστε τι είναι το συμβόλαιο'),
    /** What it includes, as its customer reads it. */
    includes: optionalLines(2_000),
    address: address(200, 'Συμπληρώστε οδό και αριθμό'),
    city: nameText(100, 'Συμπληρώστε την πόλη'),
    postalCode,
    /** The service that its visits are, and after how many months they are due again. */
    serviceId: z.optional(z.union([blank, wholeNumber(1, 2_147_483_647)])),
    visitMonths: z.optional(z.union([blank, visits])),
    startsOn: day,
    /** From which day on the shop bills it; its first day if it is missing. */
    billsFrom: optionalDay,
    /** Its last day; without one it goes on. */
    endsOn: optionalDay,
    periodMonths: billing,
    billsAhead: z._default(z.boolean(), true),
    /** Of a period, in euro. */
    price: euros,
    priceIn: z._default(z.enum(['net', 'gross']), 'net'),
    /** What the price is made of, as the price is typed; none where it is one sum. */
    lines: z._default(
      z
        .array(z.object({ text: text(120, 'Συμπληρώστε τη γραμμή'), price: euros }))
        .check(z.maxLength(maxContractLines)),
      [],
    ),
    /** By how much the price usually rises in a year. */
    indexPercent: z.optional(
      z.union([blank, z.null(), percentage(0, 50, 'Συμπληρώστε ποσοστό από 0 έως 50, π.χ. 2,5')]),
    ),
    noticeDays: optionalCount(365),
    payDays: z._default(count(120), usualPayDays),
  })
  .check(
    across('price', 'Η τιμή διαφέρει από το άθροισμα των γραμμών της', ({ price, lines }) =>
      isSumOf(lines, price),
    ),
    across(
      'serviceId',
      'Επιλέξτε την υπηρεσία των επισκέψεων',
      ({ serviceId, visitMonths }) => !visitMonths || Boolean(serviceId),
    ),
    across(
      'endsOn',
      'Η λήξη είναι πριν από την έναρξη',
      ({ startsOn, endsOn }) => !isBefore(endsOn, startsOn),
    ),
    across(
      'billsFrom',
      'Χρεώνεται από την έναρξη ή αργότερα',
      ({ startsOn, billsFrom }) => !isBefore(billsFrom, startsOn),
    ),
  );

export type ContractFields = z.output<typeof contractFields>;

const changed = z.object({ message: z.string(), contract: officeContract });
/** A change whose customer is told once it can no longer be undone. */
const undoable = z.extend(changed, {
  undo: id,
  /** False if nothing changed of what the customer reads. */
  isTold: z.boolean(),
});

const contractsOf = {
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  customerId: z.optional(id),
};

export const contractsContract = {
  listOwnContracts: endpoint.customer
    .get('/contracts', 'The own contracts, those in force first; amounts for whoever may see prices')
    .output(z.array(ownContract)),

  readOwnContractFile: endpoint.customer
    .get('/contracts/{contractId}/files/{fileId}', 'A document of an own contract')
    .input(z.object({ ...ofContract, fileId: id }))
    .output(z.file()),

  listContracts: endpoint.admin
    .get('/admin/contracts', 'One page of the contracts, those whose next bill comes first')
    .input(
      z.object({
        state: z._default(z.union([state, z.enum(['all', 'ending', 'due'])]), 'all'),
        ...contractsOf,
        page: z._default(wholeNumber(1, 100_000), 1),
        pageSize: z._default(wholeNumber(1, 200), 50),
      }),
    )
    .output(z.object({ contracts: z.array(listedContract), total: z.int() })),
  readContractFigures: endpoint.admin
    .get('/admin/contract-figures', 'How many contracts there are of each state, and what they bring a year')
    .input(z.object(contractsOf))
    .output(
      z.object({
        states: z.record(state, z.int()),
        /** In force, and ending within weeks. */
        ending: z.int(),
        /** Contracts with a bill that is due. */
        due: z.int(),
        /** What those in force bring in a year at today's prices. */
        yearly: amount,
        kinds: z.array(z.object({ kind, count: z.int(), yearly: amount })),
      }),
    ),
  listDueContractVisits: endpoint.admin
    .get(
      '/admin/contract-visits',
      'The visits of contracts in force that are due within weeks and not booked',
    )
    .output(z.object({ visits: z.array(dueVisit), total: z.int() })),
  listDueBills: endpoint.admin
    .get('/admin/contract-bills', 'The bills of contracts that are due, the earliest first, and their sum')
    .output(z.object({ bills: z.array(dueBill), total: z.int(), sum: amount })),
  makeBills: endpoint.admin
    .post('/admin/contract-bills', 'Make bills that are due and tell their customers; each is made once')
    .input(
      z.object({
        bills: z
          .array(
            z.object({
              contractId: id,
              from: day,
              to: day,
              /** With VAT, as it was seen. */
              total: z.number().check(z.gte(0), z.lte(100_000_000)),
            }),
          )
          .check(z.minLength(1, 'Επιλέξτε τουλάχιστον έναν λογαριασμό'), z.maxLength(maxBillsAtOnce)),
      }),
    )
    .output(z.object({ message: z.string(), results: z.array(billed) })),

  getContract: endpoint.admin
    .get('/admin/contracts/{contractId}', 'One contract with its prices, pauses, visits and bills')
    .input(z.object(ofContract))
    .output(officeContract),
  createContract: endpoint.admin
    .post('/admin/contracts', 'Begin a contract; its customer is told once this cannot be undone')
    .input(z.safeExtend(contractFields, { customerId: text(40, 'Επιλέξτε πελάτη') }))
    .output(undoable),
  saveContract: endpoint.admin
    .put('/admin/contracts/{contractId}', 'Change a contract; price and periods only while nothing is billed')
    .input(z.safeExtend(contractFields, { ...ofContract, seen }))
    .output(undoable),
  changeContractPrice: endpoint.admin
    .put('/admin/contracts/{contractId}/price', 'Another price from the beginning of a coming period on')
    .input(z.object({ ...ofContract, seen, from: day, percent }))
    .output(undoable),
  pauseContract: endpoint.admin
    .post('/admin/contracts/{contractId}/pauses', 'Pause a contract: its days are not billed')
    .input(
      z
        .object({ ...ofContract, seen, from: day, to: optionalDay, reason: optionalText(200) })
        .check(across('to', 'Το τέλος είναι πριν από την αρχή', ({ from, to }) => !isBefore(to, from))),
    )
    .output(undoable),
  resumeContract: endpoint.admin
    .put('/admin/contracts/{contractId}/pauses', 'Let a contract go on from a day')
    .input(z.object({ ...ofContract, seen, on: day }))
    .output(undoable),
  endContract: endpoint.admin
    .put(
      '/admin/contracts/{contractId}/end',
      'End a contract on a day, before its time or not, or let it go on',
    )
    .input(
      z
        .object({
          ...ofContract,
          seen,
          ending: z.enum(endings, 'Επιλέξτε πώς λήγει'),
          endsOn: optionalDay,
          /** The period of the last day is billed whole. */
          isLastWhole: z._default(z.boolean(), false),
          reason: optionalText(200),
        })
        .check(
          across(
            'endsOn',
            'Επιλέξτε την τελευταία ημέρα',
            ({ ending, endsOn }) => ending === 'open' || !!endsOn,
          ),
        ),
    )
    .output(undoable),
  undoContractChange: endpoint.admin
    .patch('/admin/contracts/{contractId}/undo', 'Take a change back before the customer is told')
    .input(z.object({ ...ofContract, undo: id }))
    .output(done),
  deleteContract: endpoint.admin
    .delete('/admin/contracts/{contractId}', 'Delete a contract of which nothing was billed')
    .input(z.object(ofContract))
    .output(done),
  readContractFile: endpoint.admin
    .get('/admin/contracts/{contractId}/files/{fileId}', 'A document of a contract')
    .input(z.object({ ...ofContract, fileId: id }))
    .output(z.file()),
  deleteContractFile: endpoint.admin
    .delete('/admin/contracts/{contractId}/files/{fileId}', 'Take a document away from a contract')
    .input(z.object({ ...ofContract, fileId: id }))
    .output(done),
  releaseBill: endpoint.admin
    .delete(
      '/admin/contracts/{contractId}/bills/{from}',
      'Let the days of a bill whose order was cancelled be billed anew',
    )
    .input(z.object({ ...ofContract, from: day }))
    .output(changed),
};
