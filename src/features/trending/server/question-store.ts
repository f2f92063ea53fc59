import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { QuestionFields, StoredQuestion } from '../contract.ts';

const selectQuestions = (db: Kysely<DB>) =>
  db.selectFrom('questions').select(['id', 'question', 'answer', 'isPublished']);

/** All questions in their order. */
export async function listQuestions(db: Kysely<DB>): Promise<StoredQuestion[]> {
  return selectQuestions(db).orderBy('position').orderBy('id').execute();
}

/** Locks all questions until the transaction ends and returns their ids in their order. */
export async function lockQuestions(trx: Transaction): Promise<number[]> {
  await sql`lock table questions in share row exclusive mode`.execute(trx);
  const rows = await trx.selectFrom('questions').select('id').orderBy('position').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** One question, locked until the transaction ends. */
export async function lockQuestion(trx: Transaction, id: number): Promise<StoredQuestion | undefined> {
  return selectQuestions(trx).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Adds a question at the end and returns its id. */
export async function insertQuestion(trx: Transaction, fields: QuestionFields): Promise<number> {
  const position = sql<number>`(select coalesce(max(position) + 1, 0) from questions)`;
  const { id } = await trx
    .insertInto('questions')
    .values({ ...fields, position })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateQuestion(trx: Transaction, id: number, fields: QuestionFields): Promise<void> {
  await trx.updateTable('questions').set(fields).where('id', '=', id).execute();
}

export async function deleteQuestion(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('questions').where('id', '=', id).execute();
}

/** Puts the questions in this order; those not named follow, in the order that they had. */
export async function orderQuestions(trx: Transaction, ids: readonly number[]): Promise<void> {
  await sql`
    update questions set position = ranked.rank - 1
    from (
      select id, row_number() over (order by array_position(${ids}::int[], id) nulls last, position, id) as rank
      from questions
    ) as ranked
    where ranked.id = questions.id`.execute(trx);
}
