import { describe, expect, it } from 'vitest';
import { readFonts } from './font.ts';
import { makePdf, widthOf, wrap } from './pdf.ts';
import { spelled } from './spelling.ts';
import { pdfStreams } from '../../../tests/support/app/pdf-text.ts';

const fonts = await readFonts();
const at = new Date('2026-11-23T10:00:00Z');
const style = { font: fonts.regular, size: 10 };

/** The letters of a glyph map, in the order of their glyphs. */
const lettersOf = (pdf: Buffer) =>
  pdfStreams(pdf)
    .filter((stream) => stream.includes('beginbfchar'))
    .flatMap((stream) => [
      ...(stream.split('beginbfchar')[1] ?? '').matchAll(/^<[\dA-F]{4}> <([\dA-F]+)>$/gm),
    ])
    .map(([, units = '']) => Buffer.from(units, 'hex').swap16().toString('utf16le'));

describe('a PDF', () => {
  it('keeps every letter of Greek and Latin text, so that it can be searched', () => {
    const text = 'Ελένη Μαρκάκη & Υιοί Ο.Ε., «ΐΰ» Ž 1.698,29 €';
    const pdf = makePdf({ title: text, author: text, at }, [(page) => page.text(text, 50, 50, style)]);
    expect(new Set(lettersOf(pdf))).toEqual(new Set(text));
  });

  it.each(['Στρογγυλό ≥ 90″ Wi‑Fi™ → Β', 'Щукин Юрий Ґеорґій Њ Ћ', 'Łódź Gırgız Őž Œuvre Þór Ț ₺ ₴ ≠ ≈ ↔'])(
    'prints «%s» in its own signs, in both weights',
    (text) => {
      for (const font of [fonts.regular, fonts.bold]) expect(spelled(text, font.has)).toBe(text);
    },
  );

  it('composes accents, and shows «?» for what the font has not', () => {
    const pdf = makePdf({ title: '', author: '', at }, [
      (page) => page.text('α\u0301\u{1F600}\u0007', 50, 50, style),
    ]);
    const drawn = pdfStreams(pdf).filter((stream) => stream.endsWith(' Tj ET'));
    expect(drawn.join()).toContain(
      ['ά', '?', ' ']
        .map((letter) =>
          fonts.regular
            .glyphOf(letter.codePointAt(0) ?? 0)
            .toString(16)
            .padStart(4, '0'),
        )
        .join('')
        .toUpperCase(),
    );
  });

  it('spells what the font has not in signs that it has, and a «?» is copied as one', () => {
    const spells = (text: string) => spelled(text, fonts.regular.has);
    expect(spells('⇒ ✔ 5℃ Ḧ ２\u00A0Β')).toBe('→ ✓ 5°C H 2 Β');
    const pdf = makePdf({ title: '', author: '', at }, [
      (page) => page.text('\u{1F600}', 50, 50, style),
      (page) => page.text('\u4E2D', 50, 50, style),
    ]);
    expect(lettersOf(pdf)).toEqual(['?']);
  });

  it('has the same bytes for the same content, and a place for each object', () => {
    const make = () =>
      makePdf({ title: 'Α', author: 'Β', at }, [
        (page) => page.text('Πρώτη', 50, 50, style),
        (page) => page.line(10, 10, 20),
      ]);
    const pdf = make();
    expect(make()).toEqual(pdf);
    const text = pdf.toString('latin1');
    const begin = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(begin, begin + 4)).toBe('xref');
    const places = [...text.slice(begin).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
    places.forEach((place, index) => expect(text.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj`)));
    const kids = [...(/\/Kids \[([^\]]*)\]/.exec(text)?.[1] ?? '').matchAll(/(\d+) 0 R/g)];
    expect(kids).toHaveLength(2);
    for (const [, id] of kids)
      expect(text.slice(places[Number(id) - 1])).toMatch(/^\d+ 0 obj\n<< \/Type \/Page /);
    const parent = Number(/\/Parent (\d+) 0 R/.exec(text)?.[1]);
    expect(text.slice(places[parent - 1])).toMatch(/^\d+ 0 obj\n<< \/Type \/Pages /);
  });

  it('breaks a text into lines that fit, also a word that is too long', () => {
    const lines = wrap('Κάμερα μπαταρίας με ηλιακό πάνελ και ΠΟΛΥΜΕΓΑΛΗΛΕΞΗΧΩΡΙΣΚΕΝΟ', 80, style);
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(widthOf(line, style)).toBeLessThanOrEqual(80);
    expect(lines.join('').replaceAll(' ', '')).toBe('ΚάμεραμπαταρίαςμεηλιακόπάνελκαιΠΟΛΥΜΕΓΑΛΗΛΕΞΗΧΩΡΙΣΚΕΝΟ');
  });
});
