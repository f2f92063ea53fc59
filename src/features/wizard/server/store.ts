import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';

/** The products with what the engine of the advice reads of them; `id` order, so that equal products are always met alike. */
export async function listAdvisable(db: Kysely<DB>) {
  const rows = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'categoryId')
    .where('isDraft', '=', false)
    .where(sql<boolean>`(product_kind is not null or jsonb_path_exists(specifications, '$.*.kind'))`)
    .select([
      'products.id',
      'sku',
      'products.name',
      'brand',
      'categoryId',
      'priceCents',
      sql<number | null>`case when installation_available then installation_price_cents end`.as(
        'installationCents',
      ),
      'inStock',
      'productKind as categoryKind',
      'specifications',
      'features',
    ])
    .orderBy('inStock', 'desc')
    .orderBy('products.id', 'desc')
    .limit(maxProducts)
    .execute();
  return rows.toSorted((one, other) => one.id - other.id);
}

/** Bounds what one advice costs: beyond it, what is in stock and newer is kept. The shop has some sixty products. */
const maxProducts = 2_000;

type Link = { tokenHash: Buffer; answers: object; advice: object; createdAt: Date; expiresAt: Date };

export async function insertLink(trx: Transaction, { answers, advice, ...link }: Link): Promise<void> {
  await trx
    .insertInto('wizardLinks')
    .values({ ...link, answers: JSON.stringify(answers), advice: JSON.stringify(advice) })
    .execute();
}

/** What a link opens, while it is valid. */
export function findLink(db: Kysely<DB>, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('wizardLinks')
    .select(['answers', 'advice', 'createdAt', 'expiresAt'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Deletes the links that are no longer valid. */
export async function removeExpiredLinks(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('wizardLinks').where('expiresAt', '<=', now).execute();
}

type Request = {
  messageId: string;
  customerType: 'personal' | 'business';
  submitted: object;
  answers: object | undefined;
  advice: object | undefined;
};

/** Stores what the wizard sent with a message. */
export async function insertRequest(trx: Transaction, request: Request): Promise<void> {
  const { submitted, answers, advice, ...rest } = request;
  await trx
    .insertInto('wizardRequests')
    .values({
      ...rest,
      submitted: JSON.stringify(submitted),
      answers: answers === undefined ? null : JSON.stringify(answers),
      advice: advice === undefined ? null : JSON.stringify(advice),
    })
    .execute();
}

/** What the wizard sent with a message; undefined for another message. */
export function findRequest(db: Kysely<DB>, messageId: string) {
  return db
    .selectFrom('wizardRequests')
    .innerJoin('contactMessages', 'contactMessages.id', 'messageId')
    .select(['contactMessages.name as customerName', 'customerType', 'submitted', 'answers', 'advice'])
    .where('messageId', '=', messageId)
    .executeTakeFirst();
}
