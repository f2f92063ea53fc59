import { foldGreek } from '#shared/greek-letters.ts';

/** Reads words separated by commas or lines; each once, without blanks. */
export const keywordsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,·;\n]/u)
      .map((word) => word.trim().replace(/\s+/gu, ' '))
      .filter(Boolean),
  ),
];

/** Words that say nothing of what a question is about, folded. */
const empty = new Set(
  'ειναι εχετε εχω θελω θελουμε μπορω μπορειτε μπορει ποιο ποια ποιος ποτε που πως ποσο ποση γιατι οταν αυτο αυτη αυτα για απο στη στο στα στον στην των την τον της του και να δεν μην σας μου μας ενα μια τι θα το τα οι αν με σε κανετε γινεται υπαρχει παρακαλω γεια'.split(
    ' ',
  ),
);

const minLength = 4;
const maxWords = 3;

/** Suggests the words for a row of the bot's table that is to answer a question: its longest ones, in their order. */
export function wordsFor(question: string): string {
  const words = (question.match(/\p{L}+/gu) ?? []).filter(
    (word) => word.length >= minLength && !empty.has(foldGreek(word)),
  );
  const chosen = new Set(words.toSorted((a, b) => b.length - a.length).slice(0, maxWords));
  return keywordsOf(
    words
      .filter((word) => chosen.has(word))
      .map((word) => word.toLocaleLowerCase('el'))
      .join(','),
  ).join(', ');
}
