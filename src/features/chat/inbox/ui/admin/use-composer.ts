import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useApi } from '#ui/page/api.ts';
import { maxMessageLength } from '../../../contract.ts';
import { fillCanned, insertAt, triggerAt } from '../../triggers.ts';
import { changeDraft, useDraft } from './drafts.ts';
import { useSuggestions, type Suggestion } from './use-suggestions.ts';

export interface ComposerOptions {
  conversationId: string;
  /** The writer's first name, to address them. */
  firstName: string | undefined;
  myName: string | undefined;
  /** Only notes can be written: the conversation is closed. */
  isClosed: boolean;
  /** Sends what is written; then goes to the next conversation that waits, if asked. */
  onSend: (thenNext: boolean) => void;
  onLeave: () => void;
}

const typingEveryMs = 2_500;
const maxLinks = 5;

/** The text of the composer, what is suggested for it, and what its keys do. */
export function useComposer({
  conversationId,
  firstName,
  myName,
  isClosed,
  onSend,
  onLeave,
}: ComposerOptions) {
  const { inbox } = useApi();
  const draft = useDraft(conversationId);
  const isNote = isClosed || draft.isNote;
  const [cursor, setCursor] = useState(draft.text.length);
  const [selected, setSelected] = useState(0);
  const [dismissed, setDismissed] = useState('');
  const toldAt = useRef(-Infinity);
  const moveTo = useRef<number>(undefined);
  const area = useRef<HTMLDivElement>(null);
  const found = isNote ? undefined : triggerAt(draft.text, cursor);
  const signature = found && `${found.from} ${found.query}`;
  const trigger = signature === dismissed ? undefined : found;
  const { suggestions, isPending, isError } = useSuggestions(conversationId, trigger);
  const chosen = Math.min(selected, suggestions.length - 1);
  const left = maxMessageLength - draft.text.length;
  const canSend = left >= 0 && draft.text.trim() !== '';

  useEffect(() => {
    if (moveTo.current === undefined) return;
    area.current?.querySelector('textarea')?.setSelectionRange(moveTo.current, moveTo.current);
    moveTo.current = undefined;
  });

  function write(text: string, at: number) {
    changeDraft(conversationId, { text });
    setCursor(at);
    setSelected(0);
    setDismissed('');
    const now = performance.now();
    // Nobody is shown that a note is being typed.
    if (isNote || text.trim() === '' || now - toldAt.current < typingEveryMs) return;
    toldAt.current = now;
    // A lost typing indicator does no harm.
    inbox.sayAgentTyping.call({ conversationId }).catch(() => undefined);
  }

  function choose(suggestion: Suggestion) {
    if (!trigger) return;
    if (suggestion.kind === 'canned') {
      const filled = fillCanned(suggestion.reply.text, { firstName, agentName: myName ?? '' });
      const next = insertAt(draft.text, trigger, filled);
      moveTo.current = next.cursor;
      write(next.text, next.cursor);
      return;
    }
    const { kind, id: linkId, label } = suggestion.link;
    const links = draft.links.filter((one) => one.kind !== kind || one.id !== linkId);
    changeDraft(conversationId, { links: [...links, { kind, id: linkId, label }].slice(-maxLinks) });
    const next = insertAt(draft.text, trigger, label);
    moveTo.current = next.cursor;
    write(next.text, next.cursor);
  }

  function send(thenNext: boolean) {
    if (!canSend) return;
    if (isNote !== draft.isNote) changeDraft(conversationId, { isNote });
    toldAt.current = -Infinity;
    setCursor(0);
    onSend(thenNext);
  }

  /** Moves through the suggestions, takes or dismisses one; returns whether the key was for them. */
  function pressInList(event: KeyboardEvent): boolean {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const suggestion = suggestions[chosen];
    if (event.key === 'Escape') {
      event.stopPropagation();
      setDismissed(signature ?? '');
    } else if (step !== undefined && suggestions.length > 0) {
      setSelected((chosen + step + suggestions.length) % suggestions.length);
    } else if (suggestion && ['Enter', 'Tab'].includes(event.key) && !event.ctrlKey && !event.metaKey) {
      choose(suggestion);
    } else return false;
    event.preventDefault();
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // An Enter that confirms an input method's letter does not send.
    if (event.nativeEvent.isComposing) return;
    if (trigger && pressInList(event)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onLeave();
    } else if (event.key === 'Enter' && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      send(event.ctrlKey || event.metaKey);
    }
  }

  return {
    area,
    draft,
    isNote,
    /** How many characters are left; negative if the text is too long. */
    left,
    canSend,
    /** What is offered at the cursor; undefined if nothing is. */
    list: trigger && {
      kind: trigger.kind,
      suggestions,
      chosen,
      isPending,
      isError,
      onPoint: setSelected,
      onChoose: choose,
    },
    write,
    setCursor,
    send,
    onKeyDown,
  };
}
