import { expect, test } from 'vitest';
import { faultsOf, untold } from './check-decisions.ts';

const decision = `# 1. A rule

**Decided.** So.

**Why.** Because.

**Cost.** None.

**Held by.** \`a.test.ts\`.

**Would change it.** Nothing.
`;
const tests = new Set(['a.test.ts']);

test('a decision in five parts passes', () => {
  expect(faultsOf(decision, tests)).toEqual([]);
});

test('a decision without a part, with too many words, or with a test that is gone does not', () => {
  expect(faultsOf(decision.replace('**Cost.** None.', ''), tests)).toEqual([
    'its parts are Decided, Why, Held by, Would change it, not Decided, Why, Cost, Held by, Would change it',
  ]);
  expect(faultsOf(decision.replace('Because.', 'because '.repeat(300)), tests)).toEqual([
    expect.stringMatching(/^it has 3\d\d words of at most 300$/),
  ]);
  expect(faultsOf(decision, new Set())).toEqual(['there is no a.test.ts']);
});

test('what a decision replaces in part is told where decisions are listed', () => {
  const text = 'This replaces what 321 said of a yard, and 7 of 12; it limits 310.';
  expect(untold('327', text, '| 321 | 327 (yards) |\n| 310 | 364, 327 |\n')).toEqual([]);
  expect(untold('327', text, '| 321 | 361 |\n')).toEqual([
    'README.md does not say that it replaces 321 in part',
    'README.md does not say that it replaces 310 in part',
  ]);
});
