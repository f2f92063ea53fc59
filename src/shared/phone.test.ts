import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, parsePhone } from './phone.ts';

describe('parsePhone', () => {
  it.each([
    ['210 270 0145', '+302102700145'],
    ['+30 210 270 0145', '+302102700145'],
    ['0030 (210) 270-0145', '+302102700145'],
    ['6900000000', '+306900000000'],
    ['690.000.0000', '+306900000000'],
    ['6851234567', '+306851234567'],
    ['689 123 4567', '+306891234567'],
    ['30 210 270 0145', '+302102700145'],
    ['306991234567', '+306991234567'],
    ['tel:+302102700145', '+302102700145'],
    ['２１０ ２７０−０１４５', '+302102700145'],
    ['2310\u00A0000\u00A0000', '+302310000000'],
    ['+44 20 7946 0958', '+442079460958'],
    ['0049 30 1234567', '+49301234567'],
    ['+357 22 000000', '+35722000000'],
  ])('reads «%s» as %s', (text, e164) => {
    expect(parsePhone(text)).toBe(e164);
  });

  it.each([
    '',
    '210',
    '210 270 014',
    '210 270 01456',
    '1234567890',
    '6800000000',
    '6841234567',
    '308000000000',
    '30 30 210 270 0145',
    '800 000 0000',
    '+30 123 456 7890',
    '+30 8000000000',
    '442079460958',
    '+0123456789',
    '+1234567',
    '+1234567890123456',
    'τηλέφωνο',
    '210-ABC-0145',
  ])('refuses «%s»', (text) => {
    expect(parsePhone(text)).toBeNull();
  });
});

describe('formatPhone', () => {
  it.each([
    ['+302102700145', '210 270 0145'],
    ['+306900000000', '690 000 0000'],
    ['+442079460958', '+442079460958'],
  ])('writes %s as «%s»', (e164, text) => {
    expect(formatPhone(e164)).toBe(text);
  });

  it('writes what parsePhone reads back as the same number', () => {
    const greek = fc.tuple(
      fc.constantFrom('2', '69', '685'),
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 9 }),
    );
    fc.assert(
      fc.property(greek, ([start, rest]) => {
        const e164 = `+30${(start + rest).slice(0, 10)}`;
        expect(parsePhone(formatPhone(e164))).toBe(e164);
      }),
    );
  });
});
