import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  minPageMinutes,
  nextMove,
  nothingOpened,
  pageUntil,
  type ProviderPayment,
} from './provider-payment.ts';

const order = { status: 'pending', paymentState: 'awaiting', totalCents: 13_143, refundedCents: 0 } as const;
const opened: ProviderPayment = { ...nothingOpened, page: 'open', amountCents: 13_143 };
const held: ProviderPayment = { ...opened, page: 'complete', money: 'held', payment: 'pi' };
const captured: ProviderPayment = { ...held, money: 'captured' };
const cancelled = { ...order, status: 'cancelled' } as const;

describe('the next move', () => {
  it.each([
    ['waits while the page is open', order, opened, false, 'wait'],
    ['closes the page when the time is over', order, opened, true, 'close'],
    ['cancels what was never opened in time', order, nothingOpened, true, 'cancel'],
    ['waits for a page that may still be opened', order, nothingOpened, false, 'wait'],
    ['cancels what the provider has closed', order, { ...opened, page: 'expired' }, false, 'cancel'],
    ['accepts what was paid, however late it hears of it', order, held, true, 'authorise'],
    ['takes what is held', { ...order, paymentState: 'authorised' }, held, false, 'capture'],
    ['writes down what was taken', { ...order, paymentState: 'authorised' }, captured, false, 'settle'],
    [
      'releases what is held for a cancelled order',
      { ...cancelled, paymentState: 'voided' },
      held,
      true,
      'release',
    ],
    ['owes what was taken for one', { ...cancelled, paymentState: 'voided' }, captured, true, 'owe'],
    ['asks a person about another amount', order, { ...held, amountCents: 1 }, false, 'alert'],
    ['asks a person about another currency', order, { ...held, isEuro: false }, false, 'alert'],
    [
      'refunds what was ordered',
      { ...cancelled, paymentState: 'refunding', refundedCents: 5_000 },
      captured,
      false,
      'refund',
    ],
    [
      'refunds nothing twice',
      { ...cancelled, paymentState: 'refunding', refundedCents: 5_000 },
      { ...captured, refundedCents: 5_000 },
      false,
      'refunded',
    ],
  ] as const)('%s', (_what, of, standing, isOverdue, move) => {
    expect(nextMove(of, standing, isOverdue)).toBe(move);
  });
});

it('a page is open for at least half an hour, and no order waits longer than that beyond its time', () => {
  const now = fc.integer({ min: 0, max: 44 * 60_000 });
  fc.assert(
    fc.property(now, (at) => {
      const expiresAt = new Date(45 * 60_000);
      const until = pageUntil(expiresAt, new Date(at))?.getTime() ?? 0;
      expect(until - at).toBeGreaterThanOrEqual(minPageMinutes * 60_000);
      expect(until).toBeLessThan(expiresAt.getTime() + minPageMinutes * 60_000);
    }),
  );
  expect(pageUntil(new Date(1), new Date(1))).toBeNull();
});
