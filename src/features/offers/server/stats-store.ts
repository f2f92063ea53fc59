import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import type { LocalDate } from '#shared/dates.ts';
import { offerStates, type OfferState } from '../enums.ts';

/** How many offers there are of each state, how many wait for an answer, and how many end until a day. */
export async function countStates(db: Kysely<DB>, until: LocalDate) {
  const rows = await db
    .selectFrom('offers')
    .where('isTemplate', '=', false)
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
 * Of the offers that were first sent between two instants: how many, what they ask for, how many and how much of them was accepted,
 * and how many are decided (accepted, declined or expired). Amounts in cents with VAT.
 */
export async function sumSent(db: Kysely<DB>, from: Date, before: Date) {
  const row = await db
    .selectFrom('offers')
    .where('firstSentAt', '>=', from)
    .where('firstSentAt', '<', before)
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .select(sql<string>`coalesce(sum(total_cents), 0)`.as('sentCents'))
    .select(sql<string>`count(*) filter (where state = 'accepted')`.as('accepted'))
    .select(sql<string>`coalesce(sum(total_cents) filter (where state = 'accepted'), 0)`.as('acceptedCents'))
    .select(sql<string>`count(*) filter (where state in ('accepted', 'declined', 'expired'))`.as('decided'))
    .executeTakeFirstOrThrow();
  return {
    sent: Number(row.sent),
    sentCents: Number(row.sentCents),
    accepted: Number(row.accepted),
    acceptedCents: Number(row.acceptedCents),
    decided: Number(row.decided),
  };
}
