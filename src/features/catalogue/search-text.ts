import { quoted } from './quoted.ts';
import { stemOf } from './fold.ts';
import type { Excluded, ParsedQuery } from './parsed-query.ts';
import type { Alternative, WordGroup } from './search-words.ts';

/** A term in a `tsquery`, optionally only where it stands in one of these places. */
function termText(term: string, places = ''): string {
  const isPrefix = term.endsWith('*');
  const marks = `${isPrefix ? '*' : ''}${places}`;
  return quoted(isPrefix ? term.slice(0, -1) : term) + (marks === '' ? '' : `:${marks}`);
}

/** A group as the text of a `tsquery`, optionally only where its terms stand in one of these places. */
export function groupText({ alternatives }: WordGroup, places = ''): string {
  const ways = alternatives.map((terms) => `(${terms.map((term) => termText(term, places)).join(' & ')})`);
  return `(${[...new Set(ways)].join(' | ')})`;
}

/** The shortest query of which every product with such a code matches. */
const minCodeLength = 4;

/** What no result has: an attribute, or a word of its name, brand or category; mentions say too often «χωρίς». */
const excludedTexts = (excluded: readonly Excluded[]) =>
  excluded.map((one) => `!${'term' in one ? termText(one.term) : groupText(one.group, 'AB')}`);

/** A whole query as the text of a `tsquery`; undefined if it has no words. */
export function queryText({ groups, joined, code, required, excluded }: ParsedQuery): string | undefined {
  const filters = [...required.map((term) => termText(term)), ...excludedTexts(excluded)];
  const ways = [
    groups,
    ...joined.map(({ at, group }) => [...groups.slice(0, at), group, ...groups.slice(at + 2)]),
  ].filter((all) => all.length > 0);
  const words = ways.map((all) => `(${all.map((group) => groupText(group)).join(' & ')})`);
  const anyWay = words.length > 0 ? [`(${words.join(' | ')})`] : [];
  const all = [...anyWay, ...filters].join(' & ');
  const codes =
    code === ''
      ? []
      : [termText(`##${code}`), ...(code.length >= minCodeLength ? [termText(`#${code}*`)] : [])];
  const parts = [...(all === '' ? [] : [`(${all})`]), ...(all === '' ? [] : codes)];
  return parts.length === 0 ? undefined : parts.join(' | ');
}

/** A query of any of the words: what is closest when nothing has them all. */
export function anyText({ groups, raising, excluded }: ParsedQuery): string | undefined {
  const ways = [...groups, ...raising].map((group) => groupText(group));
  return ways.length === 0 ? undefined : [`(${ways.join(' | ')})`, ...excludedTexts(excluded)].join(' & ');
}

/** The ways to match a name: names have no codes. */
export const namedOf = ({ alternatives }: WordGroup) =>
  alternatives.filter((terms) => terms.every((term) => !term.startsWith('#')));

/** The stems of ways of a single word. */
export function stemsOfWays(ways: readonly Alternative[]): string[] {
  const stems = ways.flatMap(([term, ...more]) =>
    term === undefined || more.length > 0 || term.startsWith('@') ? [] : [stemOf(term.replace('*', ''))],
  );
  return [...new Set(stems)];
}

/** Every group of words that a product is scored by. */
export const scoredGroups = ({ groups, joined, raising }: ParsedQuery) => [
  ...groups,
  ...joined.map(({ group }) => group),
  ...raising,
];
