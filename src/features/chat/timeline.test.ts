import { expect, test } from 'vitest';
import type { ChatMessage, ChatView } from './contract.ts';
import { lastKnown, learn, shownAt, unreadOf } from './timeline.ts';

const begin = Date.parse('2026-11-22T10:00:00Z');
const at = (ms: number) => new Date(begin + ms).toISOString();

const message = (seq: number, sender: ChatMessage['sender'], visibleMs = 0): ChatMessage => ({
  id: String(seq),
  seq,
  sender,
  content: `Μήνυμα ${seq}`,
  type: 'text',
  timestamp: at(0),
  visibleAt: at(visibleMs),
  metadata: {},
  links: [],
});

const view = (messages: ChatMessage[], change: Partial<ChatView['conversation']> = {}): ChatView => ({
  conversation: {
    id: 'one',
    state: 'bot',
    lastSeq: messages.at(-1)?.seq ?? 0,
    readByAgent: 0,
    readByUser: 0,
    asksContact: false,
    isLeft: false,
    canMail: false,
    openedAt: at(0),
    ...change,
  },
  messages,
  availability: 'online',
  now: at(0),
});

const seqs = (messages: readonly ChatMessage[]) => messages.map(({ seq }) => seq);

test('answers that overtake each other or come twice leave every message once and in order', () => {
  const first = learn(undefined, view([message(1, 'bot')]), begin);
  const late = learn(first, view([message(4, 'user'), message(5, 'bot')], { state: 'waiting' }), begin);
  const all = learn(late, view([message(1, 'bot'), message(2, 'user'), message(4, 'user')]), begin);
  expect(seqs(all.messages)).toEqual([1, 2, 4, 5]);
  expect(lastKnown(all)).toBe(5);
  // The older answer does not bring the older state back.
  expect(all.conversation).toMatchObject({ state: 'waiting', lastSeq: 5 });
});

test('what was read stays read; another conversation begins anew', () => {
  const read = learn(undefined, view([message(1, 'bot')], { readByUser: 1, readByAgent: 1 }), begin);
  expect(learn(read, view([]), begin).conversation).toMatchObject({ readByUser: 1, readByAgent: 1 });
  const other = learn(read, view([message(1, 'bot')], { id: 'two' }), begin);
  expect(other.conversation).toMatchObject({ id: 'two', readByUser: 0 });
  expect(other.messages).toHaveLength(1);
});

test('an answer is being typed until it is visible, by the server’s clock', () => {
  const hourBehind = begin - 3_600_000;
  const known = learn(undefined, view([message(1, 'user'), message(2, 'bot', 2_000)]), hourBehind);
  expect(shownAt(known, hourBehind)).toMatchObject({ isTyping: true, nextInMs: 2_000 });
  expect(seqs(shownAt(known, hourBehind).messages)).toEqual([1]);
  expect(shownAt(known, hourBehind + 2_000)).toMatchObject({ isTyping: false, nextInMs: undefined });
  expect(seqs(shownAt(known, hourBehind + 2_000).messages)).toEqual([1, 2]);
});

test('unread is what others wrote, once it is visible', () => {
  const messages = [message(1, 'bot'), message(2, 'user'), message(3, 'agent'), message(4, 'bot', 2_000)];
  const known = learn(undefined, view(messages, { readByUser: 1 }), begin);
  expect(unreadOf(known, shownAt(known, begin))).toBe(1);
  expect(unreadOf(known, shownAt(known, begin + 2_000))).toBe(2);
});
