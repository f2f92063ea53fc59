import { sql, type RawBuilder } from 'kysely';
import type { ParsedQuery } from '../parsed-query.ts';
import { groupText, namedOf, scoredGroups, stemsOfWays } from '../search-text.ts';
import { searchWeights } from '../search-weights.ts';
import type { Alternative, WordGroup } from '../search-words.ts';

/** For a condition, a subselect: the plan, which cannot depend on it, uses the index. */
export const tsquery = (text: string) => sql`(select ${text}::tsquery)`;
export const textOf = (alternatives: readonly Alternative[]) =>
  tsquery(groupText({ typed: '', alternatives }));

/** For an expression: a parameter is read once, and costs nothing where it is not needed. */
export const wordsOf = (alternatives: readonly Alternative[], place = '') =>
  sql`${groupText({ typed: '', alternatives }, place)}::tsquery`;

const isInName = (ways: readonly Alternative[], place = '') =>
  ways.length === 0 ? sql`false` : sql`s.name_terms @@ ${wordsOf(ways, place)}`;

const when = (is: RawBuilder<unknown>, weight: number) =>
  sql`case when ${is} then ${sql.lit(weight)} else 0 end`;

/** How a group of words can match a product's name. */
function namePartsOf(group: WordGroup) {
  const named = namedOf(group);
  const stems = stemsOfWays(named);
  const marked = (mark: string) => isInName(stems.map((stem) => [`${mark}${stem}`]));
  return {
    named,
    stems,
    isInHead: isInName(named, 'A'),
    isInName: isInName(named),
    isOfCategory: marked('^'),
    isFirst: marked('<'),
    isWhole: marked(''),
  };
}

/**
 * Whether any product `s` is so. Of what is materialized the planner expects every row and uses the index, and one row is read;
 * for `exists` alone it may read the table from its beginning.
 */
const isAny = (is: RawBuilder<unknown>) =>
  sql`(with those as materialized (select from product_search s where ${is}) select exists (select from those))`;

/** Whether a product leads (see `knownOf`). */
const isLeader = sql`name_terms @@ (select leaders from known)`;

/** Whether a product `s` has these terms: looked up among all that do, because reading its long terms costs more. */
const isFound = (alternatives: readonly Alternative[], among = sql`true`) =>
  sql`s.product_id in (select product_id from product_search where terms @@ ${textOf(alternatives)} and ${among})`;

