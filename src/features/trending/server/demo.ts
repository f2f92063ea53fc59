import type { Transaction } from '#server/db/database.ts';
import { readDemoJson } from '#server/demo-files.ts';

type DemoQuestion = { question: string; answer: string };

export async function loadTrendingDemo(trx: Transaction): Promise<void> {
  const questions = await readDemoJson<DemoQuestion[]>('questions.json');
  await trx
    .insertInto('questions')
    .values(questions.map((question, position) => ({ ...question, position })))
    .execute();
}
