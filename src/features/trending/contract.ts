import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { given, text } from '#shared/fields.ts';
import { wholeNumber } from '#shared/query-fields.ts';
import { severalLines } from '#shared/typed-text.ts';
import { image } from '#features/catalogue/contract.ts';

/** A product in the lists of the page; never with a price, so that all viewers read the same. */
const trendingProduct = z.object({
  id: z.int(),
  name: z.string(),
  brand: z.string(),
  categoryId: z.string(),
  facts: z.array(z.string()),
  inStock: z.boolean(),
  image: z.optional(image),
});

export type TrendingProduct = z.infer<typeof trendingProduct>;

const bestRated = z.extend(trendingProduct, {
  rating: z.number(),
  reviewCount: z.int(),
  /** The rating is the demonstration's, not from customers' reviews. */
  isSampleRating: z.boolean(),
});

export type BestRated = z.infer<typeof bestRated>;

const rising = z.extend(trendingProduct, {
  /** The rise of demand in percent; absent if there was none before. */
  percent: z.optional(z.int()),
  /** The demand of both times together, per `courseDays`, oldest first: in percent of its highest. */
  course: z.array(z.int()),
});

export type Rising = z.infer<typeof rising>;

const shownQuestion = z.object({ id: z.int(), question: z.string(), answer: z.string() });

export type ShownQuestion = z.infer<typeof shownQuestion>;

const trending = z.object({
  bestRated: z.array(bestRated),
  rising: z.array(rising),
  questions: z.array(shownQuestion),
});

export type Trending = z.infer<typeof trending>;

const storedQuestion = z.extend(shownQuestion, { isPublished: z.boolean() });

export type StoredQuestion = z.infer<typeof storedQuestion>;

/** How many questions there may be. */
export const maxQuestions = 30;

const noAnswer = 'Συμπληρώστε την απάντηση';

/** A frequent question as administrators edit it. */
export const questionFields = z.object({
  question: text(200, 'Συμπληρώστε την ερώτηση'),
  answer: given(noAnswer).check(z.overwrite(severalLines), z.minLength(1, noAnswer), z.maxLength(1_500)),
  isPublished: z.boolean(),
});

export type QuestionFields = z.infer<typeof questionFields>;

const questionId = wholeNumber(1, 2_147_483_647);
const questionOrder = z.array(questionId).check(z.minLength(1), z.maxLength(maxQuestions));

export const trendingContract = {
  getTrending: endpoint.anyone
    .get('/trending', 'The best rated products, those in rising demand, and frequent questions', {
      shared: true,
    })
    .output(trending),
  listQuestions: endpoint.admin
    .get('/admin/questions', 'All frequent questions, in their order')
    .output(z.array(storedQuestion)),
  createQuestion: endpoint.admin
    .post('/admin/questions', 'Add a frequent question at the end')
    .input(questionFields)
    .output(done),
  orderQuestions: endpoint.admin
    .put(
      '/admin/question-order',
      'Put the questions in another order; refused when theirs is no longer as `seen`',
    )
    .input(z.object({ questionIds: questionOrder, seen: z.optional(questionOrder) }))
    .output(done),
  updateQuestion: endpoint.admin
    .put('/admin/questions/{questionId}', 'Change a question; refused when it is no longer as `seen`')
    .input(z.extend(questionFields, { questionId, seen: z.optional(questionFields) }))
    .output(done),
  deleteQuestion: endpoint.admin
    .delete('/admin/questions/{questionId}', 'Delete a question')
    .input(z.object({ questionId }))
    .output(done),
};
