import { quoted } from './quoted.ts';
import { attributeTerms } from './search-attributes.ts';
import { updatesFilter, updateYears } from './connected.ts';
import type { LegalFacts } from './legal-facts.ts';
import { nameFeatures } from './feature-names.ts';
import type { Named, SpecificationKey } from '#shared/specification-keys.ts';
import { foldedWord, plainText } from './fold.ts';
import { amountsIn, amountsOf } from './search-units.ts';
import { filterTerm, filterTexts } from './specification-filters.ts';
import { chapterSpecifications, flatSpecifications, type StoredSpecifications } from './specifications.ts';

/** Raise it whenever the same product would get other terms; every product is then folded again at the next start. */
export const searchVersion = 3;

export type SearchedProduct = {
  sku: string;
  name: string;
  shortDescription: string;
  description: string;
  brand: string;
  family: string;
  categoryName: string;
  features: readonly string[];
  specifications: StoredSpecifications;
  ean: string | null;
  mpn: string | null;
  /** What the product says itself of what the law asks for, and what its brand says. */
  legalFacts?: LegalFacts;
  brandFacts?: LegalFacts | null;
};

/** The places of a word, best first: head of the name, rest of the name, elsewhere. */
const weights = ['A', 'B', 'C'] as const;
type Rank = 0 | 1 | 2;

/**
 * A word of a product for corrections and completions. Its rank is its best place (short texts before the long one), and 4 more
 * for a genitive or plural.
 */
export type VocabularyWord = { term: string; skeleton: string; word: string; rank: number };

const oblique = /(?:ου|ού|ων|ών|ους|ούς|οι|οί)$/;

/** The words of a text in small letters, with their accents. */
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** A code without hyphens, in small Latin letters: «ARG-B4-28» is `argb428`. */
export const squashed = (code: string): string => code.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The name up to what the product is for or comes with: «Κάμερα bullet 4MP PoE» of «… με AI, φακός 2,8 mm». */
const headOf = (name: string) => name.split(/,| (?:με|για|από|χωρίς|σε) /u, 1)[0] ?? name;

const minPartLength = 2;

/** A code as it is searched: whole (`##`), and from each of its letters on (`#`), so that every part is a beginning. */
function codeTerms(code: string): string[] {
  const whole = squashed(code).slice(0, 40);
  const parts = Array.from(
    { length: Math.max(0, whole.length - minPartLength + 1) },
    (_, at) => `#${whole.slice(at)}`,
  );
  return whole === '' ? [] : [`##${whole}`, ...parts];
}

/** The longest part of a text that is folded. */
const maxTextLength = 4000;
const stemsIn = (text: string) => wordsIn(text.slice(0, maxTextLength)).map((word) => foldedWord(word).stem);

/** Neighbouring words written together: «μαγνητικήεπαφή», «cat6». */
function joinsIn(text: string): string[] {
  const words = wordsIn(text);
  return words.slice(1).map((word, index) => foldedWord(`${words[index]}${word}`).stem);
}

const amounts = (text: string) => amountsIn(text).map(({ term }) => term);

/** Specifications that would find a product by what lies next to it: screws in its box, codes of other products. */
const unsearched: ReadonlySet<string> = new Set([
  ...chapterSpecifications,
  'kind',
  'protocol',
  'cable_type',
  'power_source',
  'fixing',
  'dimensions_mm',
  'temp_c',
]);

/** What products are described by, and how it is named. */
type Described = { keys: readonly SpecificationKey[]; named: Named };

/** The longest term that is stored. */
const maxTermLength = 60;

/**
 * A product's terms as the text of a `tsvector`: stems of its words weighted by their place, amounts and attributes (`@`),
 * the category's words (`^`), the name's first word (`<`), codes (`#`), and what the specifications say that are filters (`=`).
 */
