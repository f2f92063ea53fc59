import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { athensDate, athensTime, formatDay, type LocalDate } from '#shared/dates.ts';
import { Spinner } from '#ui/components/Spinner.tsx';
import type { ChatMessage } from '../contract.ts';
import type { Unsent } from '../outbox.ts';
import type { Known, Shown } from '../timeline.ts';
import { Bubble } from './Bubble.tsx';
import type { ChatState } from './chat-state.ts';
import { Clock3 } from 'lucide-react';

interface Props {
  known: Known | undefined;
  shown: Shown;
  outbox: readonly Unsent[];
  typist: ChatState['typist'];
  isOffline: boolean;
  onSend: (text: string) => void;
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
  onEnd: () => Promise<void>;
  /** Called when a link within the conversation opens a page. */
  onFollowLink: (() => void) | undefined;
  /** After the last message. */
  children: ReactNode;
}

const nearEndPx = 80;

/** The messages, the newest at the end, which stays in view unless the reader has scrolled up. */
export function ChatLog({
  known,
  shown,
  outbox,
  typist,
  isOffline,
  onSend,
  onRetry,
  onDiscard,
  onEnd,
  onFollowLink,
  children,
}: Props) {
  const { messages } = shown;
  const stored = new Set(known?.messages.map(({ key }) => key));
  const unsent = outbox.filter(({ key }) => !stored.has(key));
  const isTyping = shown.isTyping || typist !== undefined;
  const list = useEndInView();
  const [today] = useState(() => athensDate(new Date()));
  const state = known?.conversation.state;
  const isConnecting = messages.length === 0 && unsent.length === 0;
  const lastOwn = messages.findLast(({ sender }) => sender === 'user')?.seq;
  const replies = unsent.length === 0 && !isTyping ? messages.at(-1)?.metadata.quickReplies : undefined;
  const hasWritten = lastOwn !== undefined;
  // What was there when the window opened is not announced, only what comes.
  const isSettled = useDeferredValue(known !== undefined, false);

  return (
    <div
      ref={list}
      role="log"
      aria-label="Μηνύματα"
      aria-live={isSettled ? 'polite' : 'off'}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain bg-sunken -outline-offset-2"
    >
      <div className="flex min-h-full flex-col gap-2 p-4">
        {isConnecting && (
          <p className="m-auto flex items-center gap-2 text-base text-text-3">
            <Spinner />
            Σύνδεση…
          </p>
        )}
        {messages.map((message, index) => (
          <MessageRow
            key={message.seq}
            message={message}
            before={messages[index - 1]}
            today={today}
            onFollowLink={onFollowLink}
            mark={message.seq === lastOwn ? markOf(message, known, messages.length - 1 === index) : undefined}
          />
        ))}
        {unsent.map((one) => (
          <UnsentBubble
            key={one.key}
            message={one}
            isOffline={isOffline}
            onRetry={() => onRetry(one.key)}
            onDiscard={() => onDiscard(one.key)}
          />
        ))}
        {isTyping && <TypingBubble name={typist?.name} />}
        {replies && state !== 'closed' && (
          <ul aria-label="Προτεινόμενες απαντήσεις" className="flex flex-wrap gap-1.5">
            {replies.map((reply) => (
              <li key={reply}>
                <button
                  type="button"
                  onClick={() => onSend(reply)}
                  className="min-h-8 rounded-full border border-primary-soft-2 bg-primary-soft px-3 text-sm font-medium text-primary-text transition-colors hover:bg-primary-soft-2 pointer-coarse:min-h-11"
                >
                  {reply}
                </button>
              </li>
            ))}
          </ul>
        )}
        {children}
        {hasWritten && state !== 'closed' && unsent.length === 0 && (
          <button
            type="button"
            onClick={() => void onEnd().catch(() => undefined)}
            className="mx-auto mt-auto min-h-8 px-2 text-xs text-text-3 underline underline-offset-3 hover:text-text pointer-coarse:min-h-11"
          >
            Τέλος συνομιλίας
          </button>
        )}
      </div>
    </div>
  );
}

function MessageRow({
  message,
  before,
  today,
  mark,
  onFollowLink,
}: {
  message: ChatMessage;
  before: ChatMessage | undefined;
  today: LocalDate;
  mark: string | undefined;
  onFollowLink: (() => void) | undefined;
}) {
  const day = athensDate(new Date(message.timestamp));
  const isNewDay = !before || athensDate(new Date(before.timestamp)) !== day;
  const { agentName } = message.metadata;
  const joins = message.sender === 'agent' && agentName && agentName !== before?.metadata.agentName;
  return (
    <>
      {isNewDay && (
        <Line>
          {day === today ? 'Σήμερα' : formatDay(day)} {athensTime(new Date(message.timestamp))}
        </Line>
      )}
      {joins && <Line>Στη συνομιλία: {agentName}</Line>}
      <Bubble message={message} mark={mark} onFollowLink={onFollowLink} />
    </>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <p className="py-0.5 text-center text-xs text-text-3">{children}</p>;
}

function TypingBubble({ name }: { name: string | undefined }) {
  return (
    <div className="chat-bubble flex h-10 w-fit items-center gap-1 rounded-bl-xs! border border-line bg-surface">
      {[0, 1, 2].map((dot) => (
        <span key={dot} aria-hidden="true" className="chat-dot" />
      ))}
      <span className={name ? 'ml-1.5 text-xs text-text-3' : 'sr-only'}>
        {name ? `Γράφει: ${name}` : 'Γράφει…'}
      </span>
    </div>
  );
}

/** Whether a person has read a message; that it was sent is no news once it was answered. */
function markOf({ seq }: ChatMessage, known: Known | undefined, isLast: boolean): string | undefined {
  if (known && known.conversation.readByAgent >= seq) return 'Διαβάστηκε';
  return isLast ? 'Στάλθηκε' : undefined;
}

/** Keeps the end of a list in view while its content grows or the keyboard takes its place. */
function useEndInView() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let isAtEnd = true;
    const keep = () => {
      if (isAtEnd) element.scrollTop = element.scrollHeight;
    };
    const note = () => {
      isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearEndPx;
    };
    const size = new ResizeObserver(keep);
    for (const one of [element, ...element.children]) size.observe(one);
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      size.disconnect();
      element.removeEventListener('scroll', note);
    };
  }, []);
  return list;
}

interface UnsentBubbleProps {
  message: Unsent;
  isOffline: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

const action = 'min-h-6 font-medium text-primary-text underline underline-offset-3 pointer-coarse:min-h-11';

/** A message that the server does not have yet, or has refused. */
function UnsentBubble({ message: { text, refusal }, isOffline, onRetry, onDiscard }: UnsentBubbleProps) {
  return (
    <div className="grid justify-items-end gap-1.5">
      <div className="chat-bubble rounded-br-xs! border border-dashed border-control bg-primary-soft text-text">
        <span className="sr-only">Εσείς: </span>
        <span>{text}</span>
      </div>
      {refusal === undefined ? (
        <p className="flex items-center gap-1 text-xs text-text-3">
          <Clock3 className="size-3" />
          {isOffline ? 'Θα σταλεί με τη σύνδεση' : 'Αποστολή…'}
        </p>
      ) : (
        <div role="alert" className="grid justify-items-end gap-0.5 text-right text-xs">
          <p className="text-critical-text">Δεν στάλθηκε. {refusal}</p>
          <p className="flex gap-3">
            <button type="button" onClick={onRetry} className={action}>
              Αποστολή ξανά
            </button>
            <button type="button" onClick={onDiscard} className={action}>
              Επεξεργασία
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
