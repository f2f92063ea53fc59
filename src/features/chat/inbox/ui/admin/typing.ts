import { createListeners } from '#ui/page/listeners.ts';
import { useSyncExternalStore } from 'react';

export interface TypingSign {
  by: 'user' | 'agent';
  name?: string | undefined;
}

/** How long a sign of typing lasts without another one. */
const lastsMs = 5_000;

const none: readonly TypingSign[] = [];
let signs: ReadonlyMap<string, readonly TypingSign[]> = new Map();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = createListeners();

const isSame = (one: TypingSign, other: TypingSign) => one.by === other.by && one.name === other.name;

function set(conversationId: string, change: (signs: readonly TypingSign[]) => readonly TypingSign[]) {
  signs = new Map(signs).set(conversationId, change(signs.get(conversationId) ?? none));
  listeners.notify();
}

/** Ends a sign: its author wrote, or paused. */
export function endTyping(conversationId: string, sign: TypingSign): void {
  if (!signs.get(conversationId)?.some((one) => isSame(one, sign))) return;
  set(conversationId, (all) => all.filter((one) => !isSame(one, sign)));
}

/** Shows for some seconds that somebody types in a conversation. */
export function showTyping(conversationId: string, sign: TypingSign): void {
  set(conversationId, (all) => [...all.filter((one) => !isSame(one, sign)), sign]);
  const timer = `${conversationId} ${sign.by} ${sign.name ?? ''}`;
  clearTimeout(timers.get(timer));
  timers.set(
    timer,
    setTimeout(() => endTyping(conversationId, sign), lastsMs),
  );
}

/** Who types where now, by conversation. */
export const useTyping = (): ReadonlyMap<string, readonly TypingSign[]> =>
  useSyncExternalStore(
    listeners.listen,
    () => signs,
    () => signs,
  );
