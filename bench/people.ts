import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { createLog } from '#server/log.ts';
import { openSession, sessionCookie } from '#server/session.ts';
import { shopEnv, type ShopSettings } from './shop.ts';

/** Opens the database of a shop, which must be stopped on the embedded engine. */
export async function withDatabase<Result>(
  settings: ShopSettings,
  look: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(readConfig(shopEnv(settings)), createLog({ least: 'error' }));
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

/** Adds buyers and returns the Cookie header of each. */
export function addBuyers(settings: ShopSettings, count: number): Promise<string[]> {
  const config = readConfig(shopEnv(settings));
  const ids = Array.from({ length: count }, (_, index) => `buyer-${index}`);
  const person = { passwordHash: 'none', firstName: 'Ελένη', lastName: 'Μαρκάκη' } as const;
  const standing = { accountType: 'private', isVerified: true, canViewPrices: true } as const;
  return withDatabase(settings, ({ db }) =>
    db.transaction().execute(async (trx) => {
      await trx
        .insertInto('customers')
        .values(ids.map((id) => ({ id, email: `${id}@bench.example`, ...person, ...standing })))
        .execute();
      const cookies: string[] = [];
      for (const id of ids) {
        const token = await openSession(trx, 'customer', id, new Date());
        cookies.push(sessionCookie('customer', token, config).split(';', 1)[0] ?? '');
      }
      return cookies;
    }),
  );
}

/** Adds a product at 100 EUR with this stock and returns its id. */
export function addProduct(settings: ShopSettings, sku: string, stockQuantity: number): Promise<number> {
  return withDatabase(settings, async ({ db }) => {
    const product = { sku, name: sku, categoryId: 'cameras', priceCents: 10_000, stockQuantity };
    const { id } = await db.insertInto('products').values(product).returning('id').executeTakeFirstOrThrow();
    return id;
  });
}
