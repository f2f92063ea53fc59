import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageOf, decide, roundedAverage, shownName, whyNotWrite } from './rules.ts';

test.each([
  ['Ελένη', 'Μαρκάκη', 'Ελένη Μ.'],
  [' Άννα ', ' ρούσσου', 'Άννα Ρ.'],
  ['Νίκος', '', 'Νίκος'],
  ['Zoë', '𐐷ames', 'Zoë 𐐏.'],
])('%s %s is shown as %s', (firstName, lastName, shown) => {
  expect(shownName({ firstName, lastName })).toBe(shown);
});

test('whoever received a product may review it once', () => {
  expect(whyNotWrite({ isReceived: true, isReviewed: false })).toBeNull();
  expect(whyNotWrite({ isReceived: false, isReviewed: false })).toBe('NOT_RECEIVED');
  expect(whyNotWrite({ isReceived: true, isReviewed: true })).toBe('ALREADY_REVIEWED');
  expect(whyNotWrite({ isReceived: false, isReviewed: true })).toBe('ALREADY_REVIEWED');
});

test('a decision that changes nothing is none, and a reason belongs to a rejection', () => {
  const pending = { status: 'pending', reason: null } as const;
  const published = { status: 'published', reason: null } as const;
  const rejected = { status: 'rejected', reason: 'Άσχετη' } as const;
  expect(decide(pending, { status: 'published', reason: 'Άσχετη' })).toEqual(published);
  expect(decide(published, { status: 'published' })).toBeNull();
  expect(decide(published, { status: 'rejected', reason: 'Άσχετη' })).toEqual(rejected);
  expect(decide(rejected, { status: 'rejected', reason: 'Άσχετη' })).toBeNull();
  expect(decide(rejected, { status: 'rejected', reason: 'Άλλη' })).toEqual({ ...rejected, reason: 'Άλλη' });
});

test('an average is the sum over the count, half up to one decimal', () => {
  expect(averageOf([0, 0, 0, 0, 0])).toBe(0);
  expect(averageOf([0, 0, 0, 3, 1])).toBe(4.3);
  expect(roundedAverage(89, 20)).toBe(4.5);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 200 }), (ratings) => {
      const stars = [1, 2, 3, 4, 5].map((rating) => ratings.filter((one) => one === rating).length);
      const exact = ratings.reduce((sum, one) => sum + one, 0) / ratings.length;
      const average = averageOf(stars);
      expect(Math.abs(average - exact)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(Math.round(average * 10) / 10).toBe(average);
    }),
  );
});
