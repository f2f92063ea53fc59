import { anonymous, canSeePrices, somebodyWithPrices, type Viewer } from '../../shared/viewer.ts';

/** Those who see the same, and the nobody in particular for whom their answers are made: nothing of a person gets into them. */
export const audiences = { withPrices: somebodyWithPrices, withoutPrices: anonymous };

export type Audience = keyof typeof audiences;

/** The audience to which a viewer belongs. */
export const audienceOf = (viewer: Viewer): Audience =>
  canSeePrices(viewer) ? 'withPrices' : 'withoutPrices';
