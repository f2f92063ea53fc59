import { foldGreek } from '../../shared/greek.ts';

const pairs: [from: string, to: string][] = [
  ['ου', 'ou'],
  ['αυ', 'av'],
  ['ευ', 'ev'],
  ['θ', 'th'],
  ['χ', 'ch'],
  ['ψ', 'ps'],
];
const greek = 'αβγδεζηικλμνξοπρστυφω';
const latin = 'avgdeziiklmnxoprstyfo';

/** Writes a title as part of an address: «Εγκατάσταση καμερών» is «egkatastasi-kameron». Never blank, at most 60 letters. */
export function slugOf(title: string): string {
  let text = foldGreek(title);
  for (const [from, to] of pairs) text = text.replaceAll(from, to);
  return (
    text
      .replace(/[α-ω]/g, (letter) => latin[greek.indexOf(letter)] ?? '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60)
      .replace(/-+$/, '') || 'ypiresia'
  );
}
