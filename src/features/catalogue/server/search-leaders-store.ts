import { sql, type RawBuilder } from 'kysely';
import type { ParsedQuery } from '../parsed-query.ts';
import { codesText, namedOf, scoredGroups } from '../search-text.ts';
import {
  bestPlaces,
  gainOf,
  hasCode,
  isAnyNamed,
  mentionsOf,
  scoreOf,
  tsquery,
  wordsOf,
} from './search-score-store.ts';

/**
 * What is known of a query's words before any product is scored, as one row. `leaders` is the tsquery of names that lead the
 * result: they have every word that any name has or, where one word is enough, two (their products are `leader_ids`). No other
 * product scores more than `highest`. With fewer such names than `to`, more than two words, or a code, all are scored
 * (`scores_all`). `is_settled`: all that do not lead score the same. `best`: where no name has both of two words, the names than
 * which none scores more.
 */
export function knownOf(parsed: ParsedQuery, matchesAny: boolean, to: number) {
  const groups = scoredGroups(parsed);
  const words = groups.map((group, index) => {
    const named = namedOf(group);
    const asked = named.length === 0 ? sql`''::tsquery` : wordsOf(named);
    const [isIn, query] = [sql.id(`in_name_${index}`), sql.id(`query_${index}`)];
    const isAsked = named.length === 0 ? sql`false` : isAnyNamed(named, query);
    const gain = sql`case when ${isIn} then ${sql.lit(gainOf(group))} end`;
    return { asked, query, isAsked, isIn, gain, best: bestPlaces(group) };
  });
  const pairs = words.flatMap((one, index) => words.slice(index + 1).map((other) => [one, other] as const));
  const leading = matchesAny
    ? sql.join(
        pairs.map(
          ([one, other]) =>
            sql`case when ${one.isIn} and ${other.isIn} then ${one.query} && ${other.query} else ''::tsquery end`,
        ),
        sql` || `,
      )
    : sql.join(
        words.map(({ isIn, query }) => sql`case when ${isIn} then ${query} else ''::tsquery end`),
        sql` && `,
      );
  const gains = sql.join(words.map(({ gain }) => gain));
  const sum = sql.join(
    words.map(({ gain }) => sql`coalesce(${gain}, 0)`),
    sql` + `,
  );
  const best = sql.join(
    words.map((one) => sql`case when ${one.gain} = greatest(${gains}) then ${one.best} else ''::tsquery end`),
    sql` || `,
  );
  const gained = matchesAny ? sql`greatest(${gains})` : sql`${sum} - least(${gains})`;
  const count = sql.join(
    words.map(({ isIn }) => sql`${isIn}::integer`),
    sql` + `,
  );
  const isOne = matchesAny ? sql`false` : sql`${count} <= 1`;
  // Three words in one name rarely stand in places so good that no product with two of them could be among the first.
  const isMuch = matchesAny ? sql`false` : sql`${count} > 2`;
  // Of words that are all wanted, few names have them all; of pairs the products are looked up again for each match.
  const leaders = sql`select product_id from product_search where name_terms @@ (select leaders from asked)`;
  const led = matchesAny
    ? sql`(select count(*) from leader_ids)`
    : sql`(with those as materialized (${leaders}) select count(*) from (select from those limit ${to}) first)`;
  return sql`asked as materialized (
    select *, ${leading} as leaders, ${isOne} as is_one, ${isMuch} as is_much,
      ${sql.lit(mentionsOf(parsed))} + coalesce(${gained}, 0) as highest,
      ${sql.lit(mentionsOf(parsed))} + ${sum} as highest_without_code, ${count} as in_names
    from (select *, ${sql.join(words.map(({ isAsked, isIn }) => sql`${isAsked} as ${isIn}`))},
        ${parsed.code === '' ? sql`false` : hasCode(parsed.code)} as has_code
      from (select ${sql.join(words.map(({ asked, query }) => sql`${asked} as ${query}`))} offset 0) one
      offset 0) two),
  ${matchesAny ? sql`leader_ids as materialized (${leaders}),` : sql``}
  known as materialized (
    select *, is_one or scores_all as is_settled${matchesAny ? sql`` : sql`, case when led = 0 then ${best} end as best`}
    from (
      select *, has_code or is_much or coalesce(led < ${to}, false) as scores_all
      from (select *, case when not (has_code or is_much or is_one) then ${led} end as led from asked) one
      offset 0) two)`;
}

/** A query if what is known of the words is so; otherwise null, which nothing matches. */
const queryIf = (is: RawBuilder<unknown>, query: RawBuilder<unknown>) =>
  sql`(select case when ${is} then ${query} end from known)`;

/**
 * The first `to` products of a query whose words are all wanted, as the row `named`, if they are known without scoring every
 * match: `first` has them, or is empty. `has_more`: others could be among them, so that all have to be scored. Reads `known`.
 * `best` are the products that are first among those with the same score, `further` is what else a product `s` has to be.
 */
export function firstOfSeveral(
  parsed: ParsedQuery,
  text: string,
  to: number,
  { best, further, byScore }: Record<'best' | 'further' | 'byScore', RawBuilder<unknown>>,
) {
  const columns = sql`s.product_id, s.worth, s.name_terms`;
  const ways = [
    // No name has any of the words: all matches score the same.
    sql`(select ${columns} from (${best}) s
      where (select not scores_all and in_names = 0 from known) and s.terms @@ ${tsquery(text)} and ${further}
      order by s.worth desc limit ${to})`,
  ];
  // Who has all words in the name matches; the names are then all that is read.
  if (parsed.required.length === 0 && parsed.excluded.length === 0 && parsed.groups.length > 0) {
    const isAllNamed = sql.join(
      parsed.groups.map((_, index) => sql.id(`in_name_${index}`)),
      sql` and `,
    );
    ways.push(sql`select ${columns} from product_search s
      where s.name_terms @@ ${queryIf(sql`not scores_all and ${isAllNamed}`, sql`leaders`)} and ${further}`);
  }
  ways.push(sql`(select ${columns} from (${best}) s
      where (select led = 0 from known) and s.name_terms @@ (select best from known) and s.terms @@ ${tsquery(text)} and ${further}
      order by s.worth desc limit ${to})`);
  if (parsed.code !== '')
    ways.push(sql`select ${columns} from product_search s
      where s.terms @@ ${queryIf(sql`has_code`, sql`${codesText(parsed, text)}::tsquery`)} and ${further}`);
  const score = scoreOf(parsed, { matchesAny: false, asksKnown: true });
  return sql`named as materialized (
    select case when is_full and is_first then first else '{}' end as first, is_full and not is_first and not has_code as has_more
    from (
      select first, has_code, cardinality(first) = ${to} as is_full,
        case when has_code then least > highest_without_code when led = 0 then least = highest
          else is_settled or least > highest end as is_first
      from known, (
        select coalesce(array_agg(s.product_id order by ${byScore}), '{}') as first, min(score) as least
        from (
          select s.product_id, s.worth, ${score} as score from (${sql.join(ways, sql` union all `)}) s
          order by ${byScore} limit ${to}) s
        offset 0) one
      offset 0) two)`;
}
