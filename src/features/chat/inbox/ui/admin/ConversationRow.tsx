import { Bot, PencilLine, ThumbsDown, ThumbsUp } from 'lucide-react';
import { athensDate, athensTime, formatDate } from '#shared/dates.ts';
import { cx } from '#ui/style/cx.ts';
import { waitingAge } from '../../age.ts';
import type { InboxRow } from '../../contract.ts';
import { personName } from '../../names.ts';
import { useDraft } from './drafts.ts';
import type { TypingSign } from './typing.ts';
import { WaitingBadge } from './WaitingBadge.tsx';

interface Props {
  row: InboxRow;
  now: Date;
  isOpen: boolean;
  typing: readonly TypingSign[];
  onOpen: () => void;
}

const edges = {
  neutral: 'border-l-line-strong',
  medium: 'border-l-medium',
  high: 'border-l-high',
  critical: 'border-l-critical',
};

export function ConversationRow({ row, now, isOpen, typing, onOpen }: Props) {
  const { text: draft } = useDraft(row.id);
  const isNew = row.unread > 0;
  const edge = row.waitingSince
    ? edges[waitingAge(new Date(row.waitingSince), now).tone]
    : 'border-l-transparent';
  return (
    <li className="border-b border-line">
      <button
        type="button"
        id={`chat-${row.id}`}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
        className={cx(
          'grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1 border-l-3 px-3 py-2.5 text-left focus-visible:-outline-offset-2',
          isOpen ? 'bg-primary-soft' : 'hover:bg-surface-hover',
          isOpen && !row.waitingSince ? 'border-l-primary' : edge,
        )}
      >
        <span className={cx('truncate text-base', isNew ? 'font-semibold' : 'font-medium')}>
          {personName(row)}
        </span>
        {row.waitingSince ? (
          <WaitingBadge since={row.waitingSince} now={now} />
        ) : (
          <span className="num text-sm text-text-3">{whenText(new Date(row.lastAt), now)}</span>
        )}
        <span className={cx('truncate text-sm', isNew ? 'text-text' : 'text-text-2')}>
          <LastLine row={row} draft={draft} isTyping={typing.some(({ by }) => by === 'user')} />
        </span>
        {isNew && (
          <span className="num min-w-5 rounded-full bg-primary-fill px-1.5 text-center text-xs leading-5 font-semibold text-on-primary">
            {row.unread > 99 ? '99+' : row.unread}
            <span className="sr-only"> αδιάβαστα</span>
          </span>
        )}
        {!isNew && row.rating && (
          <span className="text-text-3 [&>svg]:size-4">
            {row.rating === 'up' ? <ThumbsUp /> : <ThumbsDown />}
            <span className="sr-only">{row.rating === 'up' ? 'Θετική γνώμη' : 'Αρνητική γνώμη'}</span>
          </span>
        )}
        <AgentLine row={row} typing={typing} />
      </button>
    </li>
  );
}

function LastLine({ row, draft, isTyping }: { row: InboxRow; draft: string; isTyping: boolean }) {
  if (isTyping) return <span className="text-primary-text">Γράφει…</span>;
  if (draft !== '')
    return (
      <>
        <PencilLine className="mr-1 inline size-3.5 align-[-2px] stroke-[1.75]" />
        <span className="font-medium">Πρόχειρο:</span> {draft}
      </>
    );
  if (row.lastSender === 'bot')
    return (
      <>
        <Bot className="mr-1 inline size-3.5 align-[-2px] stroke-[1.75]" />
        <span className="sr-only">Βοηθός: </span>
        {row.lastText}
      </>
    );
  return (
    <>
      {row.lastSender === 'agent' && (row.isMine ? 'Εσείς: ' : 'Ομάδα: ')}
      {row.lastText}
    </>
  );
}

function AgentLine({ row, typing }: { row: InboxRow; typing: readonly TypingSign[] }) {
  const writer = typing.find(({ by }) => by === 'agent');
  if (writer)
    return (
      <span className="col-span-2 truncate text-sm text-high-text">
        Απαντά τώρα: {writer.name ?? 'άλλος διαχειριστής'}
      </span>
    );
  if (row.state !== 'open' || row.agentName === undefined || row.isMine) return null;
  return <span className="col-span-2 truncate text-sm text-text-3">Την έχει: {row.agentName}</span>;
}

function whenText(at: Date, now: Date): string {
  const day = athensDate(at);
  return day === athensDate(now) ? athensTime(at) : formatDate(day).slice(0, 5);
}
