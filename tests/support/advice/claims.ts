// The form of what the sentences beside the products claim.
import type { Item } from '#features/advice/types.ts';
import type { Facts } from './reckoning.ts';

export type Line = { ruleId: string; quantity: number; item: Item; isKit: boolean };
/** The numbers of the sentence in their order; `NaN` where it leaves one out. */
type Claim = (numbers: readonly number[], facts: Facts, line: Line, text: string) => boolean;

/** The number that the sentence begins with is so many, and so many are placed. */
export const is =
  (ruleId: string, count: (facts: Facts) => number): Claim =>
  ([told], facts) =>
    told === count(facts) && told === facts.placed(ruleId);

export type Claims = readonly (readonly [sentence: string, claim: Claim])[];
