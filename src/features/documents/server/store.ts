import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { DocumentKind } from '../contract.ts';
import type { Document, DocumentContent } from '../document.ts';

/** A document as stored, with the credit note that cancelled it and its mark. */
export type StoredDocument = Document & {
  id: string;
  orderId: string;
  issuedAt: Date;
  person: string;
  cancels: string | null;
  /** The document of which this credit note credits a part. */
  credits: string | null;
  cancelledBy: Pick<Document, 'kind' | 'series' | 'year' | 'number'> | null;
  mark: string | null;
};

export type NewDocument = Omit<StoredDocument, 'cancelledBy' | 'mark'>;

const documentRows = (db: Kysely<DB>) =>
  db
    .selectFrom('orderDocuments')
    .leftJoin('orderDocuments as credit', 'credit.cancels', 'orderDocuments.id')
    .leftJoin('documentTransmissions', 'documentTransmissions.documentId', 'orderDocuments.id')
    .select(['orderDocuments.id', 'orderDocuments.orderId', 'orderDocuments.kind', 'orderDocuments.year'])
    .select('orderDocuments.series')
    .select(['orderDocuments.number', 'orderDocuments.issuedOn', 'orderDocuments.issuedAt'])
    .select(['orderDocuments.person', 'orderDocuments.cancels', 'orderDocuments.credits', 'mark'])
    .select(sql<DocumentContent>`order_documents.content`.as('content'))
    .select(
      sql<StoredDocument['cancelledBy']>`case when credit.id is not null then
        jsonb_build_object('kind', credit.kind, 'series', credit.series, 'year', credit.year, 'number', credit.number) end`.as(
        'cancelledBy',
      ),
    );

/** The documents of an order, oldest first. */
export function listDocuments(db: Kysely<DB>, orderId: string): Promise<StoredDocument[]> {
  return documentRows(db)
    .where('orderDocuments.orderId', '=', orderId)
    .orderBy('orderDocuments.issuedAt')
    .orderBy('orderDocuments.number')
    .orderBy('orderDocuments.cancels', (order) => order.asc().nullsFirst())
    .orderBy('orderDocuments.credits', (order) => order.asc().nullsFirst())
    .execute();
}

/** A document by its id; undefined if its order belongs to another customer than `customerId`. */
export function findDocument(
  db: Kysely<DB>,
  id: string,
  customerId?: string,
): Promise<StoredDocument | undefined> {
  return documentRows(db)
    .where('orderDocuments.id', '=', id)
    .$if(customerId !== undefined, (query) =>
      query.where('orderDocuments.orderId', 'in', (eb) =>
        eb
          .selectFrom('orders')
          .select('orders.id')
          .where('orders.customerId', '=', customerId ?? ''),
      ),
    )
    .executeTakeFirst();
}

/** The next number of a series. Others who want one wait until this transaction has ended, so no number is left out. */
export async function takeNumber(trx: Transaction, kind: DocumentKind, year: number): Promise<number> {
  const { lastNumber } = await trx
    .insertInto('documentSeries')
    .values({ kind, year, lastNumber: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet({ lastNumber: sql`document_series.last_number + 1` }),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  return lastNumber;
}

export async function insertDocument(trx: Transaction, document: NewDocument): Promise<void> {
  await trx
    .insertInto('orderDocuments')
    .values({ ...document, content: JSON.stringify(document.content) })
    .execute();
}

export function findTransmission(db: Kysely<DB>, documentId: string) {
  return db
    .selectFrom('documentTransmissions')
    .where('documentId', '=', documentId)
    .select(['xml', 'mark'])
    .executeTakeFirst();
}

/** Keeps what was sent for a document, once. */
export async function keepTransmission(
  trx: Transaction,
  transmission: { documentId: string; authority: string; xml: string; mark: string; sentAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('documentTransmissions')
    .values(transmission)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
