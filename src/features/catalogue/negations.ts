import { plainText } from './fold.ts';
import { stopWords } from './search-words.ts';

const wordsOf = (text: string) => new Set(text.split(' ').map(plainText));

/** Each takes away what follows it. */
const markers = wordsOf(
  'χωρίς χορίς χωρίσ δίχως δίχος όχι όχη μη μην ούτε πλην εκτός xwris xoris choris chwris horis hwris dixws dixos dihos oxi ohi ochi without not no w/o',
);
/** «δεν» takes away only with a verb of having or wanting: «δεν έχω ίντερνετ», but not «δεν ακούω το κουδούνι». */
const denials = wordsOf('δεν δε den dont don’t');
const wishes = wordsOf(
  'θέλω θέλουμε θέλει θέλουν έχω έχουμε έχει έχετε έχουν υπάρχει υπάρχουν έχω είχα υπαρχη λειτουργεί exw exo exei thelw thelo theloume thelei χρειάζομαι χρειάζεται χρειαζόμαστε χρειάζονται είναι πιάνει φτάνει διαθέτει want need have has',
);
/** «όχι μόνο εσωτερική» takes nothing away. */
const notOnly = wordsOf('μόνο only mono');
/** The next word is taken away too. */
const joins = wordsOf('και κι ή ούτε μήτε or and nor ke');
/** What is taken away ends before them. */
const turns = wordsOf('με για αλλά μόνο κάτω έως μέχρι πάνω with for but only me gia alla');
/** It may belong to the thing («τρύπες στον τοίχο») or say where it is («wifi στην αποθήκη»). */
const places = wordsOf('σε στις στα στο στη στον στην in at sto sth stin');
const amounts = wordsOf(
  'μηνιαία μηνιαίο μηνιαίες μηνιαίος ετήσια ετήσιο πάγιο πάγια έξτρα επιπλέον πολλά πολλές κανένα καμία any',
);

const is = (words: ReadonlySet<string>, token: string | undefined) =>
  token !== undefined && words.has(plainText(token));

const isStop = (token: string) => stopWords.has(plainText(token));

/** What a query wants, and each thing that it does not want, as words. */
export type Negated = { wanted: string[]; unwanted: string[][] };

/**
 * Reads what follows «χωρίς», «όχι», «δίχως», «δεν έχω», «xwris», «without»… as unwanted. `lengthOf`: how many of the words that
 * follow are one thing of its own (an attribute), 0 if none.
 */
export function readNegations(
  tokens: readonly string[],
  lengthOf: (following: readonly string[]) => number,
): Negated {
  const wanted: string[] = [];
  const unwanted: string[][] = [];
  let at = 0;
  /** Takes away one thing, and what «και», «ή» or «ούτε» adds. */
  const takeAway = (isFirst: boolean) => {
    const following: string[] = [];
    const further: string[] = [];
    let isPlace = false;
    let end = at;
    for (; end < tokens.length; end += 1) {
      const token = tokens[end] ?? '';
      if (is(joins, token) || is(markers, token) || is(denials, token)) break;
      if (is(turns, token) && further.length > 0) break;
      isPlace ||= is(places, token) && further.length > 0;
      if (isStop(token) || is(amounts, token) || is(wishes, token)) continue;
      further.push(token);
      if (!isPlace) following.push(token);
    }
    const known = Math.max(lengthOf(following), lengthOf(further));
    let length = known || 1;
    // «χωρίς μπαταρία κάμερα» wants a camera; «κάμερα χωρίς θόρυβο ανεμιστήρα» ends with what it does not want.
    if (known === 0 && !isFirst) {
      while (length < Math.min(2, following.length) && lengthOf(following.slice(length)) === 0) length += 1;
    }
    const thing = (length > following.length ? further : following).slice(0, length);
    if (thing.length > 0) unwanted.push(thing);
    for (let left = thing.length; left > 0 && at < tokens.length; at += 1) {
      if (thing.includes(tokens[at] ?? '')) left -= 1;
    }
    if (at < end || !is(joins, tokens[at])) return;
    at += 1;
    const next = tokens[at];
    if (is(markers, next)) return;
    if (next !== undefined && lengthOf(tokens.slice(at)) > 0) takeAway(isFirst);
  };
  while (at < tokens.length) {
    const token = tokens[at] ?? '';
    const next = tokens[at + 1];
    const isDenial = is(denials, token) && is(wishes, next);
    const isMarker =
      is(markers, token) &&
      next !== undefined &&
      !is(notOnly, next) &&
      !/^\d/.test(next) &&
      // «εκτός σπιτιού» is a place; «no 5» is a number.
      (plainText(token) !== plainText('εκτός') || plainText(next) === plainText('από'));
    if (isDenial || isMarker) {
      at += isDenial ? 2 : 1;
      takeAway(!wanted.some((one) => !isStop(one)));
    } else {
      wanted.push(token);
      at += 1;
    }
  }
  return { wanted, unwanted };
}
