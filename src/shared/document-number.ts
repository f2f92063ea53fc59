import { foldGreek } from './greek-letters.ts';

/** The letters of each series of documents; the year follows. */
export const documentSeries = {
  receipt: 'ΑΛΠ',
  invoice: 'ΤΠΩ',
  receipt_credit: 'ΠΛΠ',
  invoice_credit: 'ΠΤΠ',
} as const;

type Numbered = { kind: keyof typeof documentSeries; year: number; number: number };

const kinds = Object.keys(documentSeries) as Numbered['kind'][];

/** Parses a typed number of a document, «ΑΛΠ-2026 12»; null when it is none. */
export function parseDocumentNumber(text: string): Numbered | null {
  const [, letters, year, number] =
    /^(\p{L}{3})[\s-]*(\d{4})[\s\-/]+0*(\d{1,9})$/u.exec(foldGreek(text).trim()) ?? [];
  const kind = kinds.find((one) => foldGreek(documentSeries[one]) === letters);
  return kind ? { kind, year: Number(year), number: Number(number) } : null;
}
