import { sql } from 'kysely';
import { filled, wire } from '#shared/wire.ts';
import type { OfferState } from '../enums.ts';
import { presentVersion } from '../present.ts';
import type { SeenLine } from '../seen-contract.ts';
import { listQuestions, listVersions, type Db } from './store.ts';

/** The offers that a customer was sent, the oldest first, with what is held of him in them. */
const listSent = (db: Db, customerId: string) =>
  db
    .selectFrom('offers')
    .where('customerId', '=', customerId)
    .where('version', '>', 0)
    .orderBy('firstSentAt')
    .select([
      'id',
      'offerNumber',
      sql<OfferState>`state`.as('state'),
      'recipientName',
      'recipientEmail',
      'recipientPhone',
    ])
    .select(['firstSentAt', 'seenAt', 'decidedAt', 'decidedBy', 'decidedFrom', 'declineReason'])
    .select('chosenLines')
    .execute();

/** A line without its prices. */
const unpriced = ({ name, details, quantity, choice }: SeenLine) => ({
  name,
  ...filled({ details }),
  quantity,
  choice,
});

/**
 * What a customer was offered, as it was read: every version that was sent, the questions, and what was decided. Who of the company
 * wrote it is not the customer's data. Texts and amounts, which may be in any text, only for those who may see prices.
 */
export async function exportOffers(db: Db, customerId: string, seesPrices: boolean) {
  const exported = [];
  for (const { id, offerNumber, state, recipientName, ...facts } of await listSent(db, customerId)) {
    const versions = (await listVersions(db, id)).map((version) =>
      presentVersion(version, { offerNumber, recipientName }),
    );
    exported.push({
      offerNumber,
      state,
      recipientName,
      ...wire(facts),
      versions: seesPrices
        ? versions
        : versions.map(({ version, sentAt, validUntil, sections }) => ({
            version,
            sentAt,
            validUntil,
            lines: sections.flatMap(({ lines }) => lines.map(unpriced)),
          })),
      questions: (await listQuestions(db, id)).map(({ author, text, at }) => ({ author, text, at })),
    });
  }
  return exported;
}
