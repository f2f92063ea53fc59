import type { TestApp } from './app.ts';
import { putAppointment } from './booking.ts';
import { putChat } from './chat.ts';
import { putContract } from './contracts.ts';
import { putRecall } from './recalls.ts';
import { putOffer, putOrder } from './shop.ts';

/** Stores a row of a customer in every table that names one, about a product of its own; returns the ids. */
export async function fillCustomer(app: TestApp, customerId: string, own: number, at: Date) {
  const { db } = app.services.database;
  const { partId } = await putRecall(own);
  const order = { idempotencyKey: 'the same', status: 'delivered', paymentState: 'captured' } as const;
  const ids = {
    orderId: await putOrder({ customerId, productId: own }, order),
    appointmentId: await putAppointment({ customerId }),
    offerId: await putOffer({ customerId }),
    contractId: await putContract({ customerId }),
    conversationId: await putChat({ customerId }),
  };
  await app.signIn({ customerId });
  const values: Record<string, object> = {
    accountPayments: {
      kind: 'payment',
      amountCents: 500,
      via: 'cash',
      happenedOn: '2026-11-20',
      person: 'Άννα',
      at,
    },
    alerts: {
      type: 'order',
      event: 'order_placed',
      severity: 'low',
      title: 'Παραγγελία',
      message: '',
      audience: 'customer',
      createdAt: at,
    },
    customerEvents: { event: 'approved', at },
    customerNotes: { id: `n-${customerId}`, text: 'Καλός', author: 'Άννα', createdAt: at },
    customerEmails: { email: `${customerId}@palio.example` },
    customerAddresses: {
      id: `a-${customerId}`,
      address: JSON.stringify({
        fullName: 'Ελένη Μαρκάκη',
        phone: '+302410123456',
        address: customerId,
        city: 'Λάρισα',
        postalCode: '41222',
        region: 'other',
      }),
      isDefault: true,
      createdAt: at,
    },
    cartLines: { productId: own, quantity: 2 },
    productViews: { productId: own, views: 3 },
    wishListItems: { productId: own, addedAt: at },
    restockRequests: { productId: own, createdAt: at, confirmedAt: at },
    recallTold: { recallProductId: partId, at, way: 'phone' },
    reviews: { id: `r-${customerId}`, productId: own, rating: 4, text: 'Καλό' },
    emailChanges: {
      oldEmail: 'a',
      newEmail: 'b',
      confirmHash: Buffer.from(`c${customerId}`),
      stopHash: Buffer.from(`s${customerId}`),
      confirmUntil: at,
      expiresAt: at,
    },
  };
  for (const [table, row] of Object.entries(values))
    await db
      .insertInto(table as 'customerNotes')
      .values({ customerId, ...row } as never)
      .execute();
  await db
    .insertInto('auditLog')
    .values({
      at,
      actor: 'staff',
      actorId: customerId,
      action: 'updated',
      entity: 'order',
      entityId: ids.orderId,
      label: 'Α',
    })
    .execute();
  return ids;
}
