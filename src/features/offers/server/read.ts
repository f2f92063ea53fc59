import { athensDate } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import { findCustomer } from '#features/customers/server/store.ts';
import type { KeptContent } from '../content-contract.ts';
import type { OfficeOffer } from '../contract.ts';
import { presentOffice, termsOf, type StoredOffer } from '../present.ts';
import { offerRefusals } from '../refusals.ts';
import { priceContent } from './price.ts';
import { type Db, findOffer, listEvents, listQuestions, listVersions } from './store.ts';

/** An offer's draft, which it has unless all of it was sent. */
export const requireDraft = ({ draft }: StoredOffer): KeptContent =>
  draft ?? refuse(offerRefusals, 'OFFER_NOTHING_NEW');

/** An offer as the office reads it: its draft with today's prices, or its newest version as it was sent. */
export async function readOffer(db: Db, id: string, now: Date): Promise<OfficeOffer> {
  const offer = (await findOffer(db, id)) ?? refuse(offerRefusals, 'OFFER_NOT_FOUND');
  const versions = await listVersions(db, id);
  const [newest] = versions;
  const draft = offer.draft && {
    content: offer.draft,
    ...(await priceContent(db, offer.draft, offer.customerId)),
  };
  const sent = newest && {
    content: newest.content,
    lines: newest.lines.map((line) => ({ ...line, isGone: false })),
    terms: termsOf(newest),
  };
  const shown = draft ?? sent ?? refuse(offerRefusals, 'OFFER_NOT_FOUND');
  const customer = offer.customerId === null ? undefined : await findCustomer(db, offer.customerId);
  return presentOffice(
    {
      offer,
      content: shown.content,
      lines: shown.lines,
      terms: shown.terms,
      accountType: customer?.accountType,
      versions,
      questions: await listQuestions(db, id),
      events: await listEvents(db, id),
    },
    athensDate(now),
  );
}
