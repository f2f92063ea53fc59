import { sql, type RawBuilder } from 'kysely';
import type { ParsedQuery } from '../parsed-query.ts';
import { groupText, namedOf, scoredGroups, stemsOfWays } from '../search-text.ts';
import { searchWeights } from '../search-weights.ts';
import type { Alternative, WordGroup } from '../search-words.ts';

/** For a condition, a subselect: the plan, which cannot depend on it, uses the index. */
export const tsquery = (text: string) => sql`(select ${text}::tsquery)`;
const textOf = (alternatives: readonly Alternative[]) => tsquery(groupText({ typed: '', alternatives }));

/** For an expression: a parameter is read once, and costs nothing where it is not needed. */
const wordsOf = (alternatives: readonly Alternative[], place = '') =>
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

/** Whether a product `s` has these terms: looked up among all that do, because reading its long terms costs more. */
const isFound = (alternatives: readonly Alternative[]) =>
  sql`s.product_id in (select product_id from product_search where terms @@ ${textOf(alternatives)})`;

const hasCode = (code: string) => isAny(sql`s.terms @@ ${textOf([[`#${code}*`]])}`);

const weightOf = ({ isHead }: WordGroup) => (isHead ? searchWeights.headOfQuery : 1);
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
    return sql`case when ${name.isFirst} then ${sql.lit(weights.head + weights.firstWord + weights.wholeWord)} + ${category}
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
          sql`case when ${hasCode(code)} then
            case when ${isFound([[`##${code}`]])} then ${sql.lit(weights.exactCode)}
              when ${isFound([[`#${code}*`]])} then ${sql.lit(weights.partOfCode)} else 0 end
            else 0 end`,
        ];
  const all = [...codes, ...parts];
  return all.length === 0 ? undefined : sql.join(all, sql` + `);
}
