import * as z from 'zod/mini';
import { done, endpointOf } from '#shared/endpoint.ts';
import { across, given, optionalLines, optionalText } from '#shared/fields.ts';
import { idList, wholeNumber } from '#shared/query-fields.ts';
import { severalLines } from '#shared/typed-text.ts';
import { reviewStatuses } from './enums.ts';

const endpoint = endpointOf('reviews');

export const reviewStatus = z.enum(reviewStatuses);

export type ReviewStatus = z.infer<typeof reviewStatus>;

const tooShort = 'Συμπληρώστε τουλάχιστον 10 χαρακτήρες';
const noStars = 'Επιλέξτε από 1 έως 5 αστέρια';

/** One to five stars, as a number or as a form's choice. */
const stars = z.pipe(
  z.union([z.number(noStars), z.enum(['1', '2', '3', '4', '5'], noStars)], noStars),
  z.pipe(z.transform(Number), z.int(noStars).check(z.gte(1, noStars), z.lte(5, noStars))),
);

export const reviewFields = z.object({
  rating: stars,
  title: optionalText(80),
  text: given(tooShort).check(z.overwrite(severalLines), z.minLength(10, tooShort), z.maxLength(2_000)),
});

export type ReviewFields = z.infer<typeof reviewFields>;

/** A published review as everybody reads it. */
const shownReview = z.object({
  id: z.string(),
  /** First name and initial: «Ελένη Μ.». */
  author: z.string(),
  rating: z.int(),
  title: z.optional(z.string()),
  text: z.string(),
  publishedAt: z.string(),
  answer: z.optional(z.string()),
});

export type ShownReview = z.infer<typeof shownReview>;

const productReviews = z.object({
  reviews: z.array(shownReview),
  total: z.int(),
  /** How many reviews gave one star, two, … five. */
  stars: z.array(z.int()),
});

export type ProductReviews = z.infer<typeof productReviews>;

const ownReview = z.object({
  rating: z.int(),
  title: z.optional(z.string()),
  text: z.string(),
  status: reviewStatus,
  /** Why it was not published. */
  reason: z.optional(z.string()),
});

export type OwnReview = z.infer<typeof ownReview>;

const standing = z.object({
  productId: z.int(),
  /** The caller received the product and has not reviewed it. */
  mayWrite: z.boolean(),
  review: z.optional(ownReview),
});

export type ReviewStanding = z.infer<typeof standing>;

/** A review as administrators read it. */
const storedReview = z.object({
  id: z.string(),
  productId: z.int(),
  productName: z.string(),
  customerId: z.string(),
  author: z.string(),
  rating: z.int(),
  title: z.optional(z.string()),
  text: z.string(),
  status: reviewStatus,
  reason: z.optional(z.string()),
  answer: z.optional(z.string()),
  version: z.int(),
  updatedAt: z.string(),
});

export type StoredReview = z.infer<typeof storedReview>;

const productId = wholeNumber(1, 2_147_483_647);
const ofProduct = z.object({ productId });
const reviewId = z.string().check(z.maxLength(40));

const filter = z.object({
  status: z.optional(reviewStatus),
  page: z.optional(wholeNumber(1, 10_000)),
  pageSize: z.optional(wholeNumber(1, 100)),
});

export type ReviewFilter = z.infer<typeof filter>;

const verdict = z
  .object({
    reviewId,
    status: z.enum(['published', 'rejected']),
    reason: optionalText(500),
    /** The version that was read; refused if the author has changed the review since. */
    version: z.optional(z.int().check(z.gte(1))),
  })
  .check(
    across(
      'reason',
      'Συμπληρώστε τον λόγο: τον διαβάζει ο πελάτης',
      (typed: { status: string; reason?: string | undefined }) =>
        typed.status !== 'rejected' || Boolean(typed.reason),
    ),
  );

export type Verdict = z.infer<typeof verdict>;

/** The shop's answer; a blank one removes it. */
export const reviewAnswer = z.object({ answer: optionalLines(2_000) });

export const reviewsContract = {
  listProductReviews: endpoint.anyone
    .get(
      '/products/{productId}/reviews',
      'The published reviews of a product, newest first, five at a time',
      { shared: true },
    )
    .input(z.extend(ofProduct, { page: z.optional(wholeNumber(1, 10_000)) }))
    .output(productReviews),
  listOwnReviews: endpoint.customer
    .get('/own-reviews', 'The caller’s reviews of these products, and which of them they may review')
    .input(z.object({ ids: idList(50) }))
    .output(z.array(standing)),
  writeReview: endpoint.verified
    .post('/products/{productId}/reviews', 'Review a product that the caller received')
    .input(z.extend(reviewFields, { productId }))
    .output(done),
  changeReview: endpoint.verified
    .put(
      '/products/{productId}/own-review',
      'Change the caller’s review of a product; it is looked at again before it is shown',
    )
    .input(z.extend(reviewFields, { productId }))
    .output(done),
  withdrawReview: endpoint.customer
    .delete('/products/{productId}/own-review', 'Delete the caller’s review of a product')
    .input(ofProduct)
    .output(done),

  listReviews: endpoint.admin
    .get('/admin/reviews', 'Reviews, last changed first', { whileOff: true })
    .input(filter)
    .output(z.array(storedReview)),
  countReviews: endpoint.admin
    .get('/admin/review-counts', 'How many reviews there are of each status', { whileOff: true })
    .output(z.object({ pending: z.int(), published: z.int(), rejected: z.int() })),
  decideOnReview: endpoint.admin
    .put('/admin/reviews/{reviewId}/decision', 'Publish a review, or reject it with a reason')
    .input(verdict)
    .output(z.object({ message: z.string(), undo: z.optional(z.string()) })),
  undoReviewDecision: endpoint.admin
    .put('/admin/reviews/{reviewId}/undo', 'Take back a decision on a review before its author is told', {
      whileOff: true,
    })
    .input(z.object({ reviewId, undo: z.string().check(z.maxLength(40)) }))
    .output(done),
  answerReview: endpoint.admin
    .put('/admin/reviews/{reviewId}/answer', 'Answer a review in public; a blank answer removes it')
    .input(z.extend(reviewAnswer, { reviewId }))
    .output(done),
};
