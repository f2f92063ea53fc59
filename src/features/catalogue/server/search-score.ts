import { sql, type RawBuilder } from 'kysely';
import { stemOf } from '../fold.ts';
import type { ParsedQuery } from '../search-query.ts';
import { groupText } from '../search-text.ts';
import { searchWeights } from '../search-weights.ts';
import type { Alternative, WordGroup } from '../search-words.ts';

/** A subselect: the text is read once instead of for each product, and the plan, which cannot depend on it, uses the index. */
export const tsquery = (text: string) => sql`(select ${text}::tsquery)`;
const textOf = (alternatives: readonly Alternative[], place = '') =>
  tsquery(groupText({ typed: '', alternatives }, place));

const isInName = (ways: readonly Alternative[], place = '') =>
  ways.length === 0 ? sql`false` : sql`s.name_terms @@ ${textOf(ways, place)}`;

const when = (is: RawBuilder<unknown>, weight: number) =>
  sql`case when ${is} then ${sql.lit(weight)} else 0 end`;

/** The ways to match a name: names have no codes. */
const namedOf = ({ alternatives }: WordGroup) =>
  alternatives.filter((terms) => terms.every((term) => !term.startsWith('#')));

/** How a group of words can match a product's name. */
function namePartsOf(group: WordGroup) {
  const named = namedOf(group);
  const stems = new Set(
    named.flatMap(([term, ...more]) =>
      term === undefined || more.length > 0 || term.startsWith('@') ? [] : [stemOf(term.replace('*', ''))],
    ),
  );
  const marked = (mark: string) => isInName([...stems].map((stem) => [`${mark}${stem}`]));
  return {
    named,
    stems: [...stems],
    isInHead: isInName(named, 'A'),
    isInName: isInName(named),
    isOfCategory: marked('^'),
    isFirst: marked('<'),
    isWhole: marked(''),
  };
}

/** Every group of words that a product is scored by. */
const scoredGroups = ({ groups, joined, raising }: ParsedQuery) => [
  ...groups,
  ...joined.map(({ group }) => group),
  ...raising,
];

/** Whether any product `s` is so. They are counted, for which the planner uses the index; for `exists` it may read the table. */
const isAny = (is: RawBuilder<unknown>) => sql`(select count(*) > 0 from product_search s where ${is})`;

/** Whether a product `s` has these terms: looked up among all that do, because reading its long terms costs more. */
const isFound = (alternatives: readonly Alternative[]) =>
  sql`s.product_id in (select product_id from product_search where terms @@ ${textOf(alternatives)})`;

const hasCode = (code: string) => isAny(sql`s.terms @@ ${textOf([[`#${code}*`]])}`);

/** The score of a product `s`: for each group of words its best place (see `searchWeights`). Undefined without words. */
export function scoreOf(parsed: ParsedQuery, matchesAny: boolean) {
  const weights = searchWeights;
  const parts = scoredGroups(parsed).map((group) => {
    const name = namePartsOf(group);
    const mention = matchesAny
      ? when(isFound(group.alternatives), weights.mention)
      : sql.lit(weights.mention);
    const category = when(name.isOfCategory, weights.category);
    // A name's first word stands whole in its head: most matches of frequent words are settled by two comparisons.
    return sql`case
      when ${name.isFirst} then ${sql.lit(weights.head + weights.firstWord + weights.wholeWord)} + ${category}
      when ${name.isInHead} then ${sql.lit(weights.head)} + ${category} + ${when(name.isWhole, weights.wholeWord)}
      when ${name.isInName} then ${sql.lit(weights.name)} + ${category} + ${when(name.isWhole, weights.wholeWord)}
      else ${mention} end * ${sql.lit(group.isHead ? weights.headOfQuery : 1)}`;
  });
  const { code } = parsed;
  // Whether any product has the code is asked once: most queries are words.
  const codes =
    code === ''
      ? []
      : [
          sql`case when ${hasCode(code)} then
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
 * The `tsquery` of the names with the highest score that a query of one word can have: the word is in the head of the name, and
 * stands in every other place where any product has it. Undefined for other queries; null if products have it as a code.
 */
export function bestNames(parsed: ParsedQuery): RawBuilder<unknown> | undefined {
  const [group, ...more] = scoredGroups(parsed);
  if (!group || more.length > 0) return undefined;
  const { stems, named } = namePartsOf(group);
  if (named.length === 0 || !stems.every(isListed)) return undefined;
  const marked = (mark: string) => textOf(stems.map((stem) => [`${mark}${stem}`]));
  const head = textOf(named, 'A');
  const ifAny = (bits: number, mark: string) =>
    stems.length === 0
      ? head
      : sql`case when places & ${sql.lit(bits)} <> 0 then ${head} && ${marked(mark)} else ${head} end`;
  const noCode = parsed.code === '' ? sql`true` : sql`not ${hasCode(parsed.code)}`;
  return sql`(select ${ifAny(place.category, '^')} && ${ifAny(place.first, '<')} && ${ifAny(place.name, '')}
    from (select coalesce(bit_or(places), 0) as places from vocabulary where term = any(${stems}::text[])) known
    where ${noCode})`;
}

/**
 * Whether no product has a query of one word in its name, so that all results have the same score; asked of an index. Undefined
 * for other queries.
 */
export function isInNoName(parsed: ParsedQuery): RawBuilder<unknown> | undefined {
  const [group, ...more] = scoredGroups(parsed);
  if (!group || more.length > 0) return undefined;
  const named = namedOf(group);
  const noName = named.length === 0 ? sql`true` : sql`not ${isAny(isInName(named))}`;
  return parsed.code === '' ? noName : sql`not ${hasCode(parsed.code)} and ${noName}`;
}
