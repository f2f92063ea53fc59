import { draw } from '#shared/chance.ts';
import { botTexts, personReply, quickRepliesFor, type BotTopic } from './texts.ts';
import type { BotOffers } from './offers.ts';
import { agrees, asksWhetherSold, taughtAnswer, topicOf, wantsPerson, type TaughtAnswer } from './words.ts';
import { factLinks, factsAskedFor, factText, leads, type CompanyFacts } from './company-facts.ts';
import { emergencyAnswer, emergencyIn, type Emergency } from './emergency.ts';
import { readMessage, type ReadMessage } from './message-words.ts';
import { productAnswers, type ProductAnswer, type ProductFacts } from './product-facts.ts';

/** The delays of the specification, in milliseconds. */
export const botDelays = { greeting: 1_000, minTyping: 1_500, maxTyping: 2_500, handOver: 2_000 } as const;

/** What a message says, and how long after the visitor's it is shown, in milliseconds. */
export type BotMessage = {
  sender: 'bot';
  content: string;
  quickReplies?: readonly string[];
  /** The links that were found for the visitor's message stand under this one. */
  hasLinks?: boolean;
  /** Further links under it. */
  links?: ProductAnswer['links'];
  delayMs: number;
};

/** What the bot knows when a visitor writes. */
export type BotScene = {
  text: string;
  state: 'bot' | 'waiting' | 'open';
  /** The administrators with status online who have a live connection. */
  online: readonly string[];
  /** Whether it is within the hours of support. */
  isOpen: boolean;
  facts: CompanyFacts;
  /** The product on whose page it was written. */
  product?: ProductFacts | undefined;
  /** The bot's answers in this conversation, the newest first; its first greeting is none. */
  said: readonly string[];
  /** The visitor was told that nobody is there, and no administrator has written since. */
  toldAbsent: boolean;
  /** An address for an answer by e-mail is known. */
  knowsContact: boolean;
  /** The conversation was already left as a contact message. */
  isLeft: boolean;
  taught: readonly TaughtAnswer[];
  /** Products, services or orders were found for the message. */
  hasLinks: boolean;
};

export type BotStep = {
  messages: readonly BotMessage[];
  state: BotScene['state'];
  toldAbsent: boolean;
  /** It was handed over to the administrators just now. */
  handsOver: boolean;
  /** It becomes a contact message. */
  leaves: boolean;
  /** The bot had no answer. */
  isUnanswered: boolean;
  /** Somebody is in danger. */
  emergency?: Emergency;
};

/** The bot's first words. */
export const greeting = (offers: BotOffers): BotMessage => ({
  sender: 'bot',
  content: botTexts.greeting,
  quickReplies: quickRepliesFor(offers),
  delayMs: botDelays.greeting,
});

const typing = (random: () => number) =>
  Math.round(botDelays.minTyping + random() * (botDelays.maxTyping - botDelays.minTyping));

/** Nobody is there: the specified sentence, and how the visitor still gets an answer. */
function apologise(scene: BotScene, before: readonly BotMessage[], at: number): BotStep {
  const { isLeft, knowsContact, isOpen } = scene;
  const next = isLeft ? undefined : knowsContact ? botTexts.left : botTexts.askContact;
  return {
    messages: [
      ...before,
      { sender: 'bot', content: isOpen ? botTexts.busy : botTexts.away, delayMs: at },
      ...(next === undefined ? [] : [{ sender: 'bot' as const, content: next, delayMs: at }]),
    ],
    state: isLeft || knowsContact ? 'bot' : 'waiting',
    toldAbsent: true,
    handsOver: false,
    leaves: knowsContact && !isLeft,
    isUnanswered: false,
  };
}

function connect(scene: BotScene, random: () => number): BotStep {
  const delayMs = typing(random);
  const at = delayMs + botDelays.handOver;
  if (scene.online.length === 0)
    return apologise(scene, [{ sender: 'bot', content: botTexts.looking, delayMs }], at);
  return {
    messages: [
      { sender: 'bot', content: botTexts.handOver, delayMs },
      { sender: 'bot', content: botTexts.told, delayMs: at },
    ],
    state: 'waiting',
    toldAbsent: false,
    handsOver: true,
    leaves: false,
    isUnanswered: false,
  };
}

/** The numbers to call at once, whoever else answers; who is there is called into the conversation. */
function sayEmergency(
  { state, toldAbsent, online, said }: BotScene,
  emergency: Emergency,
  message: ReadMessage,
): BotStep {
  const handsOver = state === 'bot' && online.length > 0;
  return {
    messages: [{ sender: 'bot', ...emergencyAnswer(emergency, message, said[0]), delayMs: 0 }],
    state: handsOver ? 'waiting' : state,
    toldAbsent: handsOver ? false : toldAbsent,
    handsOver,
    leaves: false,
    isUnanswered: false,
    emergency,
  };
}

const offers = (): readonly string[] => [botTexts.forward, botTexts.unknownAgain, botTexts.notFound];

