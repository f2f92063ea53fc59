import { readFile } from 'node:fs/promises';

/** A TrueType font whose glyphs a PDF can show. */
export type Font = {
  name: string;
  bytes: Buffer;
  /** In thousandths of the font's size. */
  ascent: number;
  descent: number;
  box: readonly [number, number, number, number];
  /** The glyph of a code point; that of «?» where the font has none. */
  glyphOf(codePoint: number): number;
  has(codePoint: number): boolean;
  /** The width of a glyph in thousandths of the font's size. */
  advanceOf(glyph: number): number;
};

/**
 * The fonts of printed documents: the Latin, Greek and Cyrillic letters and the signs of IBM Plex Sans 3.005 (the npm package
 * @ibm/plex-sans 1.1.0), without its layout features, renamed as its licence next to them asks.
 */
export const readFonts = async () => ({
  regular: readFont('Paper-Regular', await readFile(new URL('paper-regular.ttf', import.meta.url))),
  bold: readFont('Paper-SemiBold', await readFile(new URL('paper-semibold.ttf', import.meta.url))),
});

/** Reads the tables of a font that a PDF needs; its characters come from the table of format 4 for Unicode. */
function readFont(name: string, bytes: Buffer): Font {
  const tables = tablesOf(bytes);
  const at = (tag: string) => tables.get(tag) ?? missing(tag);
  const head = at('head');
  const unit = 1000 / bytes.readUInt16BE(head + 18);
  const scaled = (offset: number) => Math.round(bytes.readInt16BE(offset) * unit);
  const metrics = at('hmtx');
  const metricCount = bytes.readUInt16BE(at('hhea') + 34);
  const glyphs = readCharacters(bytes, at('cmap'));
  const unknown = glyphs.get(63) ?? 0;
  return {
    name,
    bytes,
    ascent: scaled(at('hhea') + 4),
    descent: scaled(at('hhea') + 6),
    box: [scaled(head + 36), scaled(head + 38), scaled(head + 40), scaled(head + 42)],
    has: (codePoint) => glyphs.has(codePoint),
    glyphOf: (codePoint) => glyphs.get(codePoint) ?? unknown,
    advanceOf: (glyph) =>
      Math.round(bytes.readUInt16BE(metrics + 4 * Math.min(glyph, metricCount - 1)) * unit),
  };
}

function missing(tag: string): never {
  throw new Error(`The font has no table ${tag}`);
}

function tablesOf(bytes: Buffer): Map<string, number> {
  const count = bytes.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = 12 + 16 * index;
      return [bytes.toString('latin1', entry, entry + 4), bytes.readUInt32BE(entry + 8)] as const;
    }),
  );
}

/** The glyphs by code point, from the segments of the Unicode table. */
function readCharacters(bytes: Buffer, cmap: number): Map<number, number> {
  const count = bytes.readUInt16BE(cmap + 2);
  const found = Array.from({ length: count }, (_, index) => cmap + 4 + 8 * index).find(
    (entry) => bytes.readUInt16BE(entry) === 3 && bytes.readUInt16BE(entry + 2) === 1,
  );
  if (found === undefined) return missing('cmap of Unicode');
  const table = cmap + bytes.readUInt32BE(found + 4);
  const segments = bytes.readUInt16BE(table + 6) / 2;
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < segments; segment += 1) {
    const ends = table + 14 + 2 * segment;
    const starts = ends + 2 + 2 * segments;
    const end = bytes.readUInt16BE(ends);
    const start = bytes.readUInt16BE(starts);
    const delta = bytes.readInt16BE(starts + 2 * segments);
    const rangeAt = starts + 4 * segments;
    const range = bytes.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const direct = range === 0 ? code : bytes.readUInt16BE(rangeAt + range + 2 * (code - start));
      const glyph = direct === 0 ? 0 : (direct + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}
