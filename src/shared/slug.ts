import { foldGreek } from './greek-letters.ts';

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

/** Turns a name into a URL slug: «Κάμερες IP» becomes `kameres-ip`. At most 50 characters; `blank` when nothing remains. */
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

/** Returns the slug if it is free, else the slug with the first free number after it. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  if (!taken.includes(slug)) return slug;
  for (let number = 2; ; number += 1) if (!taken.includes(`${slug}-${number}`)) return `${slug}-${number}`;
}