export const hasCode = (code: string) => isAny(sql`s.terms @@ ${textOf([[`#${code}*`]])}`);

const weightOf = ({ isHead }: WordGroup) => (isHead ? searchWeights.headOfQuery : 1);
const mentionOf = (group: WordGroup) => searchWeights.mention * weightOf(group);
/** What a place in a name can add to a mention, at most. */
export const gainOf = (group: WordGroup) => {
  const { head, firstWord, wholeWord, category } = searchWeights;
  return (head + firstWord + wholeWord + category) * weightOf(group) - mentionOf(group);
};
/** The names in which it adds the most. */
export function bestPlaces(group: WordGroup) {
  const stems = stemsOfWays(namedOf(group));
  const marked = (mark: string) => wordsOf(stems.map((stem) => [`${mark}${stem}`]));
  return stems.length === 0 ? sql`''::tsquery` : sql`(${marked('<')} && ${marked('^')})`;
}
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** What a product scores that only mentions all words. */
export const mentionsOf = (parsed: ParsedQuery) => sumOf(scoredGroups(parsed).map(mentionOf));

/** What is asked once of all names, in the row `known`: whether any has a group of words, whether any product has the code. */
const isInNames = (index: number) => sql`(select ${sql.id(`in_name_${index}`)} from known)`;
const isCodeKnown = sql`(select has_code from known)`;

/**
 * The score of a product `s`: for each group of words its best place (see `searchWeights`). Undefined without words. With
 * `asksKnown` it reads the row `known`; with `isLeader` it is right for leaders alone.
 */
export function scoreOf(
  parsed: ParsedQuery,
  {
    matchesAny,
    asksKnown,
    isLeader: leads = false,
  }: { matchesAny: boolean; asksKnown: boolean; isLeader?: boolean },
) {
  const weights = searchWeights;
  const parts = scoredGroups(parsed).map((group, index) => {
    const name = namePartsOf(group);
    const mention = matchesAny
      ? when(isFound(group.alternatives, leads ? isLeader : undefined), weights.mention)
      : sql.lit(weights.mention);
    const category = when(name.isOfCategory, weights.category);
    const noName = asksKnown ? sql`when not ${isInNames(index)} then ${mention}` : sql``;
    // A name's first word stands whole in its head: most matches of frequent words are settled by two comparisons.
    return sql`case ${noName}
      when ${name.isFirst} then ${sql.lit(weights.head + weights.firstWord + weights.wholeWord)} + ${category}
      when not ${name.isInName} then ${mention}
      when ${name.isInHead} then ${sql.lit(weights.head)} + ${category} + ${when(name.isWhole, weights.wholeWord)}
      else ${sql.lit(weights.name)} + ${category} + ${when(name.isWhole, weights.wholeWord)} end * ${sql.lit(weightOf(group))}`;
  });
  const { code } = parsed;
  // Whether any product has the code is asked once: most queries are words.
  const codes =
    code === ''
      ? []
      : [
          sql`case when ${asksKnown ? isCodeKnown : hasCode(code)} then
            case when ${isFound([[`##${code}`]])} then ${sql.lit(weights.exactCode)}
              when ${isFound([[`#${code}*`]])} then ${sql.lit(weights.partOfCode)} else 0 end
            else 0 end`,
        ];
  const all = [...codes, ...parts];
  return all.length === 0 ? undefined : sql.join(all, sql` + `);
}

/** The bits of `vocabulary.places`. */
const place = { name: 1, category: 2, first: 4 } as const;
/** Words that the vocabulary has, if any product has them. */
const isListed = (stem: string) => /^[a-z]{3,}$/.test(stem);

/**
 * Whether any name has one of these words, or had it: looked up in the vocabulary, where a frequent word is found as fast as a
 * rare one, and among the names if it is not there, where words with digits are.
 */
export function isAnyNamed(named: readonly Alternative[], query: RawBuilder<unknown>) {
  const terms = named.flatMap(([term, ...more]) => (term === undefined || more.length > 0 ? [] : [term]));
  const listed = terms.filter((term) => isListed(term.replace('*', '')));
  const isAmongNames = isAny(sql`s.name_terms @@ ${query}`);
  if (listed.length === 0) return isAmongNames;
  // In the order of the letters, every continuation of a word is before its continuation by the sign after z.
  const [first, last] = [
    listed.map((term) => term.replace('*', '')),
    listed.map((term) => term.replace('*', '{')),
  ];
  // Joined, a small vocabulary would be read as a whole for each word, and not its index.
  return sql`case when exists (select from unnest(${first}::text[], ${last}::text[]) as word (first, last) where
      (select true from vocabulary where term between first and last and places & ${sql.lit(place.name)} <> 0 limit 1))
    then true else ${isAmongNames} end`;
}

/**
 * The `tsquery` of the names with the highest score that a query of one word can have: the word is in the head of the name, and
 * stands in every other place where any product has it. Undefined for other queries; null if products have it as a code.
 */
export function bestNames(parsed: ParsedQuery): RawBuilder<unknown> | undefined {
  const [group, ...more] = scoredGroups(parsed);
  if (!group || more.length > 0) return undefined;
  const { stems, named } = namePartsOf(group);
  if (named.length === 0 || !stems.every(isListed)) return undefined;
  const marked = (mark: string) => wordsOf(stems.map((stem) => [`${mark}${stem}`]));
  const head = wordsOf(named, 'A');
  const ifAny = (bits: number, mark: string) =>
    stems.length === 0
      ? head
      : sql`case when places & ${sql.lit(bits)} <> 0 then ${head} && ${marked(mark)} else ${head} end`;
  const noCode = parsed.code === '' ? sql`true` : sql`not ${hasCode(parsed.code)}`;
  return sql`(select ${ifAny(place.category, '^')} && ${ifAny(place.first, '<')} && ${ifAny(place.name, '')}
    from (select coalesce(bit_or(places), 0) as places from vocabulary where term = any(${stems}::text[])) known
    where ${noCode})`;
}
