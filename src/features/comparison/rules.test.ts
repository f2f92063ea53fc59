import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonHref, listOnArrival, readIds } from './comparison-address.ts';
import { comparisonRefusals, maxProducts, whyNotAdd } from './rules.ts';

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const ids = fc.uniqueArray(id, { maxLength: maxProducts });

describe('a product is added', () => {
  it.each([
    [[], 1, null],
    [[1, 2, 3], 4, null],
    [[1, 2, 3, 4], 5, 'Μέγιστος αριθμός προϊόντων'],
    [[1, 2], 2, 'Το προϊόν υπάρχει ήδη'],
    [[1, 2, 3, 4], 4, 'Το προϊόν υπάρχει ήδη'],
  ])('to %j: %i', (list, added, message) => {
    const refusal = whyNotAdd(list, added);
    expect(refusal && comparisonRefusals[refusal]).toBe(message);
  });

  it('never twice and never as the fifth', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 40 }), (added) => {
        const list: number[] = [];
        for (const one of added) if (!whyNotAdd(list, one)) list.push(one);
        expect(new Set(list).size).toBe(list.length);
        expect(list.length).toBe(Math.min(maxProducts, new Set(added).size));
      }),
    );
  });
});

describe('an address', () => {
  it('returns the products that it was written for, in their order', () => {
    fc.assert(
      fc.property(ids, (list) => {
        const written = new URL(comparisonHref(list), 'http://shop').searchParams.get('compare');
        expect(readIds(written ?? undefined)).toEqual(list);
      }),
    );
  });

  it('names the rows only if they are all', () => {
    expect(comparisonHref([3, 1], 'all')).toContain('compare=3%2C1&rows=all');
    expect(comparisonHref([3, 1], 'differences')).toBe(comparisonHref([3, 1]));
  });

  it.each([
    ['3,1,2', [3, 1, 2]],
    [7, [7]],
    ['1,1,x,-2,0,,2.5,9', [1, 9]],
    ['1,2,3,4,5,6', [1, 2, 3, 4]],
    ['1e3', [1000]],
    [undefined, []],
    [['1'], []],
    ['1,'.repeat(60), []],
  ])('%j names %j', (written, expected) => {
    expect(readIds(written)).toEqual(expected);
  });

  it('of any text names at most four different products', () => {
    fc.assert(
      fc.property(fc.string(), (written) => {
        const list = readIds(written);
        expect(list.length).toBeLessThanOrEqual(maxProducts);
        expect(new Set(list).size).toBe(list.length);
      }),
    );
  });
});

describe('when the page opens, its list is', () => {
  it.each([
    ['the tab’s own without products in the address', '', '1,2', '1,2', '1,2'],
    ['the address’s, when someone sent it', '5,6', '1,2', '1,2', '5,6'],
    ['the tab’s own, when Back leads to an address that it has shown', '1,2', '1,2,3', '1,2', '1,2,3'],
    ['the address’s in a new tab', '1,2', '', '', '1,2'],
  ])('%s', (_what, address, stored, shown, expected) => {
    expect(listOnArrival(address, stored, shown)).toBe(expected);
  });
});
