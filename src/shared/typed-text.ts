const lineBreaks = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/** Characters that are invisible or change the text's direction; joiners and variation selectors inside emojis stay. */
const unseen =
  /(?!\n|(?<=\p{Extended_Pictographic})\uFE0F|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Cleans a typed text for storing: composed letters, plain blanks, no invisible characters, trimmed. */
export const severalLines = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(lineBreaks, '\n')
    .replaceAll(/[\t\p{Zs}]/gu, ' ')
    .replace(unseen, '')
    .trim();

const linesOf = (typed: string): string[] =>
  severalLines(typed)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** As `severalLines`, joined into one line. */
export const oneLine = (typed: string): string => linesOf(typed).join(' ');

/** An address joined into one line: «Ηρακλείου 12, 2ος όροφος». */
export const addressLine = (typed: string): string =>
  linesOf(typed)
    .map((line) => line.replace(/,$/, ''))
    .join(', ');
