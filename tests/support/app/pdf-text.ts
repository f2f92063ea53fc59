import { inflateSync } from 'node:zlib';

/** The streams of a PDF of ours that hold text: its glyph maps, and the drawing of its pages. */
export function pdfStreams(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/FlateDecode \/Length (\d+) >>\nstream\n/g)].map(
    ({ 0: head, 1: length, index }) => {
      const begin = index + head.length;
      return inflateSync(pdf.subarray(begin, begin + Number(length))).toString('latin1');
    },
  );
}

const lettersOf = (units: string) => Buffer.from(units, 'hex').swap16().toString('utf16le');

/** What a PDF of ours says, a line for each text. */
export function pdfText(pdf: Buffer): string {
  const streams = pdfStreams(pdf);
  const fonts = streams
    .filter((stream) => stream.includes('beginbfchar'))
    .map(
      (stream) =>
        new Map(
          Array.from(stream.matchAll(/^<([\dA-F]{4})> <([\dA-F]+)>$/gm), ([, glyph = '', units = '']) => [
            glyph,
            lettersOf(units),
          ]),
        ),
    );
  return streams
    .flatMap((stream) => [...stream.matchAll(/\/F(\d) [^<]*<([\dA-F]*)> Tj/g)])
    .map(([, font, codes = '']) =>
      (codes.match(/.{4}/g) ?? []).map((code) => fonts[Number(font) - 1]?.get(code) ?? '').join(''),
    )
    .join('\n');
}
