import { foldedWord, readingsOf, stemOf } from '#features/catalogue/fold.ts';

/** A message as the bot reads it: its words in order, each with the skeletons that it may stand for. */
export type ReadMessage = { text: string; words: readonly (readonly string[])[]; isEnglish: boolean };

const englishWords = new Set(
  'the is are you does what where when how can have need your and there please speak open'.split(' '),
);

/** Reads a message: words in Greek, Greeklish or English, without regard to accents and capitals. */
export function readMessage(text: string): ReadMessage {
  const typed = text.match(/[\p{L}\p{N}]+(?:[\p{L}\p{N}'’]*[\p{L}\p{N}])?/gu) ?? [];
  const isLatin = !/\p{Script=Greek}/u.test(text);
  const isEnglish = isLatin && typed.some((word) => englishWords.has(word.toLowerCase()));
  return { text, words: typed.map((word) => readingsOf(word)), isEnglish };
}

/** How many more letters than its stem a word of the same family has at most. */
const maxEndingLength = 4;

/**
 * Whether a word of a message is one of a table: in any inflection; if the table's begins with «=», in that form alone; if
 * it ends with «*», any word that begins with it.
 */
function isWord(readings: readonly string[], wanted: string): boolean {
  if (wanted.endsWith('*')) {
    const { skeleton } = foldedWord(wanted.slice(0, -1));
    return readings.some((read) => read.startsWith(skeleton));
  }
  if (wanted.startsWith('=')) return readings.includes(foldedWord(wanted.slice(1)).skeleton);
  const { skeleton, stem } = foldedWord(wanted);
  return readings.some(
    (read) =>
      read === skeleton ||
      (stem.length >= 3 && stemOf(read) === stem) ||
      (stem.length >= 5 && read.startsWith(stem) && read.length - stem.length <= maxEndingLength),
  );
}

/** Whether a message has the words of a phrase one after the other, at most one other word between two of them. */
function hasPhrase({ words }: ReadMessage, phrase: string): boolean {
  const [first = '', ...rest] = phrase.split(' ');
  return words.some((readings, start) => {
    if (!isWord(readings, first)) return false;
    let at = start;
    return rest.every((wanted) => {
      const next = [at + 1, at + 2].find((place) => isWord(words[place] ?? [], wanted));
      at = next ?? at;
      return next !== undefined;
    });
  });
}

/** Whether a message contains one of the words or phrases. */
export const hasOne = (message: ReadMessage, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => hasPhrase(message, phrase));
