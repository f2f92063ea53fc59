// Small places and small bands: a detector of rooms before a keypad, a till behind a window, nothing unasked beyond the band.
import { expect, it } from 'vitest';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Finer } from './types.ts';

const smallestOf = (answers: Partial<Answers>, finer: Finer) => {
  const [essential] = adviseOn(homeOf(answersOf(answers), finer), demoItems).bundles;
  const pieces = piecesByRule(essential);
  return { essential, has: (rule: string) => pieces.get(rule) ?? 0 };
};

const practice = (experience: Answers['experience']) =>
  smallestOf(
    {
      propertyType: 'business',
      propertySize: 'small',
      location: 'urban',
      concerns: ['break-in', 'alarm', 'entry-monitoring'],
      budget: 'medium',
      experience,
    },
    {
      placeKind: 'practice',
      hasVisitors: true,
      doors: 1,
      areaM2: 85,
      floor: 1,
      rooms: 4,
    },
  );

it('has the camera of its entrance in the place of a detector that only its rooms ask for, and keeps the keypad of a beginner', () => {
  const { essential, has } = practice('beginner');
  expect(essential.isWithinBudget).toBe(true);
  expect([has('CAM-ENTRANCE'), has('ALM-MOTION'), has('ALM-KEYPAD')]).toEqual([1, 2, 1]);
});

it('keeps the detector of whoever arms by a telephone', () => {
  const { has } = practice('advanced');
  expect([has('CAM-ENTRANCE'), has('ALM-MOTION'), has('ALM-KEYPAD')]).toEqual([1, 3, 0]);
});

it('shows a house beyond its band no smoke or water detector that nobody asked for, but for water that runs for months', () => {
  const house = (emptyFor: 'weeks' | 'months', concerns: Answers['concerns'] = ['break-in']) =>
    smallestOf(
      {
        propertyType: 'house',
        propertySize: 'small',
        location: 'rural',
        concerns,
        budget: 'low',
      },
      {
        internet: 'no',
        emptyFor,
        doors: 2,
        areaM2: 70,
        windows: 4,
        rooms: 3,
        yardM: 30,
      },
    );
  expect(house('weeks').essential.isWithinBudget).toBe(false);
  expect([house('weeks').has('FIRE-SMOKE'), house('weeks').has('EXT-FLOOD')]).toEqual([0, 0]);
  expect([house('months').has('FIRE-SMOKE'), house('months').has('EXT-FLOOD')]).toEqual([0, 1]);
  expect(house('weeks', ['break-in', 'fire-safety']).has('FIRE-SMOKE')).toBeGreaterThan(0);
});
