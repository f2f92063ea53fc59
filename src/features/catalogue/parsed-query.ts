import type { Need } from './needs.ts';
import type { NotSold } from './not-sold.ts';
import type { PriceRange } from './price-range.ts';
import type { WordGroup } from './search-words.ts';

export type SynonymRow = { word: string; meaning: string };

/** A filter that words of a query became. */
export type UnderstoodFilter = {
  id: string;
  label: string;
  kind: 'feature' | 'specification' | 'category' | 'price' | 'stock' | 'excluded' | 'need';
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
  /** What no result has: a term of its own, or words that stand in its name. */
  excluded: readonly Excluded[];
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
  /** A need that the query says, and the query without its words. */
  need?: { need: Need; rest: ParsedQuery; isMissing: boolean } | undefined;
  /** What many shops do not sell, and the query without its words. */
  notSold?: { row: NotSold; rest: ParsedQuery } | undefined;
  /** It speaks of prices, which who asks does not see. */
  hidesPrices: boolean;
};

/** What no result has: a term, or the ways to match a word that stands in a name. */
export type Excluded = { term: string } | { group: WordGroup };
