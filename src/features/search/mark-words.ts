import { foldGreek } from '#shared/greek-letters.ts';

/** A part of a text; `at` is its place in it. */
export type Part = { at: number; text: string; isMarked: boolean };

const letter = /\p{L}/u;
const digit = /\d/;

/** Whether two neighbouring characters belong to one word or to one number. */
const isJoined = (one = '', next = '') =>
  (letter.test(one) && letter.test(next)) || (digit.test(one) && digit.test(next));

/** Folds each character by itself, so that places in the result are places in the text. */
const foldInPlace = (text: string) =>
  Array.from({ length: text.length }, (_, at) => {
    const folded = foldGreek(text.charAt(at));
    return folded.length === 1 ? folded : text.charAt(at);
  }).join('');

/** Whether a word stands at a place of a folded text: at a word's beginning, and a number whole. */
function standsAt(folded: string, word: string, at: number): boolean {
  const end = at + word.length;
  if (isJoined(folded[at - 1], folded[at])) return false;
  return !(digit.test(folded[end - 1] ?? '') && digit.test(folded[end] ?? ''));
}

/** Splits a text into parts that match one of the words, without regard to accents and capitals, and the others. */
export function markWords(text: string, words: readonly string[]): Part[] {
  const folded = foldInPlace(text);
  const isMarked = Array.from({ length: text.length }, () => false);
  const wanted = words.map(foldGreek).filter((word) => word.length > 1 || digit.test(word));
  for (const word of wanted) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      if (standsAt(folded, word, at)) isMarked.fill(true, at, at + word.length);
    }
  }
  const parts: Part[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = parts.at(-1);
    const marked = isMarked[at] ?? false;
    if (last && last.isMarked === marked) last.text += text.charAt(at);
    else parts.push({ at, text: text.charAt(at), isMarked: marked });
  }
  return parts;
}
