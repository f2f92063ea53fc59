import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mapOf, servedShare } from './area-map.ts';

it('an area is served whole, in part or not', () => {
  expect(servedShare(['14'], ['14'])).toBe('all');
  expect(servedShare(['14'], ['1'])).toBe('all');
  expect(servedShare(['14'], ['144', '151'])).toBe('some');
  expect(servedShare(['14'], ['15', '4'])).toBe('none');
  expect(servedShare(['25', '26'], ['25', '26'])).toBe('all');
  expect(servedShare(['25', '26'], ['26'])).toBe('some');
});

const shares = (prefixes: string[]) => mapOf(prefixes)?.areas.map(({ share }) => share) ?? [];
const names = (prefixes: string[]) => mapOf(prefixes)?.towns.map(({ name }) => name) ?? [];

it('a company in Patras has a map of its own area, with its neighbours around it', () => {
  expect(shares(['25', '26']).filter((share) => share === 'all')).toHaveLength(1);
  expect(shares(['25', '26']).filter((share) => share === 'none').length).toBeGreaterThan(2);
  expect(names(['25', '26'])).toContain('Πάτρα');
  expect(names(['25', '26'])).not.toContain('Αθήνα');
});

it('the whole country is shown for a company that goes everywhere', () => {
  expect(new Set(shares(['1', '2', '3', '4', '5', '6', '7', '8']))).toEqual(new Set(['all']));
});

it('an area without a known postal code has no map', () => {
  expect(mapOf([])).toBeNull();
  expect(mapOf(['99'])).toBeNull();
});

it('whatever the prefixes, what is served lies in the window, and the towns stand apart', () => {
  const prefix = fc.integer({ min: 1, max: 89_999 }).map(String);
  fc.assert(
    fc.property(fc.array(prefix, { minLength: 1, maxLength: 8 }), (prefixes) => {
      const map = mapOf(prefixes);
      if (!map) return;
      const [left = 0, top = 0, width = 0, height = 0] = map.view;
      expect(width / height).toBeGreaterThan(0.9);
      expect(width / height).toBeLessThan(1.6);
      for (const { x, y } of map.towns) {
        expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
      }
    }),
  );
});
