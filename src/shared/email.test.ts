import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEmail } from './email.ts';

const long = (length: number) => `a@${'b.'.repeat(125)}gr`.padStart(length, 'a');

describe('parseEmail', () => {
  it.each([
    ['eleni@vigla.example', 'eleni@vigla.example'],
    ['  Eleni.Markaki@Vigla.Example ', 'eleni.markaki@vigla.example'],
    ["o'neill+shop@mail.co.uk", "o'neill+shop@mail.co.uk"],
    ['info@xn--kxawhku.gr', 'info@xn--kxawhku.gr'],
    ['info@παράδειγμα.gr', 'info@xn--hxajbheg2az3al.gr'],
    ['Info@Παράδειγμα.ΕΛ', 'info@xn--hxajbheg2az3al.xn--qxam'],
  ])('reads «%s» as %s', (text, address) => {
    expect(parseEmail(text)).toBe(address);
  });

  it.each([
    '',
    'eleni',
    'vigla.example',
    '@vigla.example',
    'eleni@',
    'eleni@vigla',
    'eleni@vigla..example',
    '.eleni@vigla.example',
    'eleni.@vigla.example',
    'el eni@vigla.example',
    'eleni@-vigla.example',
    'eleni@vigla.1',
    'eleni@10.0.0.1',
    'ελένη@vigla.example',
    'eleni@παράδειγμα',
    'eleni@παράδειγμα.gr/x',
    'eleni@παρά δειγμα.gr',
    'eleni@παράδειγμα.gr:25',
    'a@b@vigla.example',
    'eleni@vigla.example\nbcc: all@vigla.example',
    `${'a'.repeat(65)}@vigla.example`,
  ])('refuses «%s»', (text) => {
    expect(parseEmail(text)).toBeNull();
  });

  it('accepts 254 characters and refuses 255', () => {
    expect(long(254)).toHaveLength(254);
    expect(parseEmail(long(254))).toBe(long(254));
    expect(parseEmail(long(255))).toBeNull();
  });

  it('never accepts a space, a comma or a line break, whatever surrounds it', () => {
    const parts = fc.tuple(
      fc.string({ minLength: 1 }),
      fc.constantFrom('x y', ',', '\r\n', ';', '<'),
      fc.string(),
    );
    fc.assert(
      fc.property(
        parts,
        ([start, hole, end]) => parseEmail(`a${start}${hole}${end}b@vigla.example`) === null,
      ),
    );
  });
});