export function termsOf(product: SearchedProduct, { keys, named }: Described): string {
  const { name, family, shortDescription, description, brand, categoryName, sku, ean, mpn } = product;
  const specifications = flatSpecifications(product.specifications, named);
  const features = nameFeatures(product.features).map((feature) => feature.name);
  const values = [...specifications]
    .flatMap(([key, value]) => (typeof value === 'string' && !unsearched.has(key) ? [value] : []))
    .join(' ');
  const head = headOf(name);
  const best = new Map<string, Rank>();
  const put = (terms: readonly string[], rank: Rank) => {
    for (const term of terms.map((one) => one.slice(0, maxTermLength))) {
      best.set(term, Math.min(rank, best.get(term) ?? 2) as Rank);
    }
  };
  const searched = {
    features: product.features,
    specifications,
    name: plainText(name),
    text: plainText([name, shortDescription, description, values].join(' ')),
  };
  put(stemsIn(head), 0);
  put(amounts(name), 0);
  put(stemsIn(`${name} ${brand} ${categoryName}`), 1);
  put(amountsOf(specifications), 1);
  put(joinsIn(name), 2);
  put(stemsIn(`${family} ${shortDescription} ${features.join(' ')} ${values}`), 2);
  put(amounts(shortDescription), 2);
  put(attributeTerms(searched), 2);
  put(stemsIn(description), 2);
  for (const { key, unit, isFilter } of keys) {
    const value = isFilter ? specifications.get(key) : undefined;
    // Whole: a term that is cut would be another's.
    for (const text of value === undefined ? [] : filterTexts(value, unit))
      best.set(filterTerm(key, text), 2);
  }
  for (const year of updateYears(
    product.specifications,
    product.legalFacts ?? {},
    product.brandFacts ?? null,
  ))
    best.set(filterTerm(updatesFilter.key, String(year)), 2);
  put([sku, mpn ?? ''].flatMap(codeTerms), 2);
  put(ean === null || ean === '' ? [] : [`##${squashed(ean)}`, `#${squashed(ean)}`], 2);
  put(
    stemsIn(categoryName).map((stem) => `^${stem}`),
    1,
  );
  put(
    stemsIn(name)
      .slice(0, 1)
      .map((stem) => `<${stem}`),
    1,
  );
  return [...best].map(([term, rank]) => `${quoted(term)}:1${weights[rank]}`).join(' ');
}

const isWord = (word: string) => /^\p{L}{3,30}$/u.test(word.normalize('NFC'));

/** A product's words for corrections and completions, each with its best place. */
export function vocabularyOf({
  name,
  shortDescription,
  description,
  brand,
  categoryName,
  features,
}: SearchedProduct) {
  const featureNames = nameFeatures(features).map((feature) => feature.name);
  const texts: { text: string; rank: number }[] = [
    { text: `${headOf(name)} ${brand}`, rank: 0 },
    { text: `${name} ${categoryName}`, rank: 1 },
    { text: [shortDescription, ...featureNames].join(' '), rank: 2 },
    { text: description, rank: 3 },
  ];
  return texts.flatMap(({ text, rank }): VocabularyWord[] =>
    wordsIn(text.slice(0, maxTextLength))
      .filter(isWord)
      .map((word) => {
        const { skeleton, stem } = foldedWord(word);
        return {
          term: stem,
          skeleton,
          word: word.normalize('NFC'),
          rank: rank + (oblique.test(word) ? 4 : 0),
        };
      }),
  );
}

/** One row per term: the word from the best place, of several the shortest, of these the first in the alphabet. */
export function bestWords(words: readonly VocabularyWord[]): VocabularyWord[] {
  const best = new Map<string, VocabularyWord>();
  const isBetter = (one: VocabularyWord, other: VocabularyWord) =>
    one.rank !== other.rank
      ? one.rank < other.rank
      : one.word.length !== other.word.length
        ? one.word.length < other.word.length
        : one.word < other.word;
  for (const word of words) {
    const known = best.get(word.term);
    if (!known || isBetter(word, known)) best.set(word.term, word);
  }
  return [...best.values()];
}
