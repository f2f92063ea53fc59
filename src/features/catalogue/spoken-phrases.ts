import { otherLayout, plainText, readingsOf, skeletonOf, stemOf } from './fold.ts';
import { needs, type Need } from './needs.ts';
import { notSold, type NotSold } from './not-sold.ts';
import { stopWords } from './search-words.ts';

type Part = { skeleton: string; stem: string; isPrefix: boolean; start: string };
type Phrase = readonly Part[];

const minStem = 4;

const beginning = (skeleton: string) => skeleton.slice(0, 2);

function partOf(word: string): Part {
  const isPrefix = word.endsWith('*');
  const skeleton = skeletonOf(word.replace('*', ''));
  const stem = stemOf(skeleton);
  // A short stem is that of too many words.
  return { skeleton, stem: stem.length < minStem ? '' : stem, isPrefix, start: beginning(skeleton) };
}

const phrasesOf = (words: string): Phrase[] =>
  words
    .split(', ')
    .filter(Boolean)
    .map((phrase) => phrase.split(' ').map(partOf));

type Said = { skeletons: readonly string[]; stems: readonly string[] };

const saidOf = (token: string): Said => {
  const layout = otherLayout(token);
  const skeletons = [...readingsOf(token), ...(layout === undefined ? [] : readingsOf(layout).slice(0, 1))];
  return { skeletons, stems: skeletons.map(stemOf) };
};

const says = ({ skeletons, stems }: Said, { skeleton, stem, isPrefix }: Part) =>
  isPrefix
    ? skeletons.some((one) => one.startsWith(skeleton))
    : skeletons.includes(skeleton) || (stem !== '' && stems.includes(stem));

/** What is said, and how its words begin: most phrases begin otherwise, and are not compared. */
function hear(tokens: readonly string[]) {
  const said = tokens.map(saidOf);
  return { said, beginnings: new Set(said.flatMap(({ skeletons }) => skeletons.map(beginning))) };
}
type Heard = ReturnType<typeof hear>;

/** The indexes of the words that say one of the phrases, each its own; undefined if one is missing. */
function saysAny(phrases: readonly Phrase[], { said, beginnings }: Heard): number[] | undefined {
  for (const phrase of phrases) {
    if (!phrase.every(({ start }) => beginnings.has(start))) continue;
    const indexes = indexesIn(phrase, said);
    if (indexes) return indexes;
  }
  return undefined;
}

function indexesIn(phrase: Phrase, said: readonly Said[]): number[] | undefined {
  const indexes: number[] = [];
  for (const part of phrase) {
    const index = said.findIndex((one, at) => says(one, part) && !indexes.includes(at));
    if (index < 0) return undefined;
    indexes.push(index);
  }
  return indexes;
}

const spokenOf = <Row extends { words: string }>(rows: readonly Row[]) =>
  rows.map((row) => ({ row, phrases: phrasesOf(row.words) }));
const spokenNeeds = spokenOf(needs);
const spokenNotSold = spokenOf(notSold);
const missing = needs.flatMap((need) =>
  need.missing === undefined ? [] : [{ need, phrases: phrasesOf(need.missing) }],
);

/** A row of which a phrase is said, and the words that say it. */
export type Spoken<Row> = { row: Row; indexes: readonly number[] };

/** Every need that the words say, the first that counts first; `ids` of those that are not looked for. */
export function needsIn(tokens: readonly string[], ids: ReadonlySet<string>): Spoken<Need>[] {
  const heard = hear(tokens);
  return spokenNeeds.flatMap(({ row, phrases }) => {
    if (ids.has(row.id)) return [];
    const indexes = saysAny(phrases, heard);
    return indexes ? [{ row, indexes }] : [];
  });
}

/** The need of those who have no such thing: «χωρίς ρεύμα». */
export function needWithout(tokens: readonly string[]): Spoken<Need> | undefined {
  const heard = hear(tokens);
  for (const { need, phrases } of missing) {
    const indexes = saysAny(phrases, heard);
    if (indexes) return { row: need, indexes };
  }
  return undefined;
}

/** What the words ask for that many shops do not sell. */
export function notSoldIn(tokens: readonly string[]): Spoken<NotSold> | undefined {
  const heard = hear(tokens);
  const first = tokens.findIndex((token) => !stopWords.has(plainText(token)));
  for (const { row, phrases } of spokenNotSold) {
    const indexes = saysAny(phrases, heard);
    if (indexes && (!row.isService || indexes.includes(first))) return { row, indexes };
  }
  return undefined;
}
