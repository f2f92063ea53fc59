import type { Cents } from '#shared/money.ts';
import type { OrderStatus, PaymentState, PaymentType } from '../contract.ts';
import { orderStatusFacts } from '../status-facts.ts';
import { payableOf } from './steps.ts';

type Owing = {
  status: OrderStatus;
  paymentMethod: PaymentType;
  paymentState: PaymentState;
  totalCents: Cents;
  creditedCents?: Cents;
  partCents: Cents;
  depositCents?: Cents;
  isWithdrawn?: boolean;
};

/** The least that the provider takes, in cents. */
const leastCents = 50;

/** What was agreed to be paid first of an order, in cents; 0 if nothing or everything. */
export const agreedDeposit = ({
  depositCents = 0,
  totalCents,
}: Pick<Owing, 'depositCents' | 'totalCents'>): Cents => (depositCents < totalCents ? depositCents : 0);

/** What an unpaid order asks for next: what is missing of its deposit, and after it all that is left. */
export function nextPart(order: Owing): { cents: Cents; isDeposit: boolean } {
  const { status, paymentState, partCents } = order;
  if (paymentState !== 'due' || orderStatusFacts[status].isVoid || order.isWithdrawn)
    return { cents: 0, isDeposit: false };
  const costs = payableOf(order);
  const missingCents = Math.min(agreedDeposit(order), costs) - partCents;
  return missingCents > 0
    ? { cents: missingCents, isDeposit: true }
    : { cents: costs - partCents, isDeposit: false };
}

/** What of an order can be paid by card now, in cents: of one that is to be paid at the bank or on account. */
export function cardPartOf(order: Owing): Cents {
  const { cents } = nextPart(order);
  const isOffered = order.paymentMethod === 'bank_transfer' || order.paymentMethod === 'on_account';
  return isOffered && cents >= leastCents ? cents : 0;
}

/** Whether an order still asks by card for a part that was chosen when this much of it had been received. */
export const isStillAsked = (
  order: Owing,
  { amountCents, seenCents }: { amountCents: Cents; seenCents: Cents },
): boolean => order.partCents === seenCents && cardPartOf(order) === amountCents;

/** Whether what was agreed to be paid first of an order has arrived. */
export function hasDeposit(order: Pick<Owing, 'depositCents' | 'totalCents' | 'partCents'>): boolean {
  const depositCents = agreedDeposit(order);
  return depositCents > 0 && order.partCents >= depositCents;
}
