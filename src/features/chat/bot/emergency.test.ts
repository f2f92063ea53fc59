import { describe, expect, it } from 'vitest';
import { scene } from '../../../../tests/support/app/bot-scene.ts';
import { answer, type BotScene } from './bot.ts';

const least = () => 0;

const say = (text: string, more: Partial<BotScene> = {}) => answer(scene(text, more), least);
const texts = (text: string, more: Partial<BotScene> = {}) =>
  say(text, more).messages.map(({ content }) => content);

/** What somebody writes who has to be told whom to call, and the number beside 112. */
const emergencies: readonly (readonly [string, string])[] = [
  ['μπήκαν κλέφτες τώρα', '100'],
  ['μπήκαν κλέφτες', '100'],
  ['ΒΟΗΘΕΙΑ ειναι καποιος μεσα στο σπιτι', '100'],
  ['mas exoun mpei kleftes voithia', '100'],
  ['mpikan kleftes sto magazi', '100'],
  ['κάποιος προσπαθεί να ανοίξει την πόρτα', '100'],
  ['Προσπαθούν να μπουν από το μπαλκόνι', '100'],
  ['με απειλούν με μαχαίρι', '100'],
  ['μας κλέβουν την αποθήκη', '100'],
  ['μπήκαν κλέφτες και ο συναγερμός δεν χτύπησε', '100'],
  ['there is a burglar in my house', '100'],
  ['μου έκλεψαν το αυτοκίνητο', '100'],
  ['έχουμε φωτιά στην αποθήκη', '199'],
  ['καίγεται το μαγαζί', '199'],
  ['μυρίζει καπνός και χτυπάει ο ανιχνευτής', '199'],
  ['exoume fotia', '199'],
  ['ΦΩΤΙΑ ΤΩΡΑ', '199'],
  ['my house is on fire', '199'],
  ['μυρίζει γκάζι στην κουζίνα', '199'],
  ['myrizei gkazi', '199'],
  ['χτυπάει ο ανιχνευτής μονοξειδίου', '199'],
  ['λιποθύμησε ο πατέρας μου', '166'],
  ['στείλτε ασθενοφόρο', '166'],
  ['σώστε με', '112'],
  ['ΒΟΗΘΕΙΑ', '112'],
  ['υπάρχει κάποιος στο μπαλκόνι μου', '100'],
  ['έσπασαν το τζάμι και μπήκαν', '100'],
  ['κάποιος σκαρφαλώνει στο μπαλκόνι', '100'],
  ['ο συναγερμός χτυπάει τώρα και λείπω', '100'],
  ['kapoios einai mesa sto spiti', '100'],
  ['someone is inside my shop', '100'],
  ['βγαίνει καπνός από τον πίνακα', '199'],
  ['my house burns', '199'],
  ['πλημμύρισε το υπόγειο', '199'],
];

/** What sounds like it and is a question about goods, a memory or a fault. */
const noEmergencies = [
  'θέλω συναγερμό γιατί πέρσι μπήκαν κλέφτες στο σπίτι',
  'τι γίνεται αν μπουν κλέφτες;',
  'τι κάνει ο συναγερμός όταν πιάσει φωτιά;',
  'έχετε ανιχνευτή καπνού;',
  'κάμερα για κλέφτες',
  'προστασία από φωτιά για αποθήκη',
  'ανιχνευτής μονοξειδίου',
  'Ο συναγερμός χτυπάει χωρίς λόγο κάθε βράδυ',
  'χρειάζομαι βοήθεια με την εφαρμογή',
  'Προσπαθώ να μπω στον λογαριασμό μου',
  'πόσο κοστίζει ο κωδικός ομηρίας;',
  'μπουτόν πανικού',
  'μου χάλασε η σειρήνα',
  'είναι ασύρματος ο ανιχνευτής καπνού;',
  'θέλω να βλέπω αν είναι κάποιος στην πόρτα',
  'ανιχνευτής πλημμύρας',
  'έκλεψαν το μαγαζί μας χθες, τι μπορούμε να βάλουμε',
  'κάποιος τεχνικός να έρθει στο σπίτι',
  'είστε στο γραφείο;',
  'πού είναι το μαγαζί σας',
];

describe('in an emergency the bot', () => {
  it.each(emergencies)('answers «%s» at once with 112 and %s', (text, number) => {
    for (const state of ['bot', 'waiting', 'open'] as const) {
      const step = say(text, { state, taught: [{ keywords: ['κλέφτες', 'φωτιά'], answer: 'Όχι αυτό.' }] });
      const [message, ...more] = step.messages;
      expect(more).toEqual([]);
      expect(message?.delayMs).toBe(0);
      expect(message?.content).toContain('112');
      expect(message?.content).toContain(number);
      expect(message?.content).toContain('210 000 0149');
      expect(message?.links?.map(({ href }) => href)).toContain(`tel:${number}`);
      expect(step).toMatchObject({ state, leaves: false, isUnanswered: false });
      expect(step.emergency).toBeDefined();
    }
  });

  it('calls whoever is there into the conversation, and does not repeat itself word for word', () => {
    const step = say('μπήκαν κλέφτες', { online: ['Μαρία'] });
    expect(step).toMatchObject({ state: 'waiting', handsOver: true });
    const first = step.messages[0]?.content ?? '';
    const [again] = texts('μπήκαν κλέφτες', { said: [first] });
    expect(again).not.toBe(first);
    expect(again).toContain('112');
  });

  it.each(noEmergencies)('does not see one in «%s»', (text) => {
    expect(say(text).emergency).toBeUndefined();
  });
});
