import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import type { BotAnswer, CannedReply } from '../../support-contract.ts';

type Fields<Row> = Omit<Row, 'id'>;

/** Rows of each table at most. */
export const maxRows = 200;

export const listCannedReplies = (db: Kysely<DB>): Promise<CannedReply[]> =>
  db
    .selectFrom('cannedReplies')
    .selectAll()
    .orderBy(sql`greek_key(shortcut) collate "C"`)
    .execute();

/** Stores a ready reply, or changes the one with the id; undefined if another has the shortcut. */
export async function saveCannedReply(
  trx: Transaction,
  { shortcut, text }: Fields<CannedReply>,
  id?: number,
): Promise<CannedReply | undefined> {
  const taken = await trx
    .selectFrom('cannedReplies')
    .where(sql<boolean>`greek_key(shortcut) = ${foldGreek(shortcut)}`)
    .$if(id !== undefined, (query) => query.where('id', '!=', id ?? 0))
    .select('id')
    .executeTakeFirst();
  if (taken) return undefined;
  return id === undefined
    ? trx.insertInto('cannedReplies').values({ shortcut, text }).returningAll().executeTakeFirstOrThrow()
    : trx
        .updateTable('cannedReplies')
        .set({ shortcut, text })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
}

export const lockCannedReply = (trx: Transaction, id: number): Promise<CannedReply | undefined> =>
  trx.selectFrom('cannedReplies').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function deleteCannedReply(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('cannedReplies').where('id', '=', id).execute();
}

/** Locks out other additions, so that the limit and the uniqueness of shortcuts hold. */
export async function lockTables(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('chat tables', 0))`.execute(trx);
}

const answers = (db: Kysely<DB>) =>
  db.selectFrom('botAnswers').select(['id', sql<string[]>`keywords`.as('keywords'), 'answer', 'isActive']);

export const listBotAnswers = (db: Kysely<DB>): Promise<BotAnswer[]> => answers(db).orderBy('id').execute();

export const lockBotAnswer = (trx: Transaction, id: number): Promise<BotAnswer | undefined> =>
  answers(trx).where('id', '=', id).forUpdate().executeTakeFirst();

/** Stores a row of the bot's table, or changes the one with the id. */
export async function saveBotAnswer(
  trx: Transaction,
  { keywords, answer, isActive }: Fields<BotAnswer>,
  id?: number,
): Promise<BotAnswer> {
  const row = { keywords: JSON.stringify(keywords), answer, isActive };
  const saved =
    id === undefined
      ? await trx.insertInto('botAnswers').values(row).returning('id').executeTakeFirstOrThrow()
      : await trx
          .updateTable('botAnswers')
          .set(row)
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirstOrThrow();
  return { id: saved.id, keywords, answer, isActive };
}

export async function deleteBotAnswer(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('botAnswers').where('id', '=', id).execute();
}
