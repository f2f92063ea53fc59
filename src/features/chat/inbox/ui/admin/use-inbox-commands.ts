import type { RefObject } from 'react';
import { isOn } from '#shared/switches.ts';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { inboxLists } from '../../../enums.ts';
import type { InboxConversation, InboxRow } from '../../contract.ts';
import type { InboxCommand } from '../../keys.ts';
import type { InboxSearch } from '../../search.ts';
import type { Asked } from './ConversationPane.tsx';
import { changeDraft, draftOf } from './drafts.ts';
import { openKeyHelp } from './key-help.ts';
import { focusRow, type InboxAddress } from './use-inbox-address.ts';
import type { InboxChanges } from './use-inbox-changes.ts';

interface Inbox {
  search: InboxSearch;
  address: InboxAddress;
  /** The list and the open conversation are side by side; on a phone they are steps. */
  isWide: boolean | undefined;
  /** The details are next to the conversation too. */
  isWidest: boolean | undefined;
  rows: readonly InboxRow[] | undefined;
  conversation: InboxConversation | undefined;
  /** The caller has a name towards customers. */
  hasName: boolean;
  changes: InboxChanges;
  field: RefObject<HTMLTextAreaElement | null>;
  onAsk: (asked: Asked) => void;
  onNeedName: () => void;
}

/** What nobody can do while the chat is off. */
const answering: ReadonlySet<InboxCommand> = new Set<InboxCommand>([
  'reply',
  'note',
  'canned',
  'link',
  'take',
  'hand-back',
]);

export function useInboxCommands(inbox: Inbox) {
  const { search, isWide, isWidest, rows, conversation, hasName, changes, field, onAsk, onNeedName } = inbox;
  const { conversation: openId, details } = search;
  const { show, open } = inbox.address;
  const { listConversations } = useApi().inbox;
  function step(by: 1 | -1) {
    const ids = rows?.map(({ id }) => id) ?? [];
    const focused = document.activeElement?.id.replace(/^chat-/, '');
    const from = ids.indexOf(isWide ? (openId ?? '') : (focused ?? ''));
    const next = ids[from < 0 ? 0 : Math.min(Math.max(from + by, 0), ids.length - 1)];
    if (next === undefined) return;
    if (isWide) open(next);
    focusRow(next);
  }

  async function openNextWaiting() {
    const waiting = await listConversations.call({ list: 'mine', pageSize: 100 });
    const unanswered = waiting.filter(({ id, waitingSince }) => waitingSince !== undefined && id !== openId);
    const isNew = unanswered.length === 0;
    const [next] = isNew
      ? (await listConversations.call({ list: 'new', pageSize: 2 })).filter(({ id }) => id !== openId)
      : unanswered.toSorted((a, b) => (a.waitingSince ?? '').localeCompare(b.waitingSince ?? ''));
    if (next) show({ list: isNew ? 'new' : 'mine', conversation: next.id });
    else toast({ title: 'Κανείς άλλος δεν περιμένει', tone: 'info' });
  }
  const nextWaiting = () => void openNextWaiting().catch(() => undefined);

  function take() {
    if (!conversation) return;
    if (!hasName) return onNeedName();
    if (conversation.state === 'open' && !conversation.isMine) return onAsk('take-over');
    // The mutation has already shown the error.
    void changes.take(conversation.id, false).then(
      () => field.current?.focus(),
      () => undefined,
    );
  }

  function write(sign: '' | '/' | '@', isNote = false) {
    if (!openId) return;
    const { text } = draftOf(openId);
    const begun = text === '' || /\s$/u.test(text) || sign === '' ? text : `${text} `;
    const next = begun + sign;
    changeDraft(openId, { isNote, text: next });
    field.current?.focus();
    requestAnimationFrame(() => {
      // Not back to there once something was typed.
      if (field.current?.value === next) field.current.setSelectionRange(next.length, next.length);
    });
  }

  function run(command: InboxCommand) {
    if (answering.has(command) && !isOn('chat')) return;
    switch (command) {
      case 'next':
        return step(1);
      case 'previous':
        return step(-1);
      case 'open':
      case 'reply':
        return write('');
      case 'note':
        return write('', true);
      case 'canned':
        return write('/');
      case 'link':
        return write('@');
      case 'take':
        return conversation && !conversation.isMine && take();
      case 'hand-back':
        return conversation?.isMine && conversation.state === 'open' && changes.returnToBot(conversation.id);
      case 'close':
        return conversation && conversation.state !== 'closed' && onAsk('close');
      case 'details':
        return openId && !isWidest && show({ ...search, details: details ? undefined : 'open' });
      case 'next-waiting':
        return nextWaiting();
      case 'help':
        return openKeyHelp();
      default:
        return show({ list: inboxLists[Number(command.slice(-1)) - 1], conversation: openId });
    }
  }

  return { nextWaiting, take, run };
}
