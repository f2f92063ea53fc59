import { describe, expect, it } from 'vitest';
import { chosenRegion, formatPostalCode, newRegion, parsePostalCode, regionOf } from './postal-code.ts';

describe('parsePostalCode', () => {
  it.each([
    ['14231', '14231'],
    ['142 31', '14231'],
    ['142-31', '14231'],
    ['142–31', '14231'],
    ['GR-14231', '14231'],
    ['ΤΚ: 142 31', '14231'],
    [' 142\u00A031 ', '14231'],
    ['85100', '85100'],
  ])('reads «%s» as %s', (text, code) => {
    expect(parsePostalCode(text)).toBe(code);
  });

  it.each(['1423', '94231', '04231', '142310', '1 4231', '14-231', 'Αθήνα', ''])('refuses «%s»', (text) => {
    expect(parsePostalCode(text)).toBeNull();
  });
});

it.each([
  ['14231', 'attiki'],
  ['18010', 'attiki'],
  ['80100', 'attiki'],
  ['54622', 'thessaloniki'],
  ['63100', 'thessaloniki'],
  ['64100', 'other'],
  ['26221', 'patra'],
  ['30100', 'other'],
  ['41221', 'larisa'],
  ['38221', 'larisa'],
  ['85100', 'other'],
  ['20100', 'other'],
])('places %s in %s', (code, region) => {
  expect(regionOf(code)).toBe(region);
});

it.each([
  ['of the first code', '', null, '54621', 'thessaloniki'],
  ['of a new code, where it was the former’s', 'attiki', '14231', '54621', 'thessaloniki'],
  ['that was chosen, for a new code', 'larisa', '14231', '54621', null],
  ['that was chosen before any code', 'larisa', null, '54621', null],
  ['while the code is not complete', 'attiki', '14231', null, null],
] as const)('gives an address the region %s', (_which, region, former, typed, expected) => {
  expect(newRegion(region, former, typed)).toBe(expected);
});

it('knows a chosen region from its code’s', () => {
  expect(chosenRegion('larisa', '14231')).toBe('larisa');
  expect(chosenRegion('attiki', '14231')).toBeUndefined();
});

it('prints a postal code in two groups', () => {
  expect(formatPostalCode('14231')).toBe('142 31');
});
