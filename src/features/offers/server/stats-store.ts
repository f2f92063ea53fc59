import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import type { LocalDate } from '#shared/dates.ts';
import { offerStates, type OfferState } from '../enums.ts';
import { matching, type OfferFilter } from './store.ts';

/** Of these offers: how many are of each state, how many wait for an answer, and how many end until a day. */
export async function countStates(db: Kysely<DB>, filter: Omit<OfferFilter, 'state'>, until: LocalDate) {
  const rows = await matching(db, { ...filter, state: 'all' })
    .groupBy('state')
    .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
    .select(sql<string>`count(*) filter (where open_questions > 0)`.as('questions'))
    .select(sql<string>`count(*) filter (where valid_until <= ${until})`.as('ending'))
    .execute();
  const of = (state: OfferState) => rows.find((row) => row.state === state);
  const sum = (value: (row: (typeof rows)[number]) => string, states: readonly OfferState[]) =>
    rows.filter((row) => states.includes(row.state)).reduce((total, row) => total + Number(value(row)), 0);
  return {
    states: Object.fromEntries(offerStates.map((state) => [state, Number(of(state)?.count ?? 0)])) as Record<
      OfferState,
      number
    >,
    questions: sum((row) => row.questions, offerStates),
    ending: sum((row) => row.ending, ['sent', 'seen']),
  };
}

/**
 * What became of the offers that were first sent between two instants, by their state now: how many, and their sum in cents with
 * VAT, of the accepted ones what was ordered. States that none has are absent.
 */
export async function sumSent(db: Kysely<DB>, from: Date, before: Date) {
  const rows = await db
    .selectFrom('offers')
    .leftJoin('orders', 'orders.offerId', 'offers.id')
    .where('firstSentAt', '>=', from)
    .where('firstSentAt', '<', before)
    .groupBy('state')
    .select(({ fn }) => ['state', fn.countAll<string>().as('offers')])
    .select(sql<string>`sum(coalesce(orders.total_cents, offers.total_cents))`.as('cents'))
    .execute();
  return rows.map(({ state, offers, cents }) => ({
    state: state as OfferState,
    offers: Number(offers),
    cents: Number(cents),
  }));
}
