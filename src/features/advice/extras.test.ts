// What the complete system adds: cameras from the entrance inwards, light after them.
import { describe, expect, it } from 'vitest';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { bestSelection, type Choice } from './extras.ts';
import { homeOf } from './home.ts';
import type { Answers, Bundle, Finer } from './types.ts';

const camerasOf = (bundle: Bundle) =>
  [...piecesByRule(bundle)].reduce((sum, [rule, pieces]) => sum + (rule.startsWith('CAM-') ? pieces : 0), 0);

describe('cameras that nobody asked for', () => {
  const completeOf = (budget: Answers['budget'], answers: Partial<Answers>, finer: Finer) =>
    adviseOn(homeOf(answersOf({ concerns: ['alarm'], budget, ...answers }), finer), demoItems).bundles[2];

  it('are as many as fit, and the rest is told with what it costs', () => {
    const hall: [Partial<Answers>, Finer] = [
      { propertyType: 'warehouse' },
      { areaM2: 300, doors: 2, perimeterM: 130 },
    ];
    const [some, whole] = [completeOf('high', ...hall), completeOf('premium', ...hall)];
    expect(camerasOf(some)).toBeGreaterThanOrEqual(2);
    expect(camerasOf(some)).toBeLessThan(camerasOf(whole));
    expect(piecesByRule(some).get('CAM-ENTRANCE')).toBe(2);
    expect(some.isWithinBudget).toBe(true);
    const left = some.leftOut.find(({ ruleId }) => ruleId.startsWith('CAM-'));
    expect(left?.quantity).toBe(camerasOf(whole) - camerasOf(some));
    expect(left?.overByCents).toBeGreaterThan(0);
    // They were not asked for: nothing that was asked stays open.
    expect(some.uncovered.join(' ')).not.toContain('έξω από όσες χρειάζεται');
  });
});

describe('light', () => {
  const choice = (rule: 'LIGHT-DOOR' | 'EXT-FLOOD' | undefined, risk: number, netCents: number): Choice => ({
    parts: rule ? [{ need: { ruleId: rule } as Choice['parts'][number]['need'], item: undefined }] : [],
    video: rule ? undefined : ({ groups: [] } as unknown as Choice['video']),
    netCents,
    worth: risk,
    risk,
  });
  const [light, few, many] = [
    choice('LIGHT-DOOR', 6, 10_000),
    choice(undefined, 5, 20_000),
    choice(undefined, 8, 30_000),
  ];
  const pickedFor = (cap: number, choices: Choice[] = [light, many, few]) =>
    bestSelection(0, choices, [cap]).picked;

  it('takes no money from cameras, whatever it is worth', () => {
    expect(pickedFor(24_800)).toEqual([few]);
    expect(pickedFor(37_200)).toEqual([many]);
    expect(pickedFor(49_600)).toEqual([light, many]);
  });

  it('comes where no cameras fit', () => {
    expect(pickedFor(12_400)).toEqual([light]);
    expect(pickedFor(99_999, [light])).toEqual([light]);
  });

  it('leaves one plan of cameras at most', () => {
    expect(pickedFor(999_999)).toEqual([light, many]);
  });
});
