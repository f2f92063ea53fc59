import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idFrom, orderNumberFrom, parseOrderNumber } from './ids.ts';

const fiveBytes = fc.uint8Array({ minLength: 5, maxLength: 5 });
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

describe('idFrom', () => {
  it('writes sixteen bytes as 26 characters without i, l, o, u', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        expect(idFrom(bytes)).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
      }),
    );
  });

  it('writes different bytes differently', () => {
    const sixteen = fc.uint8Array({ minLength: 16, maxLength: 16 });
    fc.assert(fc.property(sixteen, sixteen, (a, b) => (idFrom(a) === idFrom(b)) === (a.join() === b.join())));
  });

  it('writes known bytes as known text', () => {
    expect(idFrom(new TextEncoder().encode('foobar'))).toBe('csqpyrk1e8');
  });
});

describe('order numbers', () => {
  it('look like VG-7K3M-9QXD and are read back', () => {
    fc.assert(
      fc.property(fiveBytes, (bytes) => {
        const number = orderNumberFrom(bytes, 'VG');
        expect(number).toMatch(/^VG-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
        expect(parseOrderNumber(number)).toBe(number);
      }),
    );
  });

  it('are read in lower case, without dashes or prefix, and with O for 0 and I or L for 1', () => {
    fc.assert(
      fc.property(fiveBytes, fc.constantFrom('I', 'L'), (bytes, one) => {
        const number = orderNumberFrom(bytes, 'VG');
        const typed = number.slice(3).replace('-', ' ').replaceAll('0', 'O').replaceAll('1', one);
        expect(parseOrderNumber(typed)).toBe(number);
        expect(parseOrderNumber(` vg${typed.toLowerCase()}`)).toBe(number);
        expect(parseOrderNumber(`#${number.replaceAll('-', '–')}`)).toBe(number);
      }),
    );
  });

  it('with one wrong character are recognised as mistyped', () => {
    fc.assert(
      fc.property(fiveBytes, fc.nat(7), fc.constantFrom(...alphabet), (bytes, index, wrong) => {
        const symbols = orderNumberFrom(bytes, 'VG').replace(/^VG|-/g, '');
        fc.pre(symbols[index] !== wrong);
        expect(parseOrderNumber(symbols.slice(0, index) + wrong + symbols.slice(index + 1))).toBeNull();
      }),
    );
  });

  it('with two neighbours exchanged are recognised as mistyped', () => {
    fc.assert(
      fc.property(fiveBytes, fc.nat(6), (bytes, index) => {
        const [...symbols] = orderNumberFrom(bytes, 'VG').replace(/^VG|-/g, '');
        const pair = symbols.splice(index, 2);
        fc.pre(pair[0] !== pair[1]);
        symbols.splice(index, 0, ...pair.toReversed());
        expect(parseOrderNumber(symbols.join(''))).toBeNull();
      }),
    );
  });

  it.each(['', 'VG-', 'VG-7K3M', 'VG-7K3M-9QXD-1', 'παραγγελία', 'VG-7U3M-9QXD'])('refuses «%s»', (text) => {
    expect(parseOrderNumber(text)).toBeNull();
  });

  it('are not made of too little chance', () => {
    expect(() => orderNumberFrom(new Uint8Array(4), 'VG')).toThrow(RangeError);
  });
});
