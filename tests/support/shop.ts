import type { Insertable } from 'kysely';
import type { DB } from '../../src/server/db/schema.ts';
import { newId } from '../../src/server/ids.ts';
import { testDatabase } from './database.ts';

/** Keeps a customer who may buy, unless the overrides say otherwise, and gives the id. */
export async function putCustomer(overrides: Partial<Insertable<DB['customers']>> = {}): Promise<string> {
  const { db } = await testDatabase();
  const id = newId();
  await db
    .insertInto('customers')
    .values({
      id,
      email: `${id}@pelatis.example`,
      passwordHash: 'none',
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

/** Keeps a product of 100 € with installation for 40 €, unless the overrides say otherwise, and gives the id. */
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
