import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Font } from './font.ts';
import { spelled } from './spelling.ts';

/** A4 in points, of which 72 are an inch. */
export const pageSize = { width: 595.28, height: 841.89 };

type Style = {
  font: Font;
  /** In points. */
  size: number;
  /** `x` is the left or the right end of the text. */
  align?: 'left' | 'right' | undefined;
  /** From 0, black, to 1, white. */
  grey?: number | undefined;
  /** `#rrggbb`, instead of the grey. */
  colour?: string | undefined;
};

/** A JPEG file, with its size in pixels. */
export type Jpeg = { bytes: Buffer; width: number; height: number };

/** A page under construction; positions in points from its top left corner, `y` at the base line of a text. */
export type Page = {
  text(text: string, x: number, y: number, style: Style): void;
  line(
    x1: number,
    y: number,
    x2: number,
    options?: { width?: number; grey?: number; colour?: string | undefined },
  ): void;
  /** A picture of this width in points, its top left corner at `x` and `y`. */
  picture(jpeg: Jpeg, x: number, y: number, width: number): void;
  box(x: number, y: number, width: number, height: number, options?: { fill?: number; line?: number }): void;
};

/** The width of a text in points. */
export function widthOf(text: string, { font, size }: Pick<Style, 'font' | 'size'>): number {
  return (glyphsOf(text, font).reduce((sum, { glyph }) => sum + font.advanceOf(glyph), 0) * size) / 1000;
}

/** Breaks a text into lines of at most this width in points; a word that is longer is cut. */
export function wrap(text: string, width: number, style: Pick<Style, 'font' | 'size'>): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ').flatMap((one) => pieces(one, width, style))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && widthOf(longer, style) > width) {
        lines.push(line);
        line = word;
      } else {
        line = longer;
      }
    }
    lines.push(line);
  }
  return lines;
}

function pieces(word: string, width: number, style: Pick<Style, 'font' | 'size'>): string[] {
  if (widthOf(word, style) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && widthOf(part + letter, style) > width) {
      parts.push(part);
      part = letter;
    } else {
      part += letter;
    }
  }
  return [...parts, part];
}

type Shown = { glyph: number; codePoint: number };

/** The glyphs of a text, in the signs that the font has. */
function glyphsOf(text: string, font: Font): Shown[] {
  return Array.from(spelled(text, font.has), (letter) => {
    const codePoint = letter.codePointAt(0) ?? 32;
    return { glyph: font.glyphOf(codePoint), codePoint };
  });
}

/** The numbers that set a colour, and the operator, of which strokes have the capital. */
function inkOf({ grey, colour }: { grey: number; colour?: string | undefined }): [string, 'g' | 'rg'] {
  if (!colour) return [number(grey), 'g'];
  const parts = [1, 3, 5].map((at) => number(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return [parts.join(' '), 'rg'];
}

const number = (value: number) => String(Math.round(value * 100) / 100);
const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0').toUpperCase();
const utf16 = (text: string) =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

/** A compressed stream object. */
const stream = (dictionary: string, data: Buffer): Buffer => {
  const packed = deflateSync(data);
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`, 'latin1'),
    packed,
    Buffer.from('\nendstream', 'latin1'),
  ]);
};

/**
 * Makes a PDF (version 1.7) of A4 pages with embedded fonts, whose text can be searched and copied. The same content always
 * gives the same bytes.
 */
export function makePdf(
  { title, author, at }: { title: string; author: string; at: Date },
  pages: readonly ((page: Page) => void)[],
): Buffer {
  const fonts = new Map<Font, { key: string; used: Map<number, number> }>();
  function fontOf(font: Font) {
    const known = fonts.get(font) ?? { key: `F${fonts.size + 1}`, used: new Map<number, number>() };
    fonts.set(font, known);
    return known;
  }
  const pictures = new Map<Jpeg, string>();
  function pictureOf(jpeg: Jpeg): string {
    const key = pictures.get(jpeg) ?? `P${pictures.size + 1}`;
    pictures.set(jpeg, key);
    return key;
  }
  const contents = pages.map((draw) => drawn(draw, { fontOf, pictureOf }));

  const objects: Buffer[] = [];
  const add = (body: string | Buffer): number =>
    objects.push(typeof body === 'string' ? Buffer.from(body, 'latin1') : body);
  const fontObjects = Array.from(fonts, ([font, { key, used }]) => `/${key} ${addFont(font, used)} 0 R`);

  function addFont(font: Font, used: ReadonlyMap<number, number>): number {
    const file = add(stream(`/Length1 ${font.bytes.length}`, font.bytes));
    const descriptor = add(
      `<< /Type /FontDescriptor /FontName /${font.name} /Flags 4 /FontBBox [${font.box.join(' ')}] /ItalicAngle 0 ` +
        `/Ascent ${font.ascent} /Descent ${font.descent} /CapHeight ${font.ascent} /StemV 80 /FontFile2 ${file} 0 R >>`,
    );
    const widths = Array.from(used.keys(), (glyph) => `${glyph} [${font.advanceOf(glyph)}]`).join(' ');
    const descendant = add(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${font.name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) ` +
        `/Supplement 0 >> /FontDescriptor ${descriptor} 0 R /CIDToGIDMap /Identity /DW 500 /W [${widths}] >>`,
    );
    const unicode = add(stream('', Buffer.from(unicodeMap(used), 'latin1')));
    return add(
      `<< /Type /Font /Subtype /Type0 /BaseFont /${font.name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] ` +
        `/ToUnicode ${unicode} 0 R >>`,
    );
  }

  const pictureObjects = Array.from(pictures, ([{ bytes, width, height }, key]) => {
    const head = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n`;
    return `/${key} ${add(Buffer.concat([Buffer.from(head, 'latin1'), bytes, Buffer.from('\nendstream', 'latin1')]))} 0 R`;
  });

  const resources = `<< /Font << ${fontObjects.join(' ')} >> /XObject << ${pictureObjects.join(' ')} >> >>`;
  // The pages name their parent, which follows them: each page takes two objects.
  const parent = objects.length + 2 * contents.length + 1;
  const kids = contents.map((content) => {
    const id = add(stream('', Buffer.from(content, 'latin1')));
    return add(
      `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] /Resources ${resources} ` +
        `/Contents ${id} 0 R >>`,
    );
  });
  add(`<< /Type /Pages /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] /Count ${kids.length} >>`);
  const catalog = add(
    `<< /Type /Catalog /Pages ${parent} 0 R /Lang (el-GR) /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  const date = `${at.toISOString().replace(/[-T:]/g, '').slice(0, 14)}Z`;
  const info = add(`<< /Title ${utf16(title)} /Author ${utf16(author)} /CreationDate (D:${date}) >>`);
  return written(objects, { catalog, info });
}

