import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { refuse } from '#shared/errors.ts';
import {
  requireUnchanged,
  delayNotifications,
  lastNotified,
  cancelDelayed,
  type Notifications,
} from '#features/alerts/server/delayed-notification-actions.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import type { Verdict } from '../contract.ts';
import { reviewRefusals } from '../refusals.ts';
import { decide, type Decision } from '../rules.ts';
import { changedReviews, notifyReviews } from './actions.ts';
import { reviewPublishedMail, reviewRejectedMail } from './mails.ts';
import * as store from './store.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof store.lockReview>>>;

const requireReview = async (trx: Transaction, id: string) =>
  (await store.lockReview(trx, id)) ?? refuse(reviewRefusals, 'REVIEW_NOT_FOUND');

/** The facts that a decision changes and its undo restores. */
const decisionOf = ({ status, reason, publishedAt, version }: Locked) => ({
  status,
  reason: reason ?? null,
  publishedAt: publishedAt?.toISOString() ?? null,
  version,
});

/** Without its author's name, because the audit log outlives the account. */
const labelOf = ({ productName }: Locked) => `Κριτική: ${productName}`;

function auditDecision(
  context: ApiContext,
  trx: Transaction,
  review: Locked,
  before: Decision,
  after: Decision,
) {
  return audit(trx, context, {
    entity: 'review',
    entityId: review.id,
    label: labelOf(review),
    before: { status: before.status, reason: before.reason },
    after: { status: after.status, reason: after.reason },
  });
}

/**
 * Publishes or rejects a review and returns the id with which that can be undone until its author is notified; refused if the
 * author has changed it since it was read. Repeating a decision changes nothing.
 */
export function decideOnReview(
  context: ApiContext,
  { reviewId, version, ...verdict }: Verdict,
): Promise<string | undefined> {
  const { services } = context;
  return write(services, async (trx, changed) => {
    const review = await requireReview(trx, reviewId);
    if (version !== undefined && version !== review.version) refuse(reviewRefusals, 'REVIEW_CHANGED');
    const before = decisionOf(review);
    const next = decide(before, verdict);
    if (!next) return undefined;
    const publishedAt = next.status === 'published' ? services.now() : null;
    await store.saveDecision(trx, reviewId, { ...next, publishedAt });
    const after = { ...before, ...next, publishedAt: publishedAt?.toISOString() ?? null };
    await auditDecision(context, trx, review, before, after);
    await notifyReviews(services, trx, review.customerId);
    changedReviews(changed, review.productId);
    const subject = subjectOf('review', reviewId);
    const known = await lastNotified(trx, subject, before);
    return delayNotifications(
      services,
      trx,
      subject,
      { before, after },
      newsOf(services, review, known, next),
    );
  });
}

/** Undoes a decision before the author is notified. */
export async function undoReviewDecision(
  context: ApiContext,
  { reviewId, undo }: { reviewId: string; undo: string },
): Promise<void> {
  const { services } = context;
  await write(services, async (trx, changed) => {
    const review = await requireReview(trx, reviewId);
    const held = await cancelDelayed(services, trx, undo, subjectOf('review', reviewId));
    requireUnchanged(decisionOf(review), held);
    const before = held.before as ReturnType<typeof decisionOf>;
    const publishedAt = before.publishedAt === null ? null : new Date(before.publishedAt);
    await store.saveDecision(trx, reviewId, { ...before, publishedAt });
    await auditDecision(context, trx, review, decisionOf(review), before);
    await notifyReviews(services, trx, review.customerId);
    changedReviews(changed, review.productId);
  });
}

/**
 * The e-mail and alert that inform the author of a decision, unless it is the one that the author knows; it also resolves the
 * administrators' alert about the review.
 */
function newsOf(
  { config }: Services,
  review: Locked,
  known: Decision,
  { status, reason }: Decision,
): Notifications {
  const { id, customerId, productId, productName } = review;
  const resolves = [subjectOf('review', id)];
  if (known.status === status && known.reason === reason) return { mails: [], alerts: [], resolves };
  const isPublished = status === 'published';
  return {
    mails: [
      isPublished ? reviewPublishedMail(review, config) : reviewRejectedMail(review, reason ?? '', config),
    ],
    alerts: [
      {
        type: 'other',
        event: `review_${status}`,
        severity: isPublished ? 'low' : 'medium',
        title: isPublished ? 'Η κριτική σας δημοσιεύθηκε' : 'Η κριτική σας δεν δημοσιεύθηκε',
        message: isPublished ? productName : `${productName}. ${reason ?? ''}`,
        link: `/products/${productId}#reviews`,
        audience: 'customer',
        customerId,
      },
    ],
    resolves,
  };
}

/** Stores the shop's answer to a review, or removes it. */
export async function answerReview(
  context: ApiContext,
  { reviewId, answer }: { reviewId: string; answer?: string | undefined },
): Promise<void> {
  const { services } = context;
  await write(services, async (trx, changed) => {
    const review = await requireReview(trx, reviewId);
    await store.saveAnswer(trx, reviewId, answer ?? null);
    await audit(trx, context, {
      entity: 'review',
      entityId: reviewId,
      label: labelOf(review),
      before: { answer: review.answer ?? null },
      after: { answer: answer ?? null },
    });
    if (review.status === 'published') changedReviews(changed, review.productId);
  });
}
