import type { Transaction } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { Services } from '#server/services.ts';
import { randomBytes } from 'node:crypto';
import { company } from '#shared/company.ts';
import { addDays, athensDate, type LocalDate } from '#shared/dates.ts';
import { orderNumberFrom } from '#shared/ids.ts';
import { monthsLater } from '../calendar.ts';
import type { BillingPeriod, ContractKind, VisitPeriod } from '../enums.ts';
import type { ContractColumns } from '../present.ts';
import { nextBill, periodAt, periodOf } from '../rules.ts';
import { insertContract } from './store.ts';

type Demo = {
  kind: Exclude<ContractKind, 'other'>;
  title: string;
  includes: string;
  cents: number;
  periodMonths: BillingPeriod;
  billsAhead: boolean;
  visitMonths: VisitPeriod | null;
  /** How many months ago it began. */
  months: number;
  /** What became of it. */
  fate?: 'ending' | 'paused' | 'cancelled';
};

/** Contracts of a demonstration, in the order of its buyers: some are due, one rests, one ends soon and one was cancelled. */
const demos: readonly Demo[] = [
  {
    kind: 'maintenance',
    title: 'Συντήρηση συναγερμού',
    includes: 'Δύο επισκέψεις τον χρόνο: έλεγχος αισθητήρων, σειρήνας και μπαταριών. (επίδειξη)',
    cents: 14_000,
    periodMonths: 12,
    billsAhead: true,
    visitMonths: 6,
    months: 12,
  },
  {
    kind: 'monitoring',
    title: 'Κέντρο λήψης σημάτων, 24 ώρες',
    includes: 'Παρακολούθηση του συναγερμού και ειδοποίηση σε δύο τηλέφωνα. (επίδειξη)',
    cents: 1_850,
    periodMonths: 1,
    billsAhead: true,
    visitMonths: null,
    months: 26,
  },
  {
    kind: 'maintenance',
    title: 'Συντήρηση καμερών καταστήματος',
    includes: 'Καθαρισμός, έλεγχος εγγραφών και ενημερώσεις κάθε τρίμηνο. (επίδειξη)',
    cents: 9_500,
    periodMonths: 3,
    billsAhead: false,
    visitMonths: 3,
    months: 9,
  },
  {
    kind: 'maintenance',
    title: 'Συντήρηση εποχικού χώρου',
    includes: 'Μία επίσκεψη πριν από το καλοκαίρι. (επίδειξη)',
    cents: 8_000,
    periodMonths: 6,
    billsAhead: true,
    visitMonths: 12,
    months: 12,
    fate: 'paused',
  },
  {
    kind: 'monitoring',
    title: 'Κέντρο λήψης σημάτων',
    includes: 'Παρακολούθηση του συναγερμού. (επίδειξη)',
    cents: 1_500,
    periodMonths: 1,
    billsAhead: true,
    visitMonths: null,
    months: 23,
    fate: 'ending',
  },
  {
    kind: 'maintenance',
    title: 'Συντήρηση συστήματος εισόδου',
    includes: 'Δύο επισκέψεις τον χρόνο. (επίδειξη)',
    cents: 6_000,
    periodMonths: 6,
    billsAhead: true,
    visitMonths: 6,
    months: 18,
    fate: 'cancelled',
  },
];

const listBuyers = (trx: Transaction) =>
  trx
    .selectFrom('customers')
    .where('canViewPrices', '=', true)
    .where('address', 'is not', null)
    .where('city', 'is not', null)
    .where('postalCode', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(demos.length)
    .select(['id', 'address', 'city', 'postalCode'])
    .$narrowType<{ address: string; city: string; postalCode: string }>()
    .execute();

/** What became of a contract, on this day. */
function fateOf({ fate, months }: Demo, startsOn: LocalDate, today: LocalDate) {
  if (fate === 'ending') return { endsOn: addDays(monthsLater(startsOn, months + 1), -1) };
  if (fate === 'cancelled')
    return { endsOn: addDays(today, -20), isCancelled: true, endReason: 'Ο πελάτης μετακόμισε.' };
  if (fate === 'paused')
    return { pauses: [{ from: addDays(today, -12), to: addDays(today, 80), reason: 'Κλειστό τον χειμώνα' }] };
  return {};
}

/** Loads contracts that were billed elsewhere until the period of today, so that the bills of that are due. */
export async function loadContractsDemo(trx: Transaction, { now }: Pick<Services, 'now'>): Promise<void> {
  const at = now();
  const today = athensDate(at);
  const services = await trx.selectFrom('services').select(['id', 'role']).execute();
  const buyers = await listBuyers(trx);
  for (const [index, buyer] of buyers.entries()) {
    const demo = demos[index];
    if (!demo) return;
    const { kind, title, includes, cents, periodMonths, billsAhead, visitMonths, months } = demo;
    const startsOn = monthsLater(addDays(today, -12), -months);
    const current = periodOf({ startsOn, periodMonths }, today);
    const period = periodAt({ startsOn, periodMonths }, billsAhead ? current : current - 1);
    const contract: ContractColumns = {
      kind,
      title,
      includes,
      address: buyer.address,
      city: buyer.city,
      postalCode: buyer.postalCode,
      serviceId: services.find(({ role }) => role === kind)?.id ?? null,
      visitMonths,
      startsOn,
      billsFrom: period.from,
      periodMonths,
      billsAhead,
      prices: [{ from: startsOn, cents }],
      lines: [],
      pauses: [],
      indexPercent: kind === 'monitoring' ? 2 : null,
      noticeDays: 30,
      payDays: 15,
      endsOn: null,
      isLastWhole: false,
      isCancelled: false,
      endReason: '',
      ...fateOf(demo, startsOn, today),
    };
    await insertContract(trx, {
      ...contract,
      id: newId(),
      contractNumber: orderNumberFrom(randomBytes(5), company().numbering.contracts),
      customerId: buyer.id,
      nextBillOn: nextBill(contract, [])?.dueOn ?? null,
      at,
    });
  }
}
