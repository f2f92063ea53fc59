import type { Insertable } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import { newId, newOrderNumber } from '#server/ids.ts';
import { testDatabase } from '../database/database.ts';

/** The hash of a password that no test uses. */
const unknownPassword =
  '$argon2id$v=19$m=19456,t=2,p=1$J/q14PoaL+oRIEYqSKdcww$msH6rgQGi0khlcKKEKjL0XNTDm0GkNIuotlXP2gmmaM';

/** Stores a buyer, unless overridden; returns the id. */
export async function putCustomer(overrides: Partial<Insertable<DB['customers']>> = {}): Promise<string> {
  const { db } = await testDatabase();
  const id = newId();
  await db
    .insertInto('customers')
    .values({
      id,
      email: `${id}@pelatis.example`,
      passwordHash: unknownPassword,
      firstName: 'Ελένη',
      lastName: 'Μαρκάκη',
      accountType: 'private',
      isVerified: true,
      canViewPrices: true,
      ...overrides,
    })
    .execute();
  return id;
}

/** The specifications of a camera of which the wizard knows enough. */
export const knownCamera = JSON.stringify({
  technical: { kind: 'Κάμερα', resolution_mp: 4, hfov_deg: 100, ir_m: 30, ip: 'IP67' },
  connectivity: { interface: 'WiFi' },
  functions: { ai: 'Άνθρωπος, όχημα' },
});

/** Stores a product at 100 € with installation at 40 €, unless overridden; returns its id. */
export async function putProduct(overrides: Partial<Insertable<DB['products']>> = {}): Promise<number> {
  const { db } = await testDatabase();
  const category = { id: 'cameras', name: 'Κάμερες', searchCategory: 'cameras' } as const;
  await db
    .insertInto('categories')
    .values(category)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .insertInto('products')
    .values({
      sku: `SKU-${newId()}`,
      name: 'Κάμερα Argos B8',
      shortDescription: 'Εξωτερική κάμερα 4K',
      categoryId: category.id,
      priceCents: 10_000,
      installationPriceCents: 4_000,
      imageUrls: ['/public-objects/products/bullet-white.webp'],
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores a new contact message, unless overridden; returns its id. */
/** An offer that says nothing. */
export async function putOffer(overrides: Partial<Insertable<DB['offers']>> = {}): Promise<string> {
  const { db } = await testDatabase();
  const [id, at] = [newId(), new Date()];
  await db
    .insertInto('offers')
    .values({ id, offerNumber: id, createdAt: at, updatedAt: at, ...overrides })
    .execute();
  return id;
}

export async function putMessage(
  overrides: Partial<Insertable<DB['contactMessages']>> = {},
): Promise<string> {
  const { db } = await testDatabase();
  const id = newId();
  await db
    .insertInto('contactMessages')
    .values({
      id,
      name: 'Κώστας Ρήγας',
      email: 'kostas@pelatis.example',
      subject: 'Προσφορά',
      message: 'Θέλω προσφορά για τέσσερις κάμερες.',
      ...overrides,
    })
    .execute();
  return id;
}

/** Stores a pending order of one product with payment by bank transfer, unless overridden; returns its id. */
export async function putOrder(
  { customerId = '', productId }: { customerId: string | undefined; productId: number },
  overrides: Partial<Insertable<DB['orders']>> = {},
  line: Partial<Insertable<DB['orderLines']>> = {},
): Promise<string> {
  const { db } = await testDatabase();
  const id = newId();
  await db
    .insertInto('orders')
    .values({
      id,
      orderNumber: newOrderNumber(),
      customerId,
      status: 'pending',
      shippingAddress: JSON.stringify({
        fullName: 'Ελένη Μαρκάκη',
        address: 'Ηρακλείου 12',
        city: 'Νέα Ιωνία',
        postalCode: '14231',
        region: 'attiki',
        phone: '+302101234567',
      }),
      shippingMethod: 'standard',
      deliveryLabel: 'Κανονική Παράδοση',
      deliveryDays: 5,
      cashFeeCents: 200,
      paymentMethod: 'bank_transfer',
      paymentState: 'due',
      subtotalCents: 10_000,
      shippingCents: 599,
      taxCents: 2_544,
      totalCents: 13_143,
      vatPercent: 24,
      idempotencyKey: id,
      fingerprint: id,
      ...overrides,
    })
    .execute();
  await db
    .insertInto('orderLines')
    .values({
      orderId: id,
      position: 0,
      productId,
      sku: 'ARG-B8',
      name: 'Κάμερα Argos B8',
      withInstallation: false,
      priceCents: 10_000,
      quantity: 1,
      ...line,
    })
    .execute();
  await db
    .insertInto('orderHistory')
    .values({ orderId: id, toStatus: 'pending', actor: 'customer' })
    .execute();
  return id;
}

/** Stores for three customers an order of two products together: enough to be shown. */
export async function putTogether(productId: number, otherId: number): Promise<void> {
  const { db } = await testDatabase();
  for (let customers = 0; customers < 3; customers += 1) {
    const orderId = await putOrder({ customerId: await putCustomer(), productId });
    await db
      .insertInto('orderLines')
      .values({
        orderId,
        position: 1,
        productId: otherId,
        sku: 'VLT-SW8P',
        name: 'Switch PoE',
        withInstallation: false,
        priceCents: 10_000,
        quantity: 1,
      })
      .execute();
  }
}

/** Stores a review that waits to be looked at, unless overridden; returns its id. */
export async function putReview(
  { customerId = '', productId }: { customerId: string | undefined; productId: number },
  overrides: Partial<Insertable<DB['reviews']>> = {},
): Promise<string> {
  const { db } = await testDatabase();
  const id = newId();
  const publishedAt = overrides.status === 'published' ? new Date() : null;
  const review = {
    id,
    customerId,
    productId,
    rating: 4,
    text: 'Λειτουργεί όπως το περιγράφουν.',
    publishedAt,
  };
  await db
    .insertInto('reviews')
    .values({ ...review, ...overrides })
    .execute();
  return id;
}

/** Stores a published frequent question, unless overridden; returns its id. */
export async function putQuestion(overrides: Partial<Insertable<DB['questions']>> = {}): Promise<number> {
  const { db } = await testDatabase();
  const { id } = await db
    .insertInto('questions')
    .values({
      question: 'Κάνετε εγκατάσταση;',
      answer: 'Ναι, όπου πηγαίνουν οι τεχνικοί μας.',
      position: 0,
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores two categories, first `cameras`, then `sirens`. */
export async function addCategories() {
  const { db } = await testDatabase();
  await db
    .insertInto('categories')
    .values([
      { id: 'cameras', name: 'Κάμερες', searchCategory: 'cameras', position: 0 },
      { id: 'sirens', name: 'Σειρήνες', searchCategory: 'alarms', position: 1 },
    ])
    .execute();
}
