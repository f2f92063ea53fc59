import { plainText } from './fold.ts';
import type { PriceRange } from './price-range.ts';
import { attributes } from './search-attributes.ts';
import { squashed } from './search-document.ts';
import { readPrice } from './search-price.ts';
import { amountsIn } from './search-units.ts';
import {
  alternativesOf,
  codeOf,
  longestWord,
  indexesOf,
  stemsOf,
  stemsOfPhrase,
  stemTogether,
  stopWords,
  tokensOf,
  type Alternative,
  type Word,
  type WordGroup,
} from './search-words.ts';

export type SynonymRow = { word: string; meaning: string };

/** A filter that words of a query became. */
export type UnderstoodFilter = {
  id: string;
  label: string;
  kind: 'feature' | 'specification' | 'category' | 'price' | 'stock';
};

/** A query as the engine reads it. */
export type ParsedQuery = {
  groups: readonly WordGroup[];
  /** Neighbouring words written together, each in place of the two groups at its index. */
  joined: readonly { at: number; group: WordGroup }[];
  /** The whole query as a code, squashed. */
  code: string;
  /** Terms that every result has. */
  required: readonly string[];
  /** Groups that only raise the score. */
  raising: readonly WordGroup[];
  understood: readonly UnderstoodFilter[];
  inStock: boolean;
  /** In cents without VAT. */
  priceRange?: PriceRange | undefined;
  /** Whether anything can be searched for. */
  isEmpty: boolean;
  /** Words to mark in names. */
  words: readonly string[];
};

export type Understanding = {
  synonyms: readonly SynonymRow[];
  seesPrices: boolean;
  /** Whether who asks means prices with VAT. */
  readsGross?: boolean | undefined;
  /** Ids of understood filters that were removed. */
  without?: readonly string[] | undefined;
};

/** A search costs per letter: more would hardly narrow the result. */
const maxLetters = 100;
const maxWords = 6;

const purpose = new Set(['για', 'με', 'gia', 'me', 'for', 'with']);

const stockPattern = /(?<![\p{L}])(?:διαθεσιμ(?:α|εσ|η|ο|οι)|σε αποθεμα|ετοιμοπαραδοτ\p{L}+)(?![\p{L}])/u;

/** «2.8» without a unit is a lens. */
const bareDecimal = /(?<![\p{L}\p{N}.,])(\d[.,]\d)(?![\p{L}\p{N}.,])/u;

/** The ways of a synonym's meaning to match: of «NVR, DVR» either, of «ανιχνευτής κίνησης» both words. */
const meaningsOf = ({ meaning }: SynonymRow): Alternative[] =>
  meaning
    .split(',')
    .map((one) => stemsOfPhrase(one))
    .filter((stems) => stems.length > 0);

/** The smallest query that asks for an understood filter's own words as well. */
function raisingGroup(words: readonly Word[]): WordGroup {
  return {
    typed: words.map(({ typed }) => typed).join(' '),
    alternatives: words.flatMap(({ stems }) => [...stems].map((stem) => [stem])),
  };
}

/** Reads a query: filters that its words stand for, and the words that remain with all their ways to match. */
export function parseQuery(
  query: string,
  { synonyms, seesPrices, readsGross = false, without = [] }: Understanding,
): ParsedQuery {
  const limited = [...query.normalize('NFC')].slice(0, maxLetters).join('');
  const understood: UnderstoodFilter[] = [];
  const required: string[] = [];
  const raising: WordGroup[] = [];
  const removed = new Set(without);
  let priceRange: ParsedQuery['priceRange'];
  let inStock = false;
  // Only amounts and prices are looked for in the folded text; the words keep their letters for the other layout.
  let text = limited;
  const folded = plainText(limited);
  let rest = folded;
  const price = readPrice(rest, readsGross);
  if (price) {
    rest = price.rest;
    if (seesPrices && !removed.has('price')) {
      priceRange = price.range;
      understood.push({ id: 'price', label: price.label, kind: 'price' });
    }
  }
  if (stockPattern.test(rest)) {
    rest = rest.replace(stockPattern, ' ');
    inStock = !removed.has('stock');
    if (inStock) understood.push({ id: 'stock', label: 'διαθέσιμα', kind: 'stock' });
  }
  for (const { term, label, text: said } of amountsIn(rest).slice(0, 4)) {
    if (!rest.includes(said)) continue;
    rest = rest.replace(said, ' ');
    const id = term.slice(1);
    if (removed.has(id)) continue;
    required.push(term);
    raising.push({ typed: label, alternatives: [[term]] });
    understood.push({ id, label, kind: 'specification' });
  }
  const lens = bareDecimal.exec(rest);
  if (lens) {
    const digits = (lens[1] ?? '').replace(',', '.');
    rest = rest.replace(lens[0], ' ');
    if (!removed.has(`mm${digits}`)) {
      required.push(`@mm${digits}`);
      understood.push({ id: `mm${digits}`, label: `${digits.replace('.', ',')} mm`, kind: 'specification' });
    }
  }
  if (rest !== folded) text = rest;

  const tokens = tokensOf(text);
  const said = tokens.filter((token) => !stopWords.has(plainText(token)));
  const typed = (said.length > 0 || required.length > 0 || understood.length > 0 ? said : tokens).slice(
    0,
    maxWords,
  );
  const turn = tokens.findIndex((token) => purpose.has(plainText(token)));
  const headTokens = new Set(turn > 0 ? tokens.slice(0, turn) : []);
  let words = typed.map((token): Word => ({
    typed: token,
    stems: stemsOf(token),
    isHead: headTokens.has(token),
  }));

  for (const { id, label, kind, words: phrases } of attributes) {
    const indexes = phrases.map((phrase) => indexesOf(stemsOfPhrase(phrase), words)).find(Boolean);
    if (!indexes) continue;
    const its = indexes.map((index) => words[index]).filter((word) => word !== undefined);
    words = words.filter((_, at) => !indexes.includes(at));
    if (removed.has(id)) continue;
    required.push(`@${id}`);
    raising.push(raisingGroup(its));
    understood.push({ id, label, kind });
  }

  const groups: WordGroup[] = [];
  let left = words;
  for (const synonym of synonyms) {
    const stems = stemsOfPhrase(synonym.word);
    const indexes = indexesOf(stems, left) ?? indexesOf(stemTogether(synonym.word), left);
    if (!indexes) continue;
    const its = indexes.map((index) => left[index]).filter((word) => word !== undefined);
    left = left.filter((_, at) => !indexes.includes(at));
    const literal = its.length === 1 ? its.flatMap((word) => alternativesOf(word.typed)) : [[...stems]];
    groups.push({
      typed: its.map((word) => word.typed).join(' '),
      alternatives: [...meaningsOf(synonym), ...literal],
      isHead: its.some((word) => word.isHead),
    });
  }
  const first = groups.length;
  groups.push(
    ...left.map(({ typed: token, isHead }) => ({
      typed: token,
      alternatives: alternativesOf(token),
      isHead,
    })),
  );
  const joined = left.slice(1).map((word, index) => {
    const together = `${left[index]?.typed ?? ''}${word.typed}`.slice(0, 2 * longestWord);
    return { at: first + index, group: { typed: together, alternatives: alternativesOf(together) } };
  });
  const code = squashed(tokensOf(limited).map(codeOf).join(''));
  return {
    groups,
    joined,
    code: code.length >= 2 ? code : '',
    required,
    raising,
    understood,
    inStock,
    priceRange,
    isEmpty: groups.length === 0 && required.length === 0 && understood.length === 0,
    words: typed,
  };
}
