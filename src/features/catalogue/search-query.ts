import { plainText } from './fold.ts';
import type { Need } from './needs.ts';
import { readNegations } from './negations.ts';
import type { Excluded, ParsedQuery, SynonymRow, UnderstoodFilter } from './parsed-query.ts';
import { meaningsOf, readWords } from './read-words.ts';
import { attributes } from './search-attributes.ts';
import { squashed } from './search-document.ts';
import { readPrice, withoutPriceWords } from './search-price.ts';
import { amountsIn } from './search-units.ts';
import { needWithout, needsIn, notSoldIn } from './spoken-phrases.ts';
import {
  alternativesOf,
  codeOf,
  indexesOf,
  stemsOf,
  stemsOfPhrase,
  tokensOf,
  type Word,
  type WordGroup,
} from './search-words.ts';

export type Understanding = {
  synonyms: readonly SynonymRow[];
  seesPrices: boolean;
  /** Whether who asks means prices with VAT. */
  readsGross?: boolean | undefined;
  /** Ids of understood filters that were removed. */
  without?: readonly string[] | undefined;
  /** The shop's own words: no needs are read from them. */
  isOwn?: boolean | undefined;
};

/** A search costs per letter: more would hardly narrow the result. */
const maxLetters = 100;

const stockPattern = /(?<![\p{L}])(?:διαθεσιμ(?:α|εσ|η|ο|οι)|σε αποθεμα|ετοιμοπαραδοτ\p{L}+)(?![\p{L}])/u;

/** «2.8» without a unit is a lens. */
const bareDecimal = /(?<![\p{L}\p{N}.,])(\d[.,]\d)(?![\p{L}\p{N}.,])/u;

/** Reads a query: filters that its words stand for, and the words that remain with all their ways to match. */
export function parseQuery(
  query: string,
  { synonyms, seesPrices, readsGross = false, without = [], isOwn = false }: Understanding,
): ParsedQuery {
  const limited = [...query.normalize('NFC')].slice(0, maxLetters).join('');
  const understood: UnderstoodFilter[] = [];
  const required: string[] = [];
  const raising: WordGroup[] = [];
  const excluded: Excluded[] = [];
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
  const unpriced = withoutPriceWords(rest);
  rest = unpriced ?? rest;
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

  const all = tokensOf(text);
  const { wanted, unwanted } = readNegations(all, lengthOfOne);
  let missing: Need | undefined;
  for (const thing of unwanted) {
    const said = thing.join(' ');
    const id = `no-${squashed(plainText(said))}`;
    const isRemoved = removed.has(id);
    const words = stemsOfTokens(thing);
    const called = synonyms.filter(({ word }) => isSaid([word], words)).flatMap(meaningsOf);
    const lacking = needWithout(thing)?.row;
    const opposite = attributes.find(({ opposites = [] }) => isSaid(opposites, words));
    const attribute = attributes.find((one) => isSaid(one.words, words));
    if (isRemoved) continue;
    if (lacking) {
      missing ??= lacking;
      understood.push({ id, label: lacking.label, kind: 'need' });
    } else if (opposite) {
      required.push(`@${opposite.id}`);
      understood.push({ id, label: `όχι ${said}`, kind: 'excluded' });
    } else {
      excluded.push(
        attribute
          ? { term: `@${attribute.id}` }
          : { group: { typed: said, alternatives: [...called, ...thing.flatMap(alternativesOf)] } },
      );
      understood.push({ id, label: `όχι ${said}`, kind: 'excluded' });
    }
  }
  const code = squashed(tokensOf(limited).map(codeOf).join(''));
  const base = {
    synonyms,
    removed,
    required,
    raising,
    excluded,
    understood,
    inStock,
    priceRange,
    hidesPrices: (price !== undefined || unpriced !== undefined) && !seesPrices,
    code: code.length >= 2 && unwanted.length === 0 ? code : '',
  };
  const restOf = (indexes: readonly number[]) =>
    readWords(
      wanted.filter((_, at) => !indexes.includes(at)),
      base,
      true,
    );
  const parsed = readWords(wanted, base);
  if (isOwn) return parsed;
  const foreign = notSoldIn(all);
  if (foreign && !removed.has(foreign.row.id))
    return {
      ...parsed,
      notSold: {
        row: foreign.row,
        rest: readWords(
          wanted.filter((token) => !foreign.indexes.some((index) => all[index] === token)),
          base,
          true,
        ),
      },
    };
  const said = needsIn(wanted, removed);
  const need = missing ?? said[0]?.row;
  if (!need) return parsed;
  const others = restOf(said.flatMap(({ indexes }) => indexes));
  return { ...parsed, isEmpty: false, need: { need, rest: others, isMissing: missing !== undefined } };
}

const stemsOfTokens = (tokens: readonly string[]) =>
  tokens.map((typed): Word => ({ typed, stems: stemsOf(typed), isHead: false }));

/** Whether the words say one of these phrases, and nothing else. */
const isSaid = (phrases: readonly string[], words: readonly Word[]) =>
  phrases.some((phrase) => indexesOf(stemsOfPhrase(phrase), words)?.length === words.length);

/** How many of the first words are one attribute or one thing that can be missing. */
function lengthOfOne(following: readonly string[]): number {
  for (const length of [3, 2, 1]) {
    const first = following.slice(0, length);
    if (first.length < length) continue;
    const said = stemsOfTokens(first);
    const isAttribute = attributes.some(({ words, opposites = [] }) =>
      isSaid([...words, ...opposites], said),
    );
    if (isAttribute || needWithout(first)?.indexes.length === length) return length;
  }
  return 0;
}
