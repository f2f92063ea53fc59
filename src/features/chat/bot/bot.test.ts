import { describe, expect, it, test } from 'vitest';
import { botOffers, scene } from '../../../../tests/support/app/bot-scene.ts';
import { answer, botDelays, chanceFrom, greeting, type BotScene } from './bot.ts';
import { leastAmount } from './offers.ts';
import { usualHours } from '../rules.ts';
import { botTexts, quickRepliesFor } from './texts.ts';
import { longMessage } from './words.ts';

const least = () => 0;
const most = () => 1;

const say = (text: string, more: Partial<BotScene> = {}) => answer(scene(text, more), least);
const texts = (text: string, more: Partial<BotScene> = {}) =>
  say(text, more).messages.map(({ content }) => content);

// The specification's table of replies: what somebody writes, and which reply it gets.
const specified: readonly (readonly [string, string, RegExp])[] = [
  ['Θέλω κάμερα', botTexts.cameras, /κάμερες/],
  ['ΚΑΜΕΡΕΣ', botTexts.cameras, /κάμερες/],
  ['security Cameras', botTexts.cameras, /κάμερες/],
  ['τι τιμή έχει η εγκατάσταση', botTexts.prices(botOffers), /150 €.*βασικό σύστημα.*δωρεάν εκτίμηση/],
  ['Ποιο είναι το κόστος;', botTexts.prices(botOffers), /150 €/],
  ['price?', botTexts.prices(botOffers), /150 €/],
  ['thelo na do tis times', botTexts.prices(botOffers), /150 €/],
  ['χρειάζομαι υποστήριξη', botTexts.support(usualHours), /24 ώρες.*7 ημέρες/],
  ['Είστε 24ωρες;', botTexts.support(usualHours), /24 ώρες.*7 ημέρες/],
  ['SUPPORT', botTexts.support(usualHours), /24 ώρες/],
  ['Ένα ραντεβού, παρακαλώ', botTexts.appointment(botOffers), /online.*τηλεφωνικά/],
  ['Appointment', botTexts.appointment(botOffers), /online.*τηλεφωνικά/],
  [
    'Πότε έρχεται τεχνικός;',
    botTexts.repair(usualHours, botOffers),
    /Δευτέρα έως Παρασκευή, 8:00 – 18:00.*Σάββατο 09:00/,
  ],
  ['θέλω επισκευή', botTexts.repair(usualHours, botOffers), /8:00 – 18:00/],
  ['γεια σας', botTexts.welcome, /Πώς μπορώ να σας βοηθήσω/],
  ['Καλημέρα', botTexts.welcome, /Πώς μπορώ να σας βοηθήσω/],
  ['hello', botTexts.welcome, /Πώς μπορώ να σας βοηθήσω/],
  ['ποδήλατο', botTexts.greeting, /βοηθός/],
];

