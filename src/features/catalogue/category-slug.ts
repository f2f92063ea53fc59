import { foldGreek } from '../../shared/greek.ts';

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

/** Writes a name as an id in an address: «Κάμερες» is `kameres`, what nothing is left of `category`; at most 50 characters. */
export function slugOf(name: string): string {
  let text = foldGreek(name);
  for (const [letters, replacement] of pairs) text = text.replace(letters, replacement);
  const slug = text
    .replace(/[α-ω]/g, (letter) => latin.charAt(greek.indexOf(letter)))
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50);
  return slug || 'category';
}

/** The id of a new category: its slug, with a number behind it where another has it. */
export function freeSlug(name: string, taken: readonly string[]): string {
  const slug = slugOf(name);
  if (!taken.includes(slug)) return slug;
  for (let number = 2; ; number += 1) if (!taken.includes(`${slug}-${number}`)) return `${slug}-${number}`;
}
