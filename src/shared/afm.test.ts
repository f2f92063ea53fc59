import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAfm } from './afm.ts';

describe('parseAfm', () => {
  it.each(['500000004', '601234565', '576543212', '690000016', '622222229', '500000030', '123456783'])(
    'accepts %s',
    (afm) => {
      expect(parseAfm(afm)).toBe(afm);
    },
  );

  it.each([
    '123456789',
    '111111111',
    '111119191',
    '12345678',
    '1234567890',
    '000000000',
    'Ο00000000',
    '٥٠٠٠٠٠٠٠٤',
    'FR500000004',
    '',
  ])('refuses «%s»', (text) => {
    expect(parseAfm(text)).toBeNull();
  });

  it.each([
    'EL500000004',
    'el 500 000 004',
    'GR-500000004',
    ' 500.000.004 ',
    '500/000/004',
    'ΕΛ500000004',
    'ελ 500000004',
    'ΑΦΜ: ΕΛ 500000004',
    'Α.Φ.Μ. 500000004',
    '500–000–004',
  ])('reads «%s»', (text) => {
    expect(parseAfm(text)).toBe('500000004');
  });

  it('accepts exactly one last digit for any first eight', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (number) => {
        const start = String(number).padStart(8, '0');
        expect([...'0123456789'].filter((digit) => parseAfm(start + digit) !== null)).toHaveLength(1);
      }),
    );
  });
});
