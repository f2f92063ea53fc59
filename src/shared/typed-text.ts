const lineBreaks = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/** What nobody sees or what turns other letters around; joiners and selectors stay where an emoji needs them. */
const unseen =
  /(?!\n|(?<=\p{Extended_Pictographic})\uFE0F|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A typed text as it is kept: without invisible characters, and without blanks around it. */
export const severalLines = (typed: string): string =>
  typed.replace(lineBreaks, '\n').replaceAll('\t', ' ').replace(unseen, '').trim();

const linesOf = (typed: string): string[] =>
  severalLines(typed)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The same on one line; what stood on several is joined. */
export const oneLine = (typed: string): string => linesOf(typed).join(' ');

/** An address on one line: «Ηρακλείου 12, 2ος όροφος». */
export const addressLine = (typed: string): string =>
  linesOf(typed)
    .map((line) => line.replace(/,$/, ''))
    .join(', ');
