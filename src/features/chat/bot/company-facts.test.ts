import { describe, expect, it } from 'vitest';
import { botOffers, scene } from '../../../../tests/support/app/bot-scene.ts';
import { standIn, worksOn } from '../../../../tests/support/app/company.ts';
import { answer, type BotScene } from './bot.ts';
import { blankSettings } from '#shared/settings.ts';
import { usualHours } from '../rules.ts';
import { botTexts, personReply } from './texts.ts';

const least = () => 0;

const say = (text: string, more: Partial<BotScene> = {}) => answer(scene(text, more), least);
const texts = (text: string, more: Partial<BotScene> = {}) =>
  say(text, more).messages.map(({ content }) => content);

/** Questions about the company, and what their answer says. */
const asked: readonly (readonly [string, RegExp])[] = [
  ['τι ωρες ειστε ανοιχτα;', /Δευτέρα – Παρασκευή 09:00 – 18:00/],
  ['Είστε ανοιχτά το Σάββατο;', /Σάββατο 09:00 – 15:00/],
  ['γεια σας, τι ώρες ανοίγετε;', /^Το κατάστημα είναι ανοιχτό/],
  ['Πού βρίσκεστε;', /Λεωφ\. Ηρακλείου 312/],
  ['που ειναι το μαγαζι σας', /Λεωφ\. Ηρακλείου 312/],
  ['κάνετε εγκατάσταση στη Λάρισα;', /26 \(Αχαΐα\) ή 27 \(Ηλεία\)/],
  ['Έχετε άτοκες δόσεις;', /τραπεζική κατάθεση ή αντικαταβολή.*δόσεις ή IRIS, δεν υπάρχει/],
  ['δέχεστε IRIS;', /δόσεις ή IRIS, δεν υπάρχει/],
  ['πόσες μέρες κάνει η παράδοση', /3–5 εργάσιμες/],
  ['θέλω να επιστρέψω την κάμερα', /14 ημέρες/],
  ['thelo na epistrepso thn kamera', /14 ημέρες/],
  ['θελω να ακυρωσω την παραγγελια μου', /ακυρώνετε από τον λογαριασμό/],
  ['η κάμερα δεν συνδέεται στο wifi', /βλάβη/],
  ['i kamera den syndeetai', /βλάβη/],
  ['Ο συναγερμός χτυπάει χωρίς λόγο κάθε βράδυ', /βλάβη/],
  ['Έχω παράπονο, ο τεχνικός δεν ήρθε ποτέ', /Λυπάμαι/],
  ['😡😡😡 απαράδεκτοι', /Λυπάμαι/],
  ['ειναι παρανομο να βαλω καμερα στην πολυκατοικια;', /γενική συνέλευση/],
  ['Θέλω να ακούω τι λένε οι υπάλληλοι στο μαγαζί', /χωρίς ήχο/],
  ['πόσες μέρες κρατάτε το βίντεο;', /15 ημέρες/],
  ['Θέλω να διαγράψετε τα στοιχεία μου (GDPR)', /Απόρρητο/],
  ['έχασα τον κωδικό του συναγερμού', /Κωδικούς συναγερμού δεν δίνουμε/],
  ['Do you speak English? I need an alarm for my villa', /“agent”/],
  ['ευχαριστώ πολύ', /^Παρακαλώ/],
  ['kalispera', /Πώς μπορώ να σας βοηθήσω/],
  ['παραγγελία 1024 πότε έρχεται', /«Παραγγελίες»/],
  ['posa thelete gia 4 alarm', /150 €/],
];

describe('what the company can say of itself', () => {
  it.each(asked)('«%s»', (text, says) => {
    const [first = ''] = texts(text);
    expect(first).toMatch(says);
    expect(say(text)).toMatchObject({ isUnanswered: false, handsOver: false });
  });

  it('promises no courier where customers collect or technicians bring', () => {
    const [standard, , installation] = blankSettings.deliveries.methods;
    if (!standard || !installation) throw new Error('A new company has three deliveries');
    standIn({ deliveries: { methods: [{ ...standard, id: 'collect-1' }, installation], areas: [] } });
    expect(texts('κάνετε εγκατάσταση στη Λάρισα;')[0]).toMatch(/26 \(Αχαΐα\) ή 27 \(Ηλεία\)\.$/);
  });

  it('names no payment where there is none', () => {
    const taken = { ...blankSettings.payments, takesTransfers: false, takesCash: false };
    standIn({ payments: taken });
    expect(texts('Έχετε άτοκες δόσεις;')[0]).toBe('Για τους τρόπους πληρωμής καλέστε μας στο 210 000 0145.');
  });

  it('names no hours where there are none', () => {
    worksOn([]);
    expect(texts('Do you speak English?')[0]).toMatch(/or call 210 000 0145\.$/);
    expect(texts('τι ωρες ειστε ανοιχτα;')[0]).toMatch(/^Καλέστε μας/);
  });

  it('answers both of two questions', () => {
    const both = texts('Τι ώρες είστε ανοιχτά και πόσο κάνει η εγκατάσταση;');
    expect(both[0]).toBe(botTexts.prices(botOffers));
    expect(both[1]).toMatch(/^Το κατάστημα είναι ανοιχτό/);
  });

  it('takes words as words: a house number is no support, «times» no price, a person seen no wish for one', () => {
    expect(texts('η διεύθυνσή μου είναι Αθηνάς 24')).not.toContain(botTexts.support(usualHours));
    expect(texts('24/7')).toEqual([botTexts.support(usualHours)]);
    expect(texts('24;')).toEqual([botTexts.support(usualHours)]);
    expect(texts('What times are you open on Saturday?')).not.toContain(botTexts.prices(botOffers));
    expect(say('Η κάμερα ξεχωρίζει άνθρωπο από γάτα;', { online: ['Μαρία'] }).handsOver).toBe(false);
    expect(say('δεν θέλω εκπρόσωπο', { online: ['Μαρία'] }).handsOver).toBe(false);
    for (const text of ['μπορω να μιλησω με εναν υπευθυνο', 'Κάντε με να μιλήσω με κάποιον', 'human please'])
      expect(say(text, { online: ['Μαρία'] }).handsOver, text).toBe(true);
  });

  it('does not give the same answer twice in a row, and hands over at a «yes»', () => {
    expect(texts('ποδήλατο')).toEqual([botTexts.greeting]);
    const second = say('σκούτερ', { said: [botTexts.greeting] }).messages[0];
    expect(second).toMatchObject({ content: botTexts.unknown, quickReplies: [personReply] });
    expect(texts('πατίνι', { said: [botTexts.unknown, botTexts.greeting] })).toEqual([botTexts.unknownAgain]);
    expect(texts('Πουλάτε hikvision;', { said: [botTexts.greeting] })).toEqual([botTexts.notFound]);
    expect(texts('κάμερα', { said: [botTexts.cameras] })).toEqual([botTexts.again]);
    expect(texts('κάμερα', { said: [botTexts.prices(botOffers), botTexts.cameras] })).toEqual([
      botTexts.cameras,
    ]);
    expect(say('ναι', { said: [botTexts.unknown], online: ['Μαρία'] }).handsOver).toBe(true);
    expect(say('ναι', { said: [botTexts.cameras], online: ['Μαρία'] }).handsOver).toBe(false);
  });

  it('says outside the hours of support that nobody is there, not that all are busy', () => {
    expect(texts('εκπρόσωπο', { isOpen: false })).toEqual([
      botTexts.looking,
      botTexts.away,
      botTexts.askContact,
    ]);
  });
});