describe('the bot', () => {
  it.each(specified)('answers «%s»', (text, reply, says) => {
    expect(texts(text)).toEqual([reply]);
    expect(reply).toMatch(says);
    expect(say(text).state).toBe('bot');
  });

  it('greets a second after it was opened, and types between 1.5 and 2.5 seconds', () => {
    expect(greeting(botOffers)).toMatchObject({ content: botTexts.greeting, delayMs: 1_000 });
    expect(botDelays).toEqual({ greeting: 1_000, minTyping: 1_500, maxTyping: 2_500, handOver: 2_000 });
    expect(answer(scene('κάμερα'), least).messages[0]?.delayMs).toBe(1_500);
    expect(answer(scene('κάμερα'), most).messages[0]?.delayMs).toBe(2_500);
  });

  it('takes the first topic in the order of the specification', () => {
    expect(texts('γεια, τι τιμή έχει μια κάμερα με υποστήριξη;')).toEqual([botTexts.cameras]);
    expect(texts('τιμή για ραντεβού τεχνικού')).toEqual([botTexts.prices(botOffers)]);
    expect(texts('ραντεβού με τεχνικό')).toEqual([botTexts.appointment(botOffers)]);
  });

  it('welcomes with five suggestions, each of which it can answer', () => {
    const quickReplies = quickRepliesFor(botOffers);
    expect(say('γεια').messages[0]?.quickReplies).toEqual(quickReplies);
    expect(quickReplies).toHaveLength(5);
    const [cameras = '', prices = '', support = '', appointment = '', person = ''] = quickReplies;
    expect([cameras, prices, support, appointment].map((text) => texts(text)[0])).toEqual([
      botTexts.cameras,
      botTexts.prices(botOffers),
      botTexts.support(usualHours),
      botTexts.appointment(botOffers),
    ]);
    expect(texts(person, { online: ['Μαρία'] })[0]).toBe(botTexts.handOver);
  });

  it.each(['Θέλω άνθρωπο', 'ΕΚΠΡΟΣΩΠΟΣ', 'an agent please', 'Human', 'representative', 'α'.repeat(101)])(
    'hands over at «%s»',
    (text) => {
      const { messages, ...step } = answer(scene(text, { online: ['Μαρία', 'Νίκος'] }), most);
      expect(messages).toEqual([
        { sender: 'bot', content: botTexts.handOver, delayMs: 2_500 },
        { sender: 'bot', content: botTexts.told, delayMs: 4_500 },
      ]);
      expect(step).toMatchObject({ state: 'waiting', handsOver: true, toldAbsent: false, leaves: false });
    },
  );

  it('does not hand over at exactly 100 characters', () => {
    expect(texts('κάμερα'.padEnd(longMessage, '.'))).toEqual([botTexts.cameras]);
    expect(longMessage).toBe(100);
  });

  it('says the specified sentence when nobody is there, and asks a visitor for an address', () => {
    const { messages, ...step } = say('εκπρόσωπο');
    expect(botTexts.busy).toBe(
      'Δυστυχώς όλοι οι εκπρόσωποί μας είναι απασχολημένοι. Θα επικοινωνήσουμε μαζί σας το συντομότερο δυνατό.',
    );
    expect(messages.map(({ content, delayMs }) => [content, delayMs])).toEqual([
      [botTexts.looking, 1_500],
      [botTexts.busy, 3_500],
      [botTexts.askContact, 3_500],
    ]);
    expect(step).toMatchObject({ state: 'waiting', toldAbsent: true, leaves: false, handsOver: false });
  });

  it('leaves a message when the address is known, once', () => {
    const known = say('εκπρόσωπο', { knowsContact: true });
    expect(known).toMatchObject({ state: 'bot', toldAbsent: true, leaves: true });
    expect(known.messages.at(-1)?.content).toBe(botTexts.left);
    const again = say('εκπρόσωπο', { knowsContact: true, isLeft: true, toldAbsent: true });
    expect(again).toMatchObject({ state: 'bot', leaves: false });
    expect(again.messages.at(-1)?.content).toBe(botTexts.busy);
  });

  it.each(['waiting', 'open'] as const)('is silent in the state %s while somebody is there', (state) => {
    expect(say('κάμερα', { state, online: ['Μαρία'] })).toMatchObject({ state, messages: [] });
  });

  it.each(['waiting', 'open'] as const)(
    'says in the state %s once that nobody is there any more',
    (state) => {
      expect(texts('Είστε εκεί;', { state })).toEqual([botTexts.busy, botTexts.askContact]);
      expect(texts('Είστε εκεί;', { state, toldAbsent: true })).toEqual([]);
    },
  );

  it('gives the administrators’ answer before its own, without regard to accents and capitals', () => {
    const taught = [
      { keywords: ['παρκινγκ', 'ΚΆΜΕΡΑ WIFI'], answer: 'Ναι.' },
      { keywords: ['πάρκινγκ'], answer: 'Όχι.' },
    ];
    expect(texts('Έχετε Πάρκινγκ;', { taught })).toEqual(['Ναι.']);
    expect(texts('μια κάμερα wifi', { taught })).toEqual(['Ναι.']);
    expect(texts('μια κάμερα', { taught })).toEqual([botTexts.cameras]);
    expect(texts('εκπρόσωπο για το πάρκινγκ', { taught })[0]).toBe(botTexts.looking);
  });

  it('says what it could not answer, unless it found something to show', () => {
    expect(say('ποδήλατο').isUnanswered).toBe(true);
    expect(say('σειρήνα', { hasLinks: true })).toMatchObject({
      isUnanswered: false,
      messages: [{ hasLinks: true }],
    });
    expect(say('κάμερα').isUnanswered).toBe(false);
  });
});

test('the same seed gives the same chance, another seed another, all from 0 to 1', () => {
  const draw = (seed: string) => Array.from({ length: 50 }, chanceFrom(seed));
  expect(draw('a 1')).toEqual(draw('a 1'));
  expect(draw('a 1')).not.toEqual(draw('a 2'));
  for (const value of draw('b 7')) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThan(1);
  }
});

describe('the bot of a shop that has less', () => {
  const facts = { ...scene('').facts, sellsCameras: false, hasServices: false, hasSurvey: false };
  const less = (more: Partial<BotScene['facts']> = {}) => ({ facts: { ...facts, ...more } });

  it('speaks of no cameras, appointments online or surveys that there are not', () => {
    const bare = less({ installationFrom: undefined });
    expect(say('γεια', bare).messages[0]?.quickReplies).toEqual(['Υποστήριξη 24/7', 'Θέλω εκπρόσωπο']);
    expect(texts('έχετε κάμερες;', bare)).toEqual([botTexts.greeting]);
    expect(texts('πόσο κοστίζει;', bare)).toEqual([
      'Για ακριβή τιμή ζητήστε μας προσφορά από τη σελίδα «Επικοινωνία» ή στο 210 000 0145.',
    ]);
    expect(texts('ραντεβού', bare)[0]).not.toContain('online');
    expect(texts('θέλω επισκευή', bare)[0]).not.toContain('κλείστε');
  });

  it('says from how much an installation costs as its services do, and of hours only those that there are', () => {
    expect(leastAmount([{ priceRange: '180 € – 900 €' }, { priceRange: '1.200,50 € έως 2.000 €' }])).toBe(
      '180 €',
    );
    expect(leastAmount([{ priceRange: 'Κατόπιν αυτοψίας' }])).toBeUndefined();
    expect(texts('κόστος', less({ installationFrom: '80 €', hasSurvey: true }))[0]).toMatch(
      /από 80 € χωρίς ΦΠΑ.*εκτίμηση/,
    );
    const silent = less({ hours: { days: [], opens: '08:00', closes: '18:00' } });
    expect(texts('θέλω επισκευή', silent)[0]).toMatch(/^Οι τεχνικοί μας απαντούν και έρχονται/);
  });
});
