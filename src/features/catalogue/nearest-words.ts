import { foldGreek } from '#shared/greek-letters.ts';
import { otherLayout, readingsOf, stemOf } from './fold.ts';

/** A word of the shop: its stem, its skeleton, how it is written, and its best place (0 head of the name … 3 long text). */
export type KnownWord = { term: string; skeleton: string; word: string; rank: number };

/**
 * The number of single changes (a letter more, less, another, or two exchanged) that turn one word into another; `most` + 1
 * if there are more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    let least = at;
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      let cost = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + (isSame ? 0 : 1));
      const isExchanged = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      if (isExchanged) cost = Math.min(cost, (before[to - 2] ?? 0) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = row;
    row = next;
  }
  return Math.min(row[other.length] ?? 0, most + 1);
}

/** The letters of a word as bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

type Form = { text: string; letters: number };
const formOf = (text: string): Form => ({ text, letters: lettersOf(text) });

/** The distance of two words if it is at most `most`. A change alters at most two of a word's letters: most words are not compared. */
function nearness(one: Form, other: Form, most: number): number | undefined {
  if (Math.abs(one.text.length - other.text.length) > most) return undefined;
  if (countBits(one.letters ^ other.letters) > 2 * most) return undefined;
  const distance = editDistance(one.text, other.text, most);
  return distance <= most ? distance : undefined;
}

/** Endings of one word in its genders and numbers, which leave the accent on its syllable. */
const endings: Readonly<Record<string, readonly string[]>> = {
  ος: ['ος', 'η', 'ο', 'α', 'οι', 'ες'],
  η: ['ος', 'η', 'ο', 'α', 'οι', 'ες'],
  ο: ['ος', 'η', 'ο', 'α', 'οι', 'ες'],
  α: ['α', 'ες'],
};
const endingIn = (word: string, possible: readonly string[]) =>
  possible.toSorted((one, other) => other.length - one.length).find((ending) => word.endsWith(ending));
const accented: Readonly<Record<string, string>> = { α: 'ά', ε: 'έ', η: 'ή', ι: 'ί', ο: 'ό' };

/** A known word in the form of the one that was typed: «φωτεινός» for «φοτινή» is «φωτεινή». */
export function inFormOf(typed: string, known: string): string {
  const ending = endingIn(foldGreek(known), Object.keys(endings).map(foldGreek));
  const possible = ending === undefined ? [] : (endings[ending === 'οσ' ? 'ος' : ending] ?? []);
  const other = endingIn(foldGreek(typed), possible.map(foldGreek));
  if (ending === undefined || other === undefined || other === ending) return known;
  const stem = known.slice(0, -ending.length);
  const isAccented = foldGreek(known.slice(-ending.length)) !== known.slice(-ending.length).replace('ς', 'σ');
  const written = other.replace('οσ', 'ος').replace('εσ', 'ες');
  if (!isAccented) return stem + written;
  return stem + (written === 'οι' ? 'οί' : (accented[written.charAt(0)] ?? '') + written.slice(1));
}

/** How many errors a folded word may have: none in few letters, one up to seven, two in longer ones. */
const allowed = (letters: number, least: number) => (letters < least ? 0 : letters < 8 ? 1 : 2);

/** Errors of a layout that was also wrong are looked for in long words only. */
const longWord = 7;

/** The known words nearest to a typed one, best first; at most three, none if the word is too short or too different. */
export function nearestWords(typed: string, known: readonly KnownWord[]): KnownWord[] {
  const letters = typed.replace(/[^\p{L}\p{N}]/gu, '');
  if (letters.length < 4) return [];
  const layout = letters.length < longWord ? undefined : otherLayout(typed);
  const forms = [...readingsOf(letters), ...(layout === undefined ? [] : readingsOf(layout).slice(0, 1))].map(
    (skeleton) => ({ skeleton: formOf(skeleton), stem: formOf(stemOf(skeleton)) }),
  );
  const found = known.flatMap((word) => {
    const [term, whole] = [formOf(word.term), formOf(word.skeleton)];
    const distances = forms
      .flatMap(({ skeleton, stem }) => [
        nearness(stem, term, allowed(term.text.length, 5)),
        nearness(skeleton, whole, allowed(whole.text.length, 5)),
      ])
      .filter((distance) => distance !== undefined);
    return distances.length === 0 ? [] : [{ word, distance: Math.min(...distances) }];
  });
  return found
    .toSorted(
      (one, other) =>
        one.distance - other.distance ||
        one.word.rank - other.word.rank ||
        (one.word.term < other.word.term ? -1 : 1),
    )
    .slice(0, 3)
    .map(({ word }) => word);
}
