import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { examples } from '../../support/examples.ts';
import { closeCardShop, openCardShop, type CardShop } from '../../support/payment/card-shop.ts';

afterAll(closeCardShop);

/** What can happen to an order, by whom and when it likes. */
const happenings = {
  'the customer pays': (shop: CardShop, id: string) => shop.payAtProvider(id).catch(() => false),
  'the customer returns': (shop: CardShop, id: string) => shop.check(id),
  'the customer opens the page': (shop: CardShop, id: string) => shop.pay(id),
  'the customer cancels': (shop: CardShop, id: string) => shop.cancel(id),
  'the administrator confirms': (shop: CardShop, id: string) => shop.step(id, 'confirmed'),
  'the administrator cancels': (shop: CardShop, id: string) => shop.step(id, 'cancelled'),
  'a part is refunded': (shop: CardShop, id: string) => shop.refund(id, 40, { reason: 'Ελάττωμα' }),
  'the oldest event comes': async ({ stripe, deliver }: CardShop) =>
    stripe.events[0] && deliver(stripe.events[0]),
  'the newest event comes': async ({ stripe, deliver }: CardShop) => {
    const event = stripe.events.at(-1);
    return event && deliver(event);
  },
  'jobs run': (shop: CardShop) => shop.runJobs(),
  'a quarter of an hour passes': async (shop: CardShop) => shop.passMinutes(16),
  'the provider fails before': async ({ stripe }: CardShop) => stripe.fail({ when: 'before', how: 'error' }),
  'the provider fails after': async ({ stripe }: CardShop) => stripe.fail({ when: 'after', how: 'error' }),
  'the connection is cut': async ({ stripe }: CardShop) =>
    stripe.fail({ when: 'after', how: 'cut', times: 2 }),
};
const names = Object.keys(happenings) as (keyof typeof happenings)[];
/** How it begins: without a payment little else matters. */
const beginnings: (typeof names)[] = [
  [],
  ['the customer pays'],
  ['the customer pays', 'the customer returns'],
  ['the customer pays', 'the customer returns', 'the administrator cancels'],
];

/** What is wrong in the end with an order and its money; undefined if nothing is. */
async function faultOf(shop: CardShop, order: Order): Promise<string | undefined> {
  const paid = shop.stripe.intents();
  const taken = paid.filter(({ status }) => status === 'succeeded');
  const kept = taken.reduce((sum, intent) => sum + intent.amountReceived - intent.refunded, 0);
  if (paid.some(({ status }) => status === 'requires_capture')) return 'money is held for ever';
  if (taken.length > 1) return 'paid twice';
  if (taken.some(({ amountReceived }) => amountReceived !== 13_143)) return 'another amount was taken';
  const isCancelled = order.status === 'cancelled';
  if ((await shop.stock()) !== (isCancelled ? 10 : 9)) return 'the stock is wrong';
  switch (order.paymentState) {
    case 'captured': {
      const left = 13_143 - Math.round((order.refunded ?? 0) * 100);
      return isCancelled || kept !== left ? 'captured, but the money is not there' : undefined;
    }
    case 'voided':
      return !isCancelled || kept !== 0 ? 'voided, but money was taken' : undefined;
    case 'refund_due': {
      const left = 13_143 - Math.round((order.refunded ?? 0) * 100);
      return !isCancelled || kept !== left ? `owed ${left}, kept ${kept}` : undefined;
    }
    default:
      return `it stays ${order.paymentState}`;
  }
}

describe('whatever happens in whatever order', () => {
  it('no order is paid twice, and none is paid and lost', async () => {
    const ends = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.constantFrom(...beginnings),
        fc.array(fc.constantFrom(...names), { minLength: 3, maxLength: 10, size: 'max' }),
        async (isCut, first, then) => {
          const shop = await openCardShop();
          if (isCut) shop.stripe.fail({ when: 'after', how: 'error' });
          const id = await shop.ordered();
          for (const name of [...first, ...then]) await happenings[name](shop, id);
          // In the end the provider answers again, a day passes, and the comparison runs.
          shop.stripe.fail();
          shop.stripe.forgetKeys();
          shop.passMinutes(24 * 60);
          await shop.reconcile();
          await shop.runJobs();
          const order = await shop.read(id);
          ends.add(order.paymentState);
          expect(await faultOf(shop, order)).toBeUndefined();
          expect(await shop.alerts('payment_differs')).toEqual([]);
        },
      ),
      { numRuns: examples(20, 40) },
    );
    // The chance reaches every end.
    expect([...ends].toSorted()).toEqual(['captured', 'refund_due', 'voided']);
  });
});