/** Whether the bot offered to hand over, so that a «yes» does. */
const offered = (said: string | undefined) =>
  said !== undefined && offers().some((one) => said.endsWith(one));

/** The text instead of an answer: the greeting once, and never the same twice in a row. */
function unknownAnswer({ said, hasLinks, facts }: BotScene, message: ReadMessage): BotAnswerParts {
  const unless = (text: string, otherwise: string) => (said[0] === text ? otherwise : text);
  if (!said.includes(botTexts.greeting))
    return { content: botTexts.greeting, quickReplies: quickRepliesFor(facts) };
  if (hasLinks) return { content: unless(botTexts.found, botTexts.foundAgain) };
  const usual = unless(botTexts.unknown, botTexts.unknownAgain);
  const content = asksWhetherSold(message) ? unless(botTexts.notFound, usual) : usual;
  return { content, quickReplies: [personReply] };
}

/** Answers that were just given are not repeated. */
function unlessJustSaid(
  answers: readonly BotAnswerParts[],
  { said, facts }: BotScene,
): readonly BotAnswerParts[] {
  const last = said.slice(0, answers.length);
  if (!answers.every(({ content }) => last.includes(content))) return answers;
  return last[0] === botTexts.welcome
    ? [{ content: botTexts.listening, quickReplies: quickRepliesFor(facts) }]
    : [{ content: botTexts.again, quickReplies: [personReply] }];
}

type BotAnswerParts = Pick<BotMessage, 'content' | 'links' | 'quickReplies'>;

/** What is said of a topic; nothing of cameras where none is sold. */
function topicText(topic: BotTopic, facts: CompanyFacts): string | undefined {
  if (topic === 'cameras') return facts.sellsCameras ? botTexts.cameras : undefined;
  if (topic === 'support') return botTexts.support(facts.hours);
  if (topic === 'repair') return botTexts.repair(facts.hours, facts);
  return topic === 'welcome' ? botTexts.welcome : botTexts[topic](facts);
}

/**
 * The answers of the administrators' table, of the product whose page is open, the specified topics and the company's facts;
 * none if it has none.
 */
function knownAnswers({ taught, facts, product }: BotScene, message: ReadMessage): BotAnswerParts[] {
  const own = taughtAnswer(message, taught);
  if (own !== undefined) return [{ content: own }];
  const asked = factsAskedFor(message);
  const topic = topicOf(message);
  // A fault of a camera is no wish for a camera, and a greeting only begins a question.
  const isBeside =
    topic !== 'prices' &&
    topic !== 'appointment' &&
    asked.some((fact) => leads(fact) || (topic === 'welcome' && fact !== 'thanks'));
  const told = asked.map((fact): BotAnswerParts => {
    const link = factLinks[fact];
    return {
      content: factText(fact, facts),
      ...(link && { links: [{ kind: 'page', ...link }] }),
      ...(fact === 'complaint' && { quickReplies: [personReply] }),
    };
  });
  const ofProduct = product && !asked.some(leads) ? productAnswers(message, product) : [];
  if (ofProduct.length > 0)
    return [...(topic === 'prices' ? [{ content: botTexts.prices(facts) }] : []), ...ofProduct, ...told];
  const content = topic === undefined || isBeside ? undefined : topicText(topic, facts);
  if (content === undefined) return told;
  return [{ content, ...(topic === 'welcome' && { quickReplies: quickRepliesFor(facts) }) }, ...told];
}

/**
 * The bot's answer to a message. An emergency is answered in every state. While a person is waited for or answers, it is
 * otherwise silent, unless nobody is there any more: then it says so once. `random` gives 0 to 1 and only decides how long it
 * types.
 */
export function answer(scene: BotScene, random: () => number): BotStep {
  const { text, state, online, toldAbsent, hasLinks, said } = scene;
  const message = readMessage(text);
  const emergency = emergencyIn(message);
  if (emergency) return sayEmergency(scene, emergency, message);
  const same = { state, toldAbsent, handsOver: false, leaves: false };
  if (state !== 'bot') {
    if (online.length > 0 || toldAbsent) return { ...same, messages: [], isUnanswered: false };
    return apologise(scene, [], typing(random));
  }
  if (wantsPerson(message) || (offered(said[0]) && agrees(message))) return connect(scene, random);
  const known = knownAnswers(scene, message);
  const parts = known.length > 0 ? unlessJustSaid(known, scene) : [unknownAnswer(scene, message)];
  const delayMs = typing(random);
  return {
    ...same,
    messages: parts.map((part, index) => ({
      sender: 'bot',
      ...part,
      // What was found for the message stands under its first answer.
      ...(index === 0 && hasLinks && { hasLinks }),
      delayMs,
    })),
    isUnanswered: known.length === 0 && !hasLinks,
  };
}

/** Chance from a seed: the same message is answered with the same delays, whoever computes it. */
export function chanceFrom(text: string): () => number {
  let seed = 2_166_136_261;
  for (const character of text) seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    const drawn = draw(seed);
    ({ seed } = drawn);
    return drawn.value;
  };
}
