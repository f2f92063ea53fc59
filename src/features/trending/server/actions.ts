import { isOn } from '#shared/switches.ts';
import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { isAsExpected } from '#shared/changes.ts';
import { addDays, athensDate, athensInstant, type LocalDate } from '#shared/dates.ts';
import { refuse } from '#shared/errors.ts';
import { listCards } from '#features/catalogue/server/store.ts';
import { maxQuestions, type QuestionFields, type Trending, type TrendingProduct } from '../contract.ts';
import { trendingRefusals } from '../refusals.ts';
import { comparedDays, courseOf, risingDemand } from '../rules.ts';
import * as questions from './question-store.ts';
import { listBestRated, listCourses, listDemand, type DemandDays } from './store.ts';

/** How many products each list shows. */
const shown = 3;

/** The resource that the shown questions are. */
const questionsResource = 'questions';

const beginOf = (day: LocalDate) => athensInstant(day, '00:00');

/** The last whole days in Athens, and as many before them. */
function demandDays(now: Date): DemandDays {
  const today = athensDate(now);
  return {
    earlier: beginOf(addDays(today, -2 * comparedDays)),
    recent: beginOf(addDays(today, -comparedDays)),
    end: beginOf(today),
  };
}

/** The fields of a product that the lists show; its prices stay behind. */
function shownOf(card: Awaited<ReturnType<typeof listCards>>['products'][number]): TrendingProduct {
  const { id, name, brand, categoryId, facts, inStock, images } = card;
  return { id, name, brand, categoryId, facts, inStock, ...(images[0] && { image: images[0] }) };
}

/** What is rated best and asked for more than before, and the published questions. */
export async function readTrending({ services, reads }: ApiContext): Promise<Trending> {
  const { db } = services.database;
  reads(questionsResource);
  const best = isOn('reviews') ? await listBestRated(db, shown) : [];
  const days = demandDays(services.now());
  const rises = risingDemand(await listDemand(db, days), shown);
  const courses = await listCourses(
    db,
    rises.map(({ productId }) => productId),
    days,
  );
  const ids = [...new Set([...best.map(({ id }) => id), ...rises.map(({ productId }) => productId)])];
  for (const id of ids) reads(`product:${id}`);
  const cards = ids.length > 0 ? (await listCards(db, { ids })).products.map(shownOf) : [];
  const cardsById = new Map(cards.map((card) => [card.id, card]));
  return {
    bestRated: best.flatMap((rated) => {
      const card = cardsById.get(rated.id);
      return card ? [{ ...card, ...rated }] : [];
    }),
    rising: rises.flatMap(({ productId, ...rise }) => {
      const card = cardsById.get(productId);
      return card ? [{ ...card, ...rise, course: courseOf(courses.get(productId) ?? []) }] : [];
    }),
    questions: (await questions.listQuestions(db)).flatMap(({ isPublished, ...question }) =>
      isPublished ? [question] : [],
    ),
  };
}

const requireQuestion = async (trx: Transaction, id: number) =>
  (await questions.lockQuestion(trx, id)) ?? refuse(trendingRefusals, 'QUESTION_NOT_FOUND');

/** Adds a question at the end of the list. */
export async function createQuestion(context: ApiContext, fields: QuestionFields): Promise<void> {
  await write(context.services, async (trx, changed) => {
    const ids = await questions.lockQuestions(trx);
    if (ids.length >= maxQuestions) refuse(trendingRefusals, 'TOO_MANY_QUESTIONS');
    const entityId = await questions.insertQuestion(trx, fields);
    await audit(trx, context, { entity: 'question', entityId, label: fields.question, after: fields });
    changed(questionsResource);
  });
}

/** Changes a question; refused if it has changed since it was seen. */
export async function updateQuestion(
  context: ApiContext,
  { questionId, seen, ...fields }: QuestionFields & { questionId: number; seen?: QuestionFields | undefined },
): Promise<void> {
  await write(context.services, async (trx, changed) => {
    const { id, ...before } = await requireQuestion(trx, questionId);
    if (!isAsExpected(seen, before)) refuse(trendingRefusals, 'QUESTION_CHANGED');
    await questions.updateQuestion(trx, id, fields);
    const change = { before, after: fields };
    await audit(trx, context, { entity: 'question', entityId: id, label: fields.question, ...change });
    changed(questionsResource);
  });
}

export async function deleteQuestion(
  context: ApiContext,
  { questionId }: { questionId: number },
): Promise<void> {
  await write(context.services, async (trx, changed) => {
    const { id, ...before } = await requireQuestion(trx, questionId);
    await questions.deleteQuestion(trx, id);
    await audit(trx, context, { entity: 'question', entityId: id, label: before.question, before });
    changed(questionsResource);
  });
}

/** Reorders the questions; refused if their order has changed since it was seen. */
export async function orderQuestions(
  context: ApiContext,
  { questionIds, seen }: { questionIds: readonly number[]; seen?: readonly number[] | undefined },
): Promise<void> {
  await write(context.services, async (trx, changed) => {
    const before = await questions.lockQuestions(trx);
    if (seen && seen.join() !== before.join()) refuse(trendingRefusals, 'QUESTION_ORDER_CHANGED');
    if (questionIds.some((id) => !before.includes(id))) refuse(trendingRefusals, 'QUESTION_NOT_FOUND');
    await questions.orderQuestions(trx, questionIds);
    await audit(trx, context, {
      entity: 'question',
      entityId: 'order',
      label: 'Σειρά συχνών ερωτήσεων',
      before: { order: before },
      after: { order: await questions.lockQuestions(trx) },
    });
    changed(questionsResource);
  });
}
