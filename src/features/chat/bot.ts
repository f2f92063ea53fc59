import { draw } from '../../shared/chance.ts';
import { agentGreeting, botTexts, quickReplies } from './bot-texts.ts';
import { taughtAnswer, topicOf, wantsPerson, type TaughtAnswer } from './bot-words.ts';

/** The delays of the specification, in milliseconds. */
export const botDelays = { greeting: 1_000, leastTyping: 1_500, mostTyping: 2_500, handOver: 2_000 } as const;

/** What a message says, and how long after the visitor's it is shown, in milliseconds. */
export type BotMessage = {
  sender: 'bot' | 'agent';
  agentName?: string;
  content: string;
  quickReplies?: readonly string[];
  /** The links that were found for the visitor's message stand under this one. */
  hasLinks?: boolean;
  delayMs: number;
};

/** What the bot knows when a visitor writes. */
export type BotScene = {
  text: string;
  state: 'bot' | 'waiting' | 'open';
  /** The administrators with status online who have a live connection, the one who shall greet first; none out of hours. */
  online: readonly string[];
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
};

/** The bot's first words. */
export const greeting: BotMessage = {
  sender: 'bot',
  content: botTexts.greeting,
  quickReplies,
  delayMs: botDelays.greeting,
};

const typing = (random: () => number) =>
  Math.round(botDelays.leastTyping + random() * (botDelays.mostTyping - botDelays.leastTyping));

/** Nobody is there: the specified sentence, and how the visitor gets an answer all the same. */
function apologise({ isLeft, knowsContact }: BotScene, before: readonly BotMessage[], at: number): BotStep {
  const next = isLeft ? undefined : knowsContact ? botTexts.left : botTexts.askContact;
  return {
    messages: [
      ...before,
      { sender: 'bot', content: botTexts.busy, delayMs: at },
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
  const promise: BotMessage = { sender: 'bot', content: botTexts.handOver, delayMs };
  const [agentName] = scene.online;
  if (agentName === undefined) return apologise(scene, [promise], delayMs + botDelays.handOver);
  const hello = { content: agentGreeting(agentName), delayMs: delayMs + botDelays.handOver };
  return {
    messages: [promise, { sender: 'agent', agentName, ...hello }],
    state: 'waiting',
    toldAbsent: false,
    handsOver: true,
    leaves: false,
    isUnanswered: false,
  };
}

/**
 * The bot's answer to a message. While a person is waited for or answers, it is silent, unless nobody is there any more: then
 * it says so once. `random` gives 0 to 1 and only decides how long it types.
 */
export function answer(scene: BotScene, random: () => number): BotStep {
  const { text, state, online, toldAbsent, taught, hasLinks } = scene;
  const same = { state, toldAbsent, handsOver: false, leaves: false, isUnanswered: false };
  if (state !== 'bot') {
    if (online.length > 0 || toldAbsent) return { ...same, messages: [] };
    return apologise(scene, [], typing(random));
  }
  if (wantsPerson(text)) return connect(scene, random);
  const own = taughtAnswer(text, taught);
  const topic = own === undefined ? topicOf(text) : undefined;
  const isKnown = own !== undefined || topic !== undefined;
  const content = own ?? botTexts[topic ?? 'greeting'];
  const reply = { sender: 'bot' as const, content, delayMs: typing(random), ...(hasLinks && { hasLinks }) };
  const withSuggestions = topic === 'welcome' || !isKnown;
  return {
    ...same,
    messages: [{ ...reply, ...(withSuggestions && { quickReplies }) }],
    isUnanswered: !isKnown && !hasLinks,
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
