import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { AgentStatus } from '../../contract.ts';
import type { SupportHours } from '../../support-contract.ts';
import { usualHours, type AgentSession } from '../../rules.ts';

/** A session that no node has reported as connected for this many milliseconds is not; nodes report more often. */
const liveForMs = 25_000;

const hashesOf = (sessions: readonly string[]) =>
  sql`select decode(hash, 'hex') from jsonb_array_elements_text(${JSON.stringify(sessions)}::jsonb) as hash`;

/** Marks administrators' sessions, by their hashes in hex, as connected now; whether one of them was not before. */
export async function markLive(db: Kysely<DB>, sessions: readonly string[], now: Date): Promise<boolean> {
  const stale = new Date(now.getTime() - liveForMs);
  const { rows } = await sql<{ isNew: boolean }>`
    update sessions set live_at = ${now} from (
      select token_hash, display_name is not null and (live_at is null or live_at < ${stale}) as is_new from sessions
      where kind = 'admin' and token_hash in (${hashesOf(sessions)})) as before
    where sessions.token_hash = before.token_hash returning before.is_new`.execute(db);
  return rows.some(({ isNew }) => isNew);
}

/** Marks sessions as no longer connected. */
export async function markGone(db: Kysely<DB>, sessions: readonly string[]): Promise<void> {
  await sql`update sessions set live_at = null where live_at is not null and token_hash in (${hashesOf(sessions)})`.execute(
    db,
  );
}

/** A session as one row of the presence; its token's hash in hex. */
type StoredAgent = AgentSession & { session: string };

/** The administrators' sessions with a name, and the support's hours. */
export async function readPresence(
  db: Kysely<DB>,
  now: Date,
): Promise<{ agents: StoredAgent[]; hours: SupportHours }> {
  const stale = new Date(now.getTime() - liveForMs);
  const { rows } = await sql<{ agents: StoredAgent[]; hours: SupportHours | null }>`
    select
      (select value from settings where key = 'chatHours') as hours,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'name', display_name, 'status', chat_status, 'session', encode(token_hash, 'hex'),
          'isLive', coalesce(live_at > ${stale}, false),
          'conversations', (
            select count(*) from chat_conversations where state = 'open' and agent_name = display_name)
        ) order by display_name collate "C", created_at, token_hash)
        from sessions where kind = 'admin' and display_name is not null and expires_at > ${now}), '[]') as agents`.execute(
    db,
  );
  return { agents: rows[0]?.agents ?? [], hours: rows[0]?.hours ?? usualHours };
}

export async function readHours(db: Kysely<DB>): Promise<SupportHours> {
  const row = await db
    .selectFrom('settings')
    .where('key', '=', 'chatHours')
    .select(sql<SupportHours>`value`.as('hours'))
    .executeTakeFirst();
  return row?.hours ?? usualHours;
}

export async function saveHours(trx: Transaction, hours: SupportHours): Promise<void> {
  const value = JSON.stringify(hours);
  await trx
    .insertInto('settings')
    .values({ key: 'chatHours', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** The name and status of a session; undefined if it has ended. */
export function findAgent(db: Kysely<DB>, tokenHash: Buffer) {
  return db
    .selectFrom('sessions')
    .where('tokenHash', '=', tokenHash)
    .where('kind', '=', 'admin')
    .select(['displayName', 'chatStatus'])
    .executeTakeFirst();
}

export async function saveAgent(
  trx: Transaction,
  tokenHash: Buffer,
  { name, status }: { name?: string | undefined; status?: AgentStatus | undefined },
): Promise<void> {
  if (name === undefined && status === undefined) return;
  await trx
    .updateTable('sessions')
    .set({ ...(name !== undefined && { displayName: name }), ...(status && { chatStatus: status }) })
    .where('tokenHash', '=', tokenHash)
    .execute();
}
