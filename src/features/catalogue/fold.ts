const greekLetters: Readonly<Record<string, string>> = {
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 't', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x',
  ο: 'o', π: 'p', ρ: 'r', σ: 's', τ: 't', υ: 'y', φ: 'v', χ: 'x', ψ: 'ps', ω: 'o',
}; // prettier-ignore

/** Small letters without accents; final sigma as sigma. */
export const plainText = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ς', 'σ').normalize('NFC');

/**
 * Spellings of one sound and the letters that stand for it, applied in this order until nothing changes. `x` stands for χ and
 * ξ, `v` for β, φ and μπ, `t` for τ and θ: who types Greeklish does not distinguish them.
 */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/th/g, 't'],
  [/ph/g, 'v'],
  [/[ck]h|ks|c?x/g, 'x'],
  [/^h/, 'x'],
  [/h/g, 'i'],
  [/[cq]/g, 'k'],
  [/j/g, 'tz'],
  [/ou|oy/g, 'u'],
  [/([ae])[uy]/g, '$1v'],
  [/w/g, 'o'],
  [/[bf]|mp/g, 'v'],
  [/nt/g, 'd'],
  [/[gn]g|n?gk/g, 'g'],
  [/ai/g, 'e'],
  [/y/g, 'i'],
  [/[eou]i/g, 'i'],
  [/(\p{L})\1+/gu, '$1'],
];

const soundsOnce = (text: string) =>
  sounds.reduce((folded, [spelling, sound]) => folded.replace(spelling, sound), text);

/**
 * Folds a word in Greek, Greeklish or English to one skeleton in Latin letters: «κάμερα», «ΚΑΜΕΡΑ», «kamera» and «camera» are
 * all `kamera`. A word with a digit is only written in Latin letters. Idempotent.
 */
export function skeletonOf(word: string): string {
  const plain = plainText(word);
  if (/\p{N}/u.test(plain)) return plain.replace(/[α-ω]/g, (letter) => greekLetters[letter] ?? letter);
  let folded = plain.replace(/[α-ω]/g, (letter) => greekLetters[letter] ?? letter);
  // Every round that changes something makes the text shorter or closer to the few letters that remain.
  for (let rounds = 0; rounds < 20; rounds += 1) {
    const next = soundsOnce(folded);
    if (next === folded) break;
    folded = next;
  }
  return folded;
}

const endings = /(?<=.{2})(?:eon|eos|ion|ius|ies|ias|us|es|as|is|os|on|ia|io|iu|[aeiou])$/;

/** The part of a skeleton that inflection leaves: `kamer` of `kamera`, `kameres` and `kameron`. */
export function stemOf(skeleton: string): string {
  if (skeleton.length < 4 || /\p{N}/u.test(skeleton)) return skeleton;
  return skeleton
    .replace(endings, '')
    .replace(/(?<=.{3})[aeiou]$/, '')
    .replace(/(?<=.{2})mat$/, 'm');
}

const greekKeys: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abgdezhuiklmnjoprstyfxcvw'].map((key, index) => [key, [...'αβγδεζηθικλμνξοπρστυφχψως'][index] ?? key]),
);
const latinKeys: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(greekKeys).map(([key, letter]) => [letter, key]),
);

const known = new Map<string, { skeleton: string; stem: string }>();
/** Words of texts repeat: those of a large catalogue fit. */
const maxKnown = 20_000;

/** A word's skeleton and stem, remembered. */
export function foldedWord(word: string): { skeleton: string; stem: string } {
  const before = known.get(word);
  if (before) return before;
  const skeleton = skeletonOf(word);
  const folded = { skeleton, stem: stemOf(skeleton) };
  if (known.size >= maxKnown) known.clear();
  known.set(word, folded);
  return folded;
}

/** A word typed while the other keyboard layout was on, as it was meant: «k;amera» is «καμερα», «νωρ» is `nvr`. */
export function otherLayout(word: string): string | undefined {
  // In capitals a sigma is typed with one key, wherever it stands.
  const small = word.replaceAll('Σ', 'σ').toLowerCase();
  if (/^[a-z;:'\d.-]*$/.test(small) && /[a-z]/.test(small)) {
    return small.replace(/[;:'](?=[a-z])/g, '').replace(/[a-z]/g, (key) => greekKeys[key] ?? key);
  }
  const plain = small.normalize('NFD').replace(/\p{M}/gu, '');
  if (!/[α-ω]/.test(plain) || /[a-z]/.test(plain)) return undefined;
  return plain.replace(/[α-ως]/g, (letter) => latinKeys[letter] ?? letter);
}

/** The Latin letters of one Greeklish word that stand for more than one sound. */
const ambiguous: readonly (readonly [RegExp, string])[] = [
  [/th/, 'τη'],
  [/ph/, 'πη'],
  [/[ck]h/, 'χ'],
  [/kh/, 'κη'],
  [/u/, 'υ'],
  [/^h/, 'η'],
  [/(?!^)h/, 'χ'],
  [/8/, 'θ'],
  [/3/, 'ξ'],
];
const maxReadings = 8;

/** The skeletons that a typed word may stand for, the most probable first; at most eight. */
export function readingsOf(word: string): string[] {
  const plain = plainText(word);
  const texts = [plain];
  const isGreeklish = /[a-z]/.test(plain) && plain.replace(/[^a-z]/g, '').length >= 3;
  if (isGreeklish) {
    for (let at = 0; at < texts.length && texts.length < maxReadings; at += 1) {
      for (const [letters, sound] of ambiguous) {
        const other = texts[at]?.replace(letters, sound);
        if (other !== undefined && !texts.includes(other) && texts.length < maxReadings) texts.push(other);
      }
    }
  }
  return [...new Set(texts.map(skeletonOf))];
}
