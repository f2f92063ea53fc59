import { athensDate } from '#shared/dates.ts';
import { putAppointment } from '../app/booking.ts';
import { putCustomer } from '../app/shop.ts';
import { testDatabase } from '../database/database.ts';
import type { Facts } from './plausible.ts';

/** What the endpoints of customers' money without orders, of a merge and of a move are sent: each has a customer of its own. */
export async function putAccounts(now: Date, visitOn: string): Promise<Facts> {
  const { db } = await testDatabase();
  const [kept, other, paid, moved] = [
    await putCustomer(),
    await putCustomer(),
    await putCustomer(),
    await putCustomer({ address: 'Μαιζώνος 5', city: 'Βόλος', postalCode: '38221' }),
  ];
  const payment = { kind: 'payment', via: 'cash', amountCents: 100, happenedOn: athensDate(now) } as const;
  const { id: paymentId } = await db
    .insertInto('accountPayments')
    .values({ ...payment, customerId: paid, person: 'Διαχειριστής', at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const both = { customerId: kept, other };
  return {
    'account.previewMerge': both,
    'account.mergeCustomers': both,
    'account.bringAlong': {
      customerId: moved,
      visitIds: [await putAppointment({ customerId: moved, date: visitOn })],
      contractIds: [],
    },
    'orders.recordAccountPayment': {
      customerId: kept,
      kind: 'payment',
      amount: 1,
      date: athensDate(now),
      seen: 0,
    },
    'orders.undoAccountPayment': { customerId: paid, paymentId },
  };
}
