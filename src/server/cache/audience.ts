import { anonymous, canSeePrices, somebodyWithPrices, type Viewer } from '#shared/viewer.ts';

/**
 * Groups of viewers who see the same, each with the placeholder viewer for whom its responses are made, so that they contain
 * no personal data.
 */
export const audiences = { withPrices: somebodyWithPrices, withoutPrices: anonymous };

export type Audience = keyof typeof audiences;

export const audienceOf = (viewer: Viewer): Audience =>
  canSeePrices(viewer) ? 'withPrices' : 'withoutPrices';
