import { implement } from '@orpc/server';
import { checkedInput, shareOutputs } from '#server/cache/shared-outputs.ts';
import { says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
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
  createQuestion: trending.createQuestion.handler(says('Η ερώτηση προστέθηκε.', createQuestion)),
  orderQuestions: trending.orderQuestions.handler(says('Η σειρά των ερωτήσεων άλλαξε.', orderQuestions)),
  updateQuestion: trending.updateQuestion.handler(says('Η ερώτηση αποθηκεύτηκε.', updateQuestion)),
  deleteQuestion: trending.deleteQuestion.handler(says('Η ερώτηση διαγράφηκε.', deleteQuestion)),
});
