import type { ReviewStatus } from './contract.ts';

/** The name under a review: first name and initial, «Ελένη Μ.». */
export function shownName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = lastName.trim();
  return initial === undefined ? firstName.trim() : `${firstName.trim()} ${initial.toLocaleUpperCase('el')}.`;
}

/** Why a customer may not begin a review; null when they may. */
export function whyNotWrite({
  isReceived,
  isReviewed,
}: {
  isReceived: boolean;
  isReviewed: boolean;
}): 'NOT_RECEIVED' | 'ALREADY_REVIEWED' | null {
  if (isReviewed) return 'ALREADY_REVIEWED';
  return isReceived ? null : 'NOT_RECEIVED';
}

export type Decision = { status: ReviewStatus; reason: string | null };

/** The state of a review after an administrator's verdict; null if it is already so. */
export function decide(
  now: Decision,
  { status, reason }: { status: 'published' | 'rejected'; reason?: string | undefined },
): Decision | null {
  const next = { status, reason: status === 'rejected' ? (reason ?? null) : null };
  return next.status === now.status && next.reason === now.reason ? null : next;
}

/** The average of a product's reviews, from the number of reviews with one star, two, … five; rounded as it is stored. */
export function averageOf(stars: readonly number[]): number {
  const count = stars.reduce((sum, many) => sum + many, 0);
  const sum = stars.reduce((total, many, index) => total + many * (index + 1), 0);
  return count === 0 ? 0 : roundedAverage(sum, count);
}

/** Half up, to one decimal, like `round(numeric, 1)` in SQL. */
export const roundedAverage = (sum: number, count: number): number =>
  Math.floor((sum * 20 + count) / (count * 2)) / 10;
