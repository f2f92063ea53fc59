import { implement } from '@orpc/server';
import { checkedInput, shareOutputs } from '../../../server/cache/shared-outputs.ts';
import { guard, type ApiContext } from '../../../server/serve.ts';
import { trendingContract } from '../contract.ts';
import { createQuestion, deleteQuestion, orderQuestions, readTrending, updateQuestion } from './actions.ts';
import { listQuestions } from './question-store.ts';

const trending = implement(trendingContract)
  .$config(checkedInput)
  .$context<ApiContext>()
  .use(guard)
  .use(shareOutputs);

/** How long the figures may be cached, in seconds. */
const computedFor = 600;

export const trendingApi = trending.router({
  getTrending: trending.getTrending.handler(({ context }) => {
    context.freshFor(computedFor);
    return readTrending(context);
  }),
  listQuestions: trending.listQuestions.handler(({ context }) => listQuestions(context.services.database.db)),
  createQuestion: trending.createQuestion.handler(async ({ context, input }) => {
    await createQuestion(context, input);
    return { message: 'Η ερώτηση προστέθηκε.' };
  }),
  orderQuestions: trending.orderQuestions.handler(async ({ context, input }) => {
    await orderQuestions(context, input);
    return { message: 'Η σειρά των ερωτήσεων άλλαξε.' };
  }),
  updateQuestion: trending.updateQuestion.handler(async ({ context, input }) => {
    await updateQuestion(context, input);
    return { message: 'Η ερώτηση αποθηκεύτηκε.' };
  }),
  deleteQuestion: trending.deleteQuestion.handler(async ({ context, input }) => {
    await deleteQuestion(context, input.questionId);
    return { message: 'Η ερώτηση διαγράφηκε.' };
  }),
});
