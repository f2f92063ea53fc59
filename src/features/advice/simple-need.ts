import type { Need } from './pick.ts';
import type { RuleId } from './rules.ts';
import { reasonOf } from './text.ts';
import type { Reason } from './types.ts';

/** A need whose sentence is the same whatever product serves it. */
export const simple = (
  ruleId: RuleId,
  quantity: number,
  kinds: Need['kinds'],
  sentence: string,
  figures: Readonly<Record<string, number>> = {},
  accepts: Need['accepts'] = () => true,
): Need => ({
  ruleId,
  quantity,
  kinds,
  accepts,
  reason: (_item, pieces): Reason => reasonOf(sentence, { ...figures, quantity: pieces }),
});
