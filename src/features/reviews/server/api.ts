import { implement } from '@orpc/server';
import { checkedInput, shareOutputs } from '#server/cache/shared-outputs.ts';
import { says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { catalogueRefusals } from '#features/catalogue/refusals.ts';
import { reviewsContract } from '../contract.ts';
import { reviewsPerPage } from '../enums.ts';
import { changeReview, withdrawReview, writeReview } from './actions.ts';
import { answerReview, decideOnReview, undoReviewDecision } from './moderation.ts';
import { countReviews, findProductName, listPublished, listReviews, listStandings } from './store.ts';

const reviews = implement(reviewsContract)
  .$config(checkedInput)
  .$context<ApiContext>()
  .use(guard)
  .use(shareOutputs);

const thanks = 'Σας ευχαριστούμε! Θα τη δημοσιεύσουμε μόλις τη διαβάσουμε και θα σας ενημερώσουμε με email.';

export const reviewsApi = reviews.router({
  listProductReviews: reviews.listProductReviews.handler(async ({ context, input }) => {
    const { db } = context.services.database;
    const { productId, page = 1 } = input;
    context.reads(`product:${productId}`);
    if ((await findProductName(db, productId)) === undefined) refuse(catalogueRefusals, 'PRODUCT_NOT_FOUND');
    return listPublished(db, productId, { page, pageSize: reviewsPerPage });
  }),
  listOwnReviews: reviews.listOwnReviews.handler(({ context, input }) => {
    const { customer } = context.viewer;
    if (!customer) return refuse(generalRefusals, 'LOGIN_REQUIRED');
    return listStandings(context.services.database.db, customer.id, input.ids);
  }),
  writeReview: reviews.writeReview.handler(says(thanks, writeReview)),
  changeReview: reviews.changeReview.handler(says(thanks, changeReview)),
  withdrawReview: reviews.withdrawReview.handler(
    says('Η κριτική σας αποσύρθηκε και διαγράφηκε.', withdrawReview),
  ),

  listReviews: reviews.listReviews.handler(async ({ context: { services, answer }, input }) => {
    const { db } = services.database;
    if (input.pageSize) {
      const { pending, published, rejected } = await countReviews(db);
      const counts = { pending, published, rejected };
      const total = input.status ? counts[input.status] : pending + published + rejected;
      answer.set('X-Total-Count', String(total));
    }
    return listReviews(db, input);
  }),
  countReviews: reviews.countReviews.handler(({ context }) => countReviews(context.services.database.db)),
  decideOnReview: reviews.decideOnReview.handler(async ({ context, input }) => {
    const undo = await decideOnReview(context, input);
    const message =
      input.status === 'published'
        ? 'Η κριτική δημοσιεύθηκε και ο πελάτης θα ενημερωθεί.'
        : 'Η κριτική δεν δημοσιεύεται και ο πελάτης θα ενημερωθεί για τον λόγο.';
    return { message, ...(undo !== undefined && { undo }) };
  }),
  undoReviewDecision: reviews.undoReviewDecision.handler(says('Η απόφαση αναιρέθηκε.', undoReviewDecision)),
  answerReview: reviews.answerReview.handler(async ({ context, input }) => {
    await answerReview(context, input);
    return {
      message: input.answer === undefined ? 'Η απάντηση αφαιρέθηκε.' : 'Η απάντηση αποθηκεύτηκε.',
    };
  }),
});
