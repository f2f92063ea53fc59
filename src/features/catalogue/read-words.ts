import { plainText } from './fold.ts';
import type { ParsedQuery, SynonymRow } from './parsed-query.ts';
import { attributes } from './search-attributes.ts';
import {
  alternativesOf,
  indexesOf,
  maxWordLength,
  stemsOf,
  stemsOfPhrase,
  stemTogether,
  stopWords,
  type Alternative,
  type Word,
  type WordGroup,
} from './search-words.ts';

const maxWords = 6;

const purpose = new Set(['για', 'με', 'gia', 'me', 'for', 'with']);

/** The ways of a synonym's meaning to match: of «NVR, DVR» either, of «ανιχνευτής κίνησης» both words. */
export const meaningsOf = ({ meaning }: SynonymRow): Alternative[] =>
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

type Base = Pick<
  ParsedQuery,
  'required' | 'raising' | 'excluded' | 'understood' | 'inStock' | 'priceRange' | 'code' | 'hidesPrices'
> & { synonyms: readonly SynonymRow[]; removed: ReadonlySet<string> };

/** Reads the words that are wanted: attributes become filters, the others are searched; those of a rest may all say nothing. */
export function readWords(tokens: readonly string[], base: Base, isRest = false): ParsedQuery {
  const { synonyms, removed, code, inStock, priceRange, excluded, hidesPrices } = base;
  const required = [...base.required];
  const raising = [...base.raising];
  const understood = [...base.understood];
  const said = tokens.filter((token) => !stopWords.has(plainText(token)));
  const typed = (
    isRest || said.length > 0 || required.length > 0 || understood.length > 0 ? said : tokens
  ).slice(0, maxWords);
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
    const together = `${left[index]?.typed ?? ''}${word.typed}`.slice(0, 2 * maxWordLength);
    return { at: first + index, group: { typed: together, alternatives: alternativesOf(together) } };
  });
  return {
    groups,
    joined,
    code,
    required,
    excluded,
    hidesPrices,
    raising,
    understood,
    inStock,
    priceRange,
    isEmpty: groups.length === 0 && required.length === 0 && understood.length === 0,
    words: typed,
  };
}
