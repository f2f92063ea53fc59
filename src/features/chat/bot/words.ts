import { foldGreek } from '#shared/greek-letters.ts';
import type { BotTopic } from './texts.ts';
import { hasOne, type ReadMessage } from './message-words.ts';

/** The specification's topics in the order in which they count. */
const topicWords: readonly (readonly [BotTopic, readonly string[]])[] = [
  ['cameras', ['καμερ*', 'cctv']],
  ['prices', ['τιμη', 'τιμες', 'κοστ*', '=ποσο κανει', '=ποσο κανουν', '=ποσα θελετε', '=ποσο παει', '=ποσο εχει', '=ποσο στοιχιζει', 'price', 'prices', 'cost', 'costs']],
  ['support', ['υποστηριξ*', 'support', '24ωρ*', '24h']],
  ['appointment', ['ραντεβου', 'appointment', 'randevou', 'rantevou']],
  ['repair', ['τεχνικ*', 'επισκευ*', 'technician', 'technicians', 'repair', 'repairs']],
  ['welcome', ['γεια', 'καλημερα', 'καλησπερα', 'καλησπερες', 'χαιρετ*', 'hello', 'hi', 'hey']],
]; // prettier-ignore

/** «24» as a word: alone, or as in «24/7», «24 ώρες»; not a house number, a count or a part of an order's number. */
const isDayAndNight = (text: string) =>
  /(?<![\p{L}\p{N}])24(?:\s*\/\s*7|\s*(?:ωρ|hours?|h\b))/u.test(foldGreek(text)) ||
  /^\s*24\s*\W*$/.test(text);

/** Words that always ask for a person, and such that may be what a camera sees. */
const personWords = ['εκπροσωπ*', 'αντιπροσωπ*', 'υπευθυνο', 'συμβουλο', 'πωλητη', 'ιδιοκτητη', 'διευθυντη', 'αφεντικο', 'με καλεσετε', 'τηλεφωνηστε μου', 'agent', 'agents', 'representative', 'operator', 'ekprosopo']; // prettier-ignore
const humanWords = ['ανθρωπο', 'υπαλληλο', 'υπαλληλος', 'συναδελφο', 'human', 'humans', 'anthropo', 'μιλησω με καποιον', 'μιλησω καποιον', 'μιλησω με', 'speak to someone', 'real person']; // prettier-ignore
const sightWords = ['ξεχωριζ*', 'διακριν*', 'αναγνωριζ*', 'ανιχνευ*', 'εντοπιζ*', 'καταλαβαιν*', 'παρακολουθ*', 'ακουω', 'ακουει', 'ηχογραφ*', 'καταγραφ*', 'βλεπει', 'βλεπω', 'γατα', 'σκυλο', 'ζωα', 'detect', 'detects', 'recognise', 'recognize', 'tell apart']; // prettier-ignore

/** A message longer than this is for a person, in characters. */
export const longMessage = 100;

const hasTopic = (message: ReadMessage, topic: BotTopic, words: readonly string[]) =>
  (topic === 'prices' && message.isEnglish
    ? hasOne(message, ['price', 'prices*', 'cost', 'costs']) && !hasOnlyTimes(message)
    : hasOne(message, words)) ||
  (topic === 'support' && isDayAndNight(message.text));

/** The first of the specification's topics that a message has; undefined when it has none. */
export const topicOf = (message: ReadMessage): BotTopic | undefined =>
  topicWords.find(([topic, words]) => hasTopic(message, topic, words))?.[0];

/** Whether a message asks what something costs, whatever else it is about. */
export const asksForPrice = (message: ReadMessage): boolean =>
  topicWords.some(([topic, words]) => topic === 'prices' && hasTopic(message, topic, words));

/** The English «times» sounds like the Greek «τιμές». */
const hasOnlyTimes = ({ text }: ReadMessage) => /\btimes?\b/i.test(text) && !/\b(?:price|cost)/i.test(text);

/** Whether a message asks for a person, or is so long that it needs one. */
export function wantsPerson(message: ReadMessage): boolean {
  if ([...message.text].length > longMessage) return true;
  if (hasOne(message, ['δεν θελω', 'δε θελω', 'οχι εκπροσωπο', 'οχι ανθρωπο', 'not want'])) return false;
  return hasOne(message, personWords) || (hasOne(message, humanWords) && !hasOne(message, sightWords));
}

const agreeing = ['ναι', 'οκ', 'ok', 'okay', 'yes', 'βεβαια', 'ενταξει', 'παρακαλω'];

/** Whether a message only agrees. */
export const agrees = (message: ReadMessage): boolean =>
  message.words.length > 0 && message.words.length <= 3 && hasOne(message, agreeing);

export const isAboutOrders = (message: ReadMessage) =>
  hasOne(message, ['παραγγελ*', 'order', 'orders', 'δεμα', 'αποστολη', 'parageli*']);
export const isAboutInstallation = (message: ReadMessage) =>
  hasOne(message, ['εγκαταστ*', 'install*', 'egatast*']);

/** A row of the administrators' own table. */
export type TaughtAnswer = { keywords: readonly string[]; answer: string };

/** The administrators' answer to a message: of the first row with a word or phrase that the message contains. */
export function taughtAnswer(message: ReadMessage, table: readonly TaughtAnswer[]): string | undefined {
  return table.find(({ keywords }) =>
    hasOne(
      message,
      keywords.filter((word) => word.trim() !== ''),
    ),
  )?.answer;
}

/** Whether a message asks whether something is sold. */
export const asksWhetherSold = (message: ReadMessage): boolean =>
  hasOne(message, ['πουλατε', 'εχετε', 'διαθετετε', 'φερνετε', 'you sell', 'you have', 'stock']);
