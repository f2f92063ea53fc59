import { plural } from '#shared/greek.ts';
import type { BulkResult } from './contract.ts';
import type { Order, OrderStatus } from '../contract.ts';
import { cleanTracking } from '../couriers.ts';
import { stepStatuses } from '../enums.ts';
import { nextStatus } from '../transitions.ts';

export type Step = (typeof stepStatuses)[number];

const isStep = (status: OrderStatus | undefined): status is Step =>
  stepStatuses.some((step) => step === status);

/** The next step of an order; undefined if it is finished or waits for its payment. */
export function stepOf({ status, paymentState }: Pick<Order, 'status' | 'paymentState'>): Step | undefined {
  const next = nextStatus(status);
  return isStep(next) && paymentState !== 'awaiting' ? next : undefined;
}

/** The orders of each possible next step, in the steps' order. */
export function partBySteps<Some extends Pick<Order, 'status' | 'paymentState'>>(
  orders: readonly Some[],
): { step: Step; orders: Some[] }[] {
  return stepStatuses
    .map((step) => ({ step, orders: orders.filter((order) => stepOf(order) === step) }))
    .filter((part) => part.orders.length > 0);
}

/** What became of many orders: «7 παραγγελίες ενημερώθηκαν, 2 όχι.» */
export function bulkMessage(results: readonly BulkResult[], one: string, many: string): string {
  const failed = results.filter(({ error }) => error !== undefined).length;
  const done = results.length - failed;
  if (done === 0) return 'Καμία παραγγελία δεν άλλαξε.';
  const text = plural(done, `παραγγελία ${one}`, `παραγγελίες ${many}`);
  return failed === 0 ? `${text}.` : `${text}, ${failed} όχι.`;
}

/** Of many orders those whose customers are told by telephone: «Χωρίς email, τηλεφωνήστε: VG-1, VG-2.» */
export function callsMessage(results: readonly BulkResult[]): string | undefined {
  const numbers = results.flatMap(({ mustCall, orderNumber = '' }) => (mustCall ? [orderNumber] : []));
  const [shown, more] = [numbers.slice(0, 5), numbers.length - 5];
  if (shown.length === 0) return undefined;
  return `Χωρίς email, τηλεφωνήστε: ${shown.join(', ')}${more > 0 ? ` και ${plural(more, 'άλλη', 'άλλες')}` : ''}.`;
}

/** The orders whose typed tracking number was typed for an earlier one too; the number is stored without spaces. */
export function repeatedNumbers(numbers: ReadonlyMap<string, string>): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const [id, typed] of numbers) {
    const number = cleanTracking(typed);
    if (number && seen.has(number)) repeated.add(id);
    seen.add(number);
  }
  return repeated;
}
