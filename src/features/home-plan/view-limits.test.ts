import { describe, expect, it } from 'vitest';
import { samplePlan } from './sample-plan.ts';
import type { HomePlan, PlanDevice, Room, View } from './types.ts';
import { beyondText, viewsBeyond } from './view-limits.ts';

/** A house of 10 × 10 in the left half of a lot of 20 × 10, and a yard beside it. */
const lot = { x: 0, y: 0, width: 20, height: 10 };
const house: Room = {
  x: 0,
  y: 0,
  width: 10,
  height: 10,
  id: 'hall',
  name: 'Χολ',
  kind: 'hall',
  areaId: null,
};
const yard: Room = { ...house, x: 10, id: 'yard', name: 'Αυλή', kind: 'yard' };

const camera = (view: View, changes: Partial<PlanDevice> = {}): PlanDevice => ({
  id: 'camera',
  name: 'Κάμερα αυλής',
  kind: 'camera',
  roomId: 'yard',
  zoneId: null,
  position: { x: 10, y: 5 },
  view,
  isWireless: false,
  ...changes,
});
const beyond = (...devices: PlanDevice[]) =>
  viewsBeyond({ lot, rooms: [house, yard], devices } satisfies Pick<HomePlan, 'lot' | 'rooms' | 'devices'>);

describe('a camera at the wall of the house', () => {
  it('that reaches to the fence sees nothing beyond it', () => {
    expect(beyond(camera({ direction: 0, angle: 40, reach: 9.9 }))).toEqual([]);
  });

  it('that reaches 4 m further sees so much of what is not its owner’s', () => {
    const [found] = beyond(camera({ direction: 0, angle: 20, reach: 14 }));
    expect(found?.metres).toBeCloseTo(4, 1);
    // Of a narrow field nearly the area between two circles.
    expect(found?.share).toBeCloseTo(1 - 10 ** 2 / 14 ** 2, 1);
    expect(found?.parts).toHaveLength(1);
    expect(found?.parts[0]?.every(({ x }) => x >= 20 - 1e-6)).toBe(true);
  });

  it('that turns to the house sees no further than the wall', () => {
    expect(beyond(camera({ direction: 180, angle: 60, reach: 30 }))).toEqual([]);
  });

  it('that looks across a corner leaves the lot at two sides', () => {
    const [found] = beyond(camera({ direction: 0, angle: 170, reach: 12 }));
    expect(found?.parts).toHaveLength(1);
    expect(found?.share).toBeGreaterThan(0.4);
    const [narrow] = beyond(camera({ direction: 0, angle: 178, reach: 9 }));
    expect(narrow?.parts).toHaveLength(2);
  });
});

it('what hangs indoors is not asked', () => {
  expect(beyond(camera({ direction: 0, angle: 90, reach: 40 }, { roomId: 'hall' }))).toEqual([]);
});

it('the example home films its own ground only', () => {
  expect(samplePlan.devices.filter(({ view }) => view)).not.toEqual([]);
  expect(viewsBeyond(samplePlan)).toEqual([]);
});

it('says how much and how far', () => {
  const [found] = beyond(camera({ direction: 0, angle: 20, reach: 14 }));
  expect(found && beyondText(found)).toMatch(
    /^Κάμερα αυλής: 4\d% του οπτικού πεδίου βγαίνει από το οικόπεδο, έως 4 m πέρα από το όριο\.$/,
  );
});
