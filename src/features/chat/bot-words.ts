import { foldGreek } from '../../shared/greek-letters.ts';
import type { BotTopic } from './bot-texts.ts';

/** Words in the order in which they count, without accents: a message that contains one of them has the topic. */
const topicWords: readonly (readonly [BotTopic, readonly string[]])[] = [
  ['cameras', ['καμερ', 'camera', 'kamer', 'cctv']],
  ['prices', ['τιμη', 'τιμες', 'τιμων', 'κοστ', 'ποσο κανει', 'price', 'cost', 'timi', 'times']],
  ['support', ['υποστηριξ', 'support', '24']],
  ['appointment', ['ραντεβου', 'appointment', 'rantevou']],
  ['repair', ['τεχνικ', 'επισκευ', 'technician', 'repair', 'texnik']],
  ['welcome', ['γεια', 'καλημερα', 'καλησπερα', 'χαιρετ', 'hello', 'geia']],
];

const personWords = [
  'ανθρωπ',
  'εκπροσωπ',
  'αντιπροσωπ',
  'υπαλληλ',
  'human',
  'agent',
  'representative',
  'anthropo',
  'ekprosopo',
];

const orderWords = ['παραγγελι', 'order', 'δεμα', 'αποστολη', 'paraggeli', 'parageli'];
const installationWords = ['εγκαταστ', 'install', 'egkatast'];

/** A message longer than this is for a person, in characters. */
export const longMessage = 100;

const containsOne = (folded: string, words: readonly string[]) =>
  words.some((word) => folded.includes(foldGreek(word)));

/** The first topic of a message; undefined when the bot knows none. */
export function topicOf(text: string): BotTopic | undefined {
  const folded = foldGreek(text);
  return topicWords.find(([, words]) => containsOne(folded, words))?.[0];
}

/** Whether a message asks for a person, or is so long that it needs one. */
export function wantsPerson(text: string): boolean {
  return [...text].length > longMessage || containsOne(foldGreek(text), personWords);
}

export const isAboutOrders = (text: string) => containsOne(foldGreek(text), orderWords);
export const isAboutInstallation = (text: string) => containsOne(foldGreek(text), installationWords);

/** A row of the administrators' own table. */
export type TaughtAnswer = { keywords: readonly string[]; answer: string };

/** The administrators' answer to a message: of the first row with a word that the message contains. */
export function taughtAnswer(text: string, table: readonly TaughtAnswer[]): string | undefined {
  const folded = foldGreek(text);
  return table.find(({ keywords }) =>
    keywords.some((word) => word !== '' && folded.includes(foldGreek(word))),
  )?.answer;
}
