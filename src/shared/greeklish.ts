import { foldGreek } from './greek-letters.ts';

/** Each row holds the spellings of one sound, in Greek and in Greeklish; `x`, `h`, `c` and `u` stand for several sounds. */
const sounds = [
  'α a',
  'β b v μπ mp',
  'γ g γκ gk ng',
  'δ d ντ nt',
  'ε e αι ai',
  'ζ z',
  'ι η υ ει οι υι i h y u ei oi',
  'θ th 8',
  'κ k c q',
  'λ l',
  'μ m',
  'ν n',
  'ξ x ks 3',
  'ο ω o w',
  'π p',
  'ρ r',
  'σ s c',
  'τ t',
  'ου ou oy u',
  'φ f ph',
  'χ x h ch kh',
  'ψ ps',
  'ευ εφ εβ ef ev eu',
  'αυ αφ αβ af av au',
  'τζ tz j',
].map((spellings) => spellings.split(' '));

/** Maps each spelling to all spellings of its sounds. */
export const alike: ReadonlyMap<string, readonly string[]> = new Map(
  sounds.flat().map((spelling) => {
    const others = sounds.filter((sound) => sound.includes(spelling)).flat();
    return [spelling, [...new Set(others)]];
  }),
);

/**
 * A spelling of two letters also matches as two single letters: the `kh` of «eksoterikh» is not χ. A hyphen may follow each
 * letter, also between double letters.
 */
function pattern(spelling: string): string {
  const single = spelling.length > 1 ? `|${[...spelling].map(pattern).join('')}` : '';
  return `(?:(?:${alike.get(spelling)?.join('|')}${single})-*)+`;
}

/** The longest spellings first, then any single character. */
const parts = new RegExp(`${[...alike.keys()].toSorted((a, b) => b.length - a.length).join('|')}|[^]`, 'gu');

/** The spellings, and single other characters, of a folded word with letters; double letters count once, hyphens do not. */
export function signsOf(folded: string): readonly string[] {
  return (
    folded
      .replaceAll('-', '')
      .replace(/(\p{L})\1+/gu, '$1')
      .match(parts) ?? []
  );
}

const escaped = (sign: string) => sign.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');

/**
 * Returns a regular expression, valid in JavaScript and in SQL, that finds a word in folded text whether either is written
 * in Greek or in Latin letters, with or without double letters and hyphens: «kamera» finds «κάμερα», «φύλαξ» finds «Phylax»,
 * «argb8» finds «ARG-B8». A word without letters is matched literally.
 */
export function soundsLike(word: string): string {
  const folded = foldGreek(word);
  if (!/\p{L}/u.test(folded)) return [...folded].map(escaped).join('');
  return signsOf(folded)
    .map((sign) => (alike.has(sign) ? pattern(sign) : `${escaped(sign)}-*`))
    .join('');
}
