import type { Transaction } from '../../../server/db/database.ts';
import { readDemoJson } from '../../../server/demo-files.ts';
import { seededRandom } from '../../../server/demo-random.ts';
import type { Services } from '../../../server/services.ts';
import { addDays, athensDate } from '../../../shared/dates.ts';
import { comparedDays } from '../rules.ts';

type DemoQuestion = { question: string; answer: string };

/** How many products somebody looked at, and by how much the interest in some of them rose in the recent days. */
const viewedProducts = 24;
const growth: Readonly<Record<number, number>> = { 2: 1.6, 9: 1.9, 15: 1.4, 20: 1.5 };

/** Loads two months of views, with some products that are looked at more and more, and the frequent questions. */
export async function loadTrendingDemo(trx: Transaction, { now }: Pick<Services, 'now'>): Promise<void> {
  const questions = await readDemoJson<DemoQuestion[]>('questions.json');
  await trx
    .insertInto('questions')
    .values(questions.map((question, position) => ({ ...question, position })))
    .execute();
  const products = await trx
    .selectFrom('products')
    .where('inStock', '=', true)
    .select('id')
    .orderBy('id')
    .limit(viewedProducts)
    .execute();
  const random = seededRandom(20_261_122);
  const today = athensDate(now());
  const views = products.flatMap(({ id: productId }, index) =>
    Array.from({ length: 2 * comparedDays }, (_, ago) => {
      const factor = ago < comparedDays ? (growth[index] ?? 1) : 1;
      return { productId, day: addDays(today, -1 - ago), viewers: Math.round((2 + random() * 3) * factor) };
    }),
  );
  await trx.insertInto('productViewDays').values(views).execute();
}
