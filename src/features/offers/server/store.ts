import { sql, type Kysely } from 'kysely';
import { containing } from '#server/db/containing.ts';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { LocalDate } from '#shared/dates.ts';
import { searchWords } from '#shared/search-words.ts';
import type { KeptContent } from '../content-contract.ts';
import type { OfferState } from '../enums.ts';
import type { StoredEvent, StoredOffer, StoredQuestion, StoredVersion } from '../present.ts';

/** So many links of one offer hear of its changes, the newest. */
const maxToldLinks = 300;

/** Where stores read: the database, or a transaction. */
export type Db = Kysely<DB>;

const columns = [
  'offers.id',
  'offerNumber',
  'offers.customerId',
  'recipientName',
  'recipientEmail',
  'recipientPhone',
  'isTemplate',
  'state',
  'title',
  'owner',
  'sourceKind',
  'sourceId',
  'offers.revision',
  'version',
  'netCents',
  'offers.totalCents',
  'openQuestions',
  'validUntil',
  'firstSentAt',
  'sentAt',
  'seenAt',
  'remindedAt',
  'decidedAt',
  'decidedBy',
  'declineReason',
  'chosenLines',
  'linkUntil',
  'offers.createdAt',
  'offers.updatedAt',
] as const;

const rows = (db: Db) =>
  db
    .selectFrom('offers')
    .leftJoin('orders', 'orders.offerId', 'offers.id')
    .select(columns)
    .select(['orders.id as orderId', 'orderNumber']);

const draft = sql<KeptContent | null>`offers.draft`.as('draft');

export function findOffer(db: Db, id: string): Promise<StoredOffer | undefined> {
  return rows(db).select(draft).where('offers.id', '=', id).executeTakeFirst();
}

/** An offer, locked until the transaction ends. */
export async function lockOffer(trx: Transaction, id: string): Promise<StoredOffer | undefined> {
  const held = await trx
    .selectFrom('offers')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return held && findOffer(trx, id);
}

/** The id of the offer that a link opens now; undefined for one that opens nothing. */
export async function findByToken(db: Db, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('offerLinks')
    .innerJoin('offers', 'offers.id', 'offerId')
    .where('tokenHash', '=', tokenHash)
    .where('linkUntil', '>', now)
    .where('state', '<>', 'revoked')
    .where('version', '>', 0)
    .select('offers.id')
    .executeTakeFirst();
  return row?.id;
}

/** The hashes of the links that open an offer. */
export async function listLinks(db: Db, offerId: string, now: Date): Promise<Buffer[]> {
  const links = await db
    .selectFrom('offerLinks')
    .innerJoin('offers', 'offers.id', 'offerId')
    .where('offerId', '=', offerId)
    .where('linkUntil', '>', now)
    .orderBy('offerLinks.createdAt', 'desc')
    .limit(maxToldLinks)
    .select('tokenHash')
    .execute();
  return links.map(({ tokenHash }) => tokenHash);
}