const fromTop = (y: number) => number(pageSize.height - y);

/** The drawing operators of a page. */
function drawn(
  draw: (page: Page) => void,
  {
    fontOf,
    pictureOf,
  }: {
    fontOf: (font: Font) => { key: string; used: Map<number, number> };
    pictureOf: (jpeg: Jpeg) => string;
  },
): string {
  const operators: string[] = [];
  draw({
    text(text, x, y, { font, size, align = 'left', grey = 0, colour }) {
      const { key, used } = fontOf(font);
      const glyphs = glyphsOf(text, font);
      for (const { glyph, codePoint } of glyphs) used.set(glyph, codePoint);
      const left = align === 'right' ? x - widthOf(text, { font, size }) : x;
      const codes = glyphs.map(({ glyph }) => hex(glyph, 4)).join('');
      operators.push(
        `${inkOf({ grey, colour }).join(' ')} BT /${key} ${number(size)} Tf ${number(left)} ${fromTop(y)} Td <${codes}> Tj ET`,
      );
    },
    line(x1, y, x2, { width = 0.5, grey = 0.6, colour } = {}) {
      const [parts, operator] = inkOf({ grey, colour });
      operators.push(
        `${parts} ${operator.toUpperCase()} ${number(width)} w ${number(x1)} ${fromTop(y)} m ${number(x2)} ${fromTop(y)} l S`,
      );
    },
    picture(jpeg, x, y, width) {
      const height = (width * jpeg.height) / jpeg.width;
      const place = `${number(width)} 0 0 ${number(height)} ${number(x)} ${fromTop(y + height)}`;
      operators.push(`q ${place} cm /${pictureOf(jpeg)} Do Q`);
    },
    box(x, y, width, height, { fill, line } = {}) {
      const shape = `${number(x)} ${fromTop(y + height)} ${number(width)} ${number(height)} re`;
      if (fill !== undefined) operators.push(`${number(fill)} g ${shape} f`);
      if (line !== undefined) operators.push(`${number(line)} G 0.8 w ${shape} S`);
    },
  });
  return operators.join('\n');
}

/** Tells readers which letters the glyphs are. */
function unicodeMap(used: ReadonlyMap<number, number>): string {
  const entries = Array.from(used, ([glyph, codePoint]) => {
    const units = Buffer.from(String.fromCodePoint(codePoint), 'utf16le').swap16().toString('hex');
    return `<${hex(glyph, 4)}> <${units.toUpperCase()}>`;
  });
  const blocks: string[] = [];
  // The format allows a hundred entries in a block.
  for (let at = 0; at < entries.length; at += 100) {
    const block = entries.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def',
    '1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange',
    ...blocks,
    'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend',
  ].join('\n');
}

/** The file: its objects, the table of their places, and where to begin. */
function written(objects: readonly Buffer[], { catalog, info }: { catalog: number; info: number }): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n', 'latin1')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  objects.forEach((body, index) => {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`, 'latin1'),
      body,
      Buffer.from('\nendobj\n', 'latin1'),
    ]);
    places.push(length);
    length += part.length;
    parts.push(part);
  });
  const id = createHash('sha256').update(Buffer.concat(parts)).digest('hex').slice(0, 32);
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root ${catalog} 0 R /Info ${info} 0 R ` +
        `/ID [<${id}> <${id}>] >>\nstartxref\n${length}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}
