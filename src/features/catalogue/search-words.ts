import { otherLayout, plainText, readingsOf, skeletonOf, stemOf } from './fold.ts';
import { squashed } from './search-document.ts';

/** One way to match: all of these terms; an asterisk at the end of a term stands for any continuation. */
export type Alternative = readonly string[];

/** A word of the query with all its ways to match; one is enough. */
export type WordGroup = {
  typed: string;
  alternatives: readonly Alternative[];
  /** It says what is wanted, not what for or with what: it stands before «για» or «με» and counts double. */
  isHead?: boolean;
};

/** A search costs per letter: the end of a longer word would hardly narrow the result. */
export const maxWordLength = 20;

/** Words that say nothing of a product. */
export const stopWords: ReadonlySet<string> = new Set(
  [
    'και με για σε στο στη στα στισ στον ενα στην ο η οι απο μια ενασ του τησ των το τα την ολα τον ισωσ που τη',
    'να θελω ψαχνω τι ποια ποιο the a an for with and of in ke kai me gia se sto sth tou ths twn to',
    'εωσ μεχρι ωσ ews mexri',
    'μου μασ σου σασ μοι μ δεν δε μη μην εχω εχει εχουμε εχουν ειναι ειμαι κατι καποιο καποια ποιοσ ποιον οταν πωσ που πωσ μπορω',
    'υπαρχει υπαρχουν χρειαζομαι χρειαζεται χρειαζομαστε θελουμε ψαχνουμε βρω παρω αγορασω βαλω βαλουμε προσεχω βλεπω δω ακουω',
    'κατω μεσα εξω πανω γυρω διπλα κοντα πολυ πιο απλα εκει εδω μη ολο ολη αυτο αυτη καλη καλο καλυτερη καλυτερο γινεται γινει κανει',
    'μονη μονοσ μονο μονοι ποσο χτυπαει βγαζει δουλευει χαλασε χαθηκε εχασα θα ηθελα τισ ουτε αν μην ναι οχι i need want my have has is are looking thelo thelw mou den exw exo',
  ].flatMap((line) => line.split(' ')),
);

const letters = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, '');

/** A term that matches whole for short words, and as a beginning for longer ones. */
const prefixed = (skeleton: string) => (skeleton.length >= 3 ? `${skeleton}*` : skeleton);

function termsOfReading(skeleton: string): Alternative[] {
  const stem = stemOf(skeleton);
  return stem === skeleton ? [[prefixed(skeleton)]] : [[stem], [prefixed(skeleton)]];
}

/** Shorter ones would match what nobody means. */
const minReadingLength = 4;

/** A less probable reading that is short would begin too many words: it only matches whole. */
const termsOfOther =
  (least: number) =>
  (skeleton: string): Alternative[] =>
    skeleton.length < least ? [[stemOf(skeleton)]] : termsOfReading(skeleton);

/** «καμεράκι» is a camera: the ending of a small thing, folded. */
const small = /(?<=.{4})(?:ak|its|ul|ular)$/;

/** The ways to match one typed word, without synonyms: as typed, on the other keyboard layout, as part of a code. */
export function alternativesOf(typed: string): Alternative[] {
  const layout = otherLayout(typed);
  const readings = readingsOf(letters(typed));
  const swapped = layout === undefined ? [] : readingsOf(letters(layout)).slice(0, 2);
  const code = codeOf(typed);
  return [
    ...readings.slice(0, 1).flatMap(termsOfReading),
    ...readings
      .slice(1)
      .filter((skeleton) => skeleton.length >= minReadingLength)
      .flatMap(termsOfOther(5)),
    ...swapped.filter((skeleton) => !readings.includes(skeleton)).flatMap(termsOfOther(4)),
    ...readings.slice(0, 1).flatMap((skeleton) => {
      const large = stemOf(skeleton).replace(small, '');
      return large === stemOf(skeleton) ? [] : [[large]];
    }),
    ...(code.length >= 3 ? [[`#${code}*`]] : []),
  ];
}

/** A typed word as part of a code: Greek letters stand for the keys they are on. */
export function codeOf(typed: string): string {
  const latin = /[α-ωά-ώ]/i.test(typed) ? (otherLayout(typed) ?? '') : typed;
  const code = squashed(plainText(latin));
  return /^[a-z\d]+$/.test(code) ? code : '';
}

/** The stems that a typed word may stand for. */
export const stemsOf = (typed: string): Set<string> => {
  const layout = otherLayout(typed);
  return new Set(
    [...readingsOf(letters(typed)), ...(layout === undefined ? [] : readingsOf(letters(layout)))].map(stemOf),
  );
};

/** A typed word, the stems that it may stand for, and whether it says what is wanted, not what for. */
export type Word = { typed: string; stems: ReadonlySet<string>; isHead: boolean };

/** The words of a text, at hyphens too, each at most as long as is read. */
export const tokensOf = (text: string) =>
  text
    .split(/[\s,/+&«»"()!?|*]+/u)
    .flatMap((token) => (/\p{L}-\p{L}/u.test(token) || /-/.test(token) ? token.split('-') : [token]))
    .map((token) => token.replace(/^[^\p{L}\p{N};]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((token) => /[\p{L}\p{N}]/u.test(token))
    .map((token) => [...token].slice(0, maxWordLength).join(''));

const maxPhrases = 4000;

/** Remembers what is read of phrases of our own, which every query is compared with. */
function remembered(read: (phrase: string) => string[]): (phrase: string) => string[] {
  const known = new Map<string, string[]>();
  return (phrase) => {
    const before = known.get(phrase);
    if (before) return before;
    const stems = read(phrase);
    if (known.size >= maxPhrases) known.clear();
    known.set(phrase, stems);
    return stems;
  };
}

/** The stems of a phrase of our own: of an attribute or a synonym. */
export const stemsOfPhrase = remembered((phrase) =>
  tokensOf(phrase)
    .filter((word) => !stopWords.has(plainText(word)))
    .map((word) => stemOf(skeletonOf(word))),
);

/** The stem of a phrase of several words written together; none of a single word. */
export const stemTogether = remembered((phrase) =>
  stemsOfPhrase(phrase).length > 1 ? [stemOf(skeletonOf(tokensOf(phrase).join('')))] : [],
);

/** The indexes of the words that say all of a phrase, each its own; undefined if one is missing. */
export function indexesOf(stems: readonly string[], words: readonly Word[]): number[] | undefined {
  const indexes: number[] = [];
  for (const stem of stems) {
    const index = words.findIndex((word, at) => word.stems.has(stem) && !indexes.includes(at));
    if (index < 0) return undefined;
    indexes.push(index);
  }
  return indexes.length > 0 ? indexes : undefined;
}