/** The id of a customer's own offer, if it was sent and not revoked. */
export async function findOwn(db: Db, id: string, customerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('offers')
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .where('version', '>', 0)
    .where('state', '<>', 'revoked')
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

export function listOwn(db: Db, customerId: string, limit: number) {
  return rows(db)
    .where('offers.customerId', '=', customerId)
    .where('version', '>', 0)
    .where('state', '<>', 'revoked')
    .orderBy('sentAt', 'desc')
    .limit(limit)
    .execute();
}

/** What the products are bought at, in cents without VAT; those whose price is not known are absent. For the office alone. */
export async function listPurchasePrices(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (productIds.length === 0) return new Map();
  const known = await db
    .selectFrom('products')
    .where('id', 'in', productIds)
    .where('purchasePriceCents', 'is not', null)
    .select(['id', 'purchasePriceCents'])
    .$narrowType<{ purchasePriceCents: number }>()
    .execute();
  return new Map(known.map(({ id, purchasePriceCents }) => [id, purchasePriceCents]));
}

export type OfferFilter = {
  state: OfferState | 'all' | 'open' | 'templates';
  search: string;
  customerId?: string | undefined;
};

/** The offers that a filter lets through. */
export function matching(db: Db, { state, search, customerId }: OfferFilter) {
  let found = db.selectFrom('offers').where('isTemplate', '=', state === 'templates');
  if (state === 'open') found = found.where('state', 'in', ['sent', 'seen']);
  else if (state !== 'all' && state !== 'templates') found = found.where('state', '=', state);
  if (customerId !== undefined) found = found.where('customerId', '=', customerId);
  if (search)
    found = found.where(
      sql<boolean>`offers.search_key like all (${searchWords(search).map(containing)}::text[])`,
    );
  return found;
}

/** A page of offers, those changed last first, with the number and the sum of all pages. Pages count from 1. */
export async function listOffers(
  db: Db,
  filter: OfferFilter,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const { total, cents } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(sql<string>`coalesce(sum(total_cents), 0)`.as('cents'))
    .executeTakeFirstOrThrow();
  const ids = await matching(db, filter)
    .select('id')
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const offers =
    ids.length === 0
      ? []
      : await rows(db)
          .select(sql<boolean>`offers.draft is not null`.as('hasDraft'))
          .where(
            'offers.id',
            'in',
            ids.map(({ id }) => id),
          )
          .orderBy('offers.updatedAt', 'desc')
          .orderBy('offers.id')
          .execute();
  return { offers, total: Number(total), sumCents: Number(cents) };
}

type NewOffer = Pick<
  StoredOffer,
  | 'id'
  | 'offerNumber'
  | 'customerId'
  | 'recipientName'
  | 'recipientEmail'
  | 'recipientPhone'
  | 'isTemplate'
  | 'owner'
  | 'sourceKind'
  | 'sourceId'
> & { createdAt: Date };

/** What the columns beside a draft say. */
export type DraftColumns = {
  draft: KeptContent;
  title: string;
  netCents: number;
  totalCents: number;
  validUntil: LocalDate | null;
};

export async function insertOffer(
  trx: Transaction,
  { draft: content, ...columnsOfDraft }: DraftColumns,
  offer: NewOffer,
): Promise<void> {
  await trx
    .insertInto('offers')
    .values({ ...offer, ...columnsOfDraft, draft: JSON.stringify(content), updatedAt: offer.createdAt })
    .execute();
}

export type OfferColumns = Partial<Omit<StoredOffer, 'id' | 'orderId' | 'orderNumber' | 'chosenLines'>> & {
  chosenLines?: string[] | null;
  decidedFrom?: string | null;
};

/**
 * Changes columns of an offer. Whoever changes what it says raises its `revision`, and nobody else: an open form
 * is outdated then.
 */
export async function updateOffer(
  trx: Transaction,
  id: string,
  { draft: content, ...values }: OfferColumns,
): Promise<void> {
  await trx
    .updateTable('offers')
    .set(values)
    .$if(content !== undefined, (query) => query.set({ draft: content && JSON.stringify(content) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteOffer(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('offers').where('id', '=', id).execute();
}

export async function insertVersion(
  trx: Transaction,
  offerId: string,
  { content, lines, changes, ...version }: StoredVersion,
): Promise<void> {
  await trx
    .insertInto('offerVersions')
    .values({
      offerId,
      ...version,
      content: JSON.stringify(content),
      lines: JSON.stringify(lines),
      changes: JSON.stringify(changes),
    })
    .execute();
}

export async function deleteVersion(trx: Transaction, offerId: string, version: number): Promise<void> {
  await trx
    .deleteFrom('offerVersions')
    .where('offerId', '=', offerId)
    .where('version', '=', version)
    .execute();
}

const versions = (db: Db, offerId: string) =>
  db
    .selectFrom('offerVersions')
    .where('offerId', '=', offerId)
    .select(['version', 'shippingCents', 'vatPercent', 'netCents', 'totalCents', 'validUntil', 'sentAt'])
    .select(['sentBy', sql<KeptContent>`content`.as('content')])
    .select(sql<StoredVersion['lines']>`lines`.as('lines'))
    .select(sql<string[]>`changes`.as('changes'));

/** The versions that were sent, the newest first. */
export const listVersions = (db: Db, offerId: string): Promise<StoredVersion[]> =>
  versions(db, offerId).orderBy('version', 'desc').execute();

export const findVersion = (db: Db, offerId: string, version: number): Promise<StoredVersion | undefined> =>
  versions(db, offerId).where('version', '=', version).executeTakeFirst();

export async function insertLink(
  trx: Transaction,
  link: { tokenHash: Buffer; offerId: string; createdAt: Date },
): Promise<void> {
  await trx.insertInto('offerLinks').values(link).execute();
}

/** Deletes the links of an offer that were made at an instant or later. */
export async function deleteLinks(
  trx: Transaction,
  offerId: string,
  { since = new Date(0) }: { since?: Date } = {},
): Promise<void> {
  await trx.deleteFrom('offerLinks').where('offerId', '=', offerId).where('createdAt', '>=', since).execute();
}

export async function insertQuestion(
  trx: Transaction,
  offerId: string,
  question: StoredQuestion,
): Promise<void> {
  await trx
    .insertInto('offerQuestions')
    .values({ offerId, ...question })
    .execute();
}

/** Questions and answers, oldest first. */
export const listQuestions = (db: Db, offerId: string): Promise<StoredQuestion[]> =>
  db
    .selectFrom('offerQuestions')
    .where('offerId', '=', offerId)
    .orderBy('number')
    .select(['id', 'line', 'author', 'name', 'text', 'at'])
    .execute();

export async function insertEvent(
  trx: Transaction,
  offerId: string,
  event: Omit<StoredEvent, 'note' | 'version'> & { note?: string; version?: number },
): Promise<void> {
  await trx
    .insertInto('offerEvents')
    .values({ offerId, ...event })
    .execute();
}

/** What happened to an offer, the newest first. */
export const listEvents = (db: Db, offerId: string): Promise<StoredEvent[]> =>
  db
    .selectFrom('offerEvents')
    .where('offerId', '=', offerId)
    .orderBy('id', 'desc')
    .select(['event', 'at', 'actor', 'note', 'version'])
    .limit(500)
    .execute();

/** The open offers whose last day has passed. */
export const listEnded = async (db: Db, today: LocalDate): Promise<string[]> =>
  (
    await db
      .selectFrom('offers')
      .where('state', 'in', ['sent', 'seen'])
      .where('validUntil', '<', today)
      .select('id')
      .execute()
  ).map(({ id }) => id);

/** The open offers that end within these days and of which their customer was not reminded. */
export const listEnding = async (db: Db, from: LocalDate, until: LocalDate): Promise<string[]> =>
  (
    await db
      .selectFrom('offers')
      .where('state', 'in', ['sent', 'seen'])
      .where('validUntil', '>=', from)
      .where('validUntil', '<=', until)
      .where('remindedAt', 'is', null)
      .select('id')
      .execute()
  ).map(({ id }) => id);

/** Deletes what nobody accepted and nobody has touched since an instant; what became an order stays with it. */
export async function deleteOldOffers(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('offers')
    .where('updatedAt', '<', before)
    .where('isTemplate', '=', false)
    .where(sql<boolean>`not exists (select from orders where orders.offer_id = offers.id)`)
    .execute();
}
