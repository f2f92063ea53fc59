import { foldGreek } from './greek.ts';

const pairs: readonly (readonly [RegExp, string])[] = [
  [/ου/g, 'ou'],
  [/αυ(?=[θκξπστφχψ]|$)/g, 'af'],
  [/αυ/g, 'av'],
  [/ευ(?=[θκξπστφχψ]|$)/g, 'ef'],
  [/ευ/g, 'ev'],
  [/γγ/g, 'ng'],
  [/μπ/g, 'b'],
  [/θ/g, 'th'],
  [/χ/g, 'ch'],
  [/ψ/g, 'ps'],
];
const greek = 'αβγδεζηικλμνξοπρστυφω';
const latin = 'avgdeziiklmnxoprstyfo';
const longest = 50;

/** Writes a name as part of an address: «Κάμερες IP» is `kameres-ip`; at most 50 characters, `blank` where none is left. */
export function slugOf(name: string, blank: string): string {
  let text = foldGreek(name);
  for (const [letters, replacement] of pairs) text = text.replace(letters, replacement);
  const slug = text
    .replace(/[α-ω]/g, (letter) => latin.charAt(greek.indexOf(letter)))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '');
  return slug || blank;
}

/** A slug that nothing else has: the given one, with a number behind it where it is taken. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  if (!taken.includes(slug)) return slug;
  for (let number = 2; ; number += 1) if (!taken.includes(`${slug}-${number}`)) return `${slug}-${number}`;
}
