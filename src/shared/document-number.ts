import { foldGreek } from './greek-letters.ts';

/** The letters that each series of documents had before the company could choose them; the year follows. */
export const documentSeries = {
  receipt: 'ΑΛΠ',
  invoice: 'ΤΠΩ',
  receipt_credit: 'ΠΛΠ',
  invoice_credit: 'ΠΤΠ',
} as const;

/** A document as its number tells it; `kind` is the one whose first letters these were. */
type Numbered = { series: string; kind: DocumentKind | null; year: number; number: number };

type DocumentKind = keyof typeof documentSeries;

export const documentKinds = Object.keys(documentSeries) as DocumentKind[];

/** Parses a typed number of a document, «ΑΛΠ-2026 12»; null when it is none. */
export function parseDocumentNumber(text: string): Numbered | null {
  const [, letters, year, number] =
    /^(\p{Script=Greek}{2,4})[\s-]*(\d{4})[\s\-/]+0*(\d{1,9})$/u.exec(foldGreek(text).trim()) ?? [];
  if (!letters) return null;
  const kind = documentKinds.find((one) => foldGreek(documentSeries[one]) === letters) ?? null;
  return { series: letters.toUpperCase(), kind, year: Number(year), number: Number(number) };
}
