import { Minus, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { company } from '#shared/company.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { useMedia } from '#ui/page/use-media.ts';
import { Button } from '#ui/components/Button.tsx';
import { ChatAfterwards } from './ChatAfterwards.tsx';
import type { ChatClient } from './chat-client.ts';
import type { ChatState } from './chat-state.ts';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatHeader } from './ChatHeader.tsx';
import { ChatLog } from './ChatLog.tsx';
import { boxMedia, useSheet, useVisibleArea } from './use-sheet.ts';
import { useDraft } from './use-chat.ts';
import { useChatFocus, useEscape, useReadMark } from './use-window.ts';

const ChatContactForm = lazyPart(() => import('./ChatContactForm.tsx'), 'ChatContactForm');

interface Props {
  client: ChatClient;
  state: ChatState;
  owner: string;
  /** The window was opened by its button, not by a reload. */
  takesFocus: boolean;
  onLeave: (next: 'minimised' | 'closed') => void;
}

const hindrances = {
  offline: 'Χωρίς σύνδεση. Ό,τι γράφετε διατηρείται και στέλνεται μόλις επανέλθει.',
  limit: 'Πολλά μηνύματα σε λίγο χρόνο. Τα υπόλοιπα στέλνονται σε λίγο.',
  failed: 'Η συνομιλία δεν απαντά αυτή τη στιγμή. Ξαναδοκιμάζουμε σε λίγο.',
};

/** The chat's window: a box of fixed size at a desk, the whole screen above the keyboard on a phone. */
export function ChatWindow({ client, state, owner, takesFocus, onLeave }: Props) {
  const { known, shown, availability, hindrance, outbox, typist } = state;
  const conversation = known?.conversation;
  const isClosed = conversation && conversation.state === 'closed';
  const isBox = useMedia(boxMedia) ?? true;
  const area = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useDraft(owner);
  useVisibleArea(area);
  useSheet(area, !isBox);

  useReadMark(client, shown);
  useEscape(area, () => onLeave('minimised'));
  const takeFocus = useChatFocus({ area, field, isBox, takesFocus, isClosed });

  const send = (text: string) => client.write(text, owner);

  return (
    <section
      ref={area}
      role="dialog"
      aria-modal={isBox ? undefined : true}
      aria-label={`Συνομιλία με ${company().theName}`}
      tabIndex={-1}
      className="chat-window animate-rise-in"
    >
      <ChatHeader conversation={conversation} availability={availability}>
        <HeaderButton label="Ελαχιστοποίηση" onClick={() => onLeave('minimised')}>
          <Minus className="icon" />
        </HeaderButton>
        <HeaderButton label="Κλείσιμο" onClick={() => onLeave('closed')}>
          <X className="icon" />
        </HeaderButton>
      </ChatHeader>
      <ChatLog
        known={known}
        shown={shown}
        outbox={outbox}
        typist={typist}
        isOffline={hindrance?.kind === 'offline'}
        onSend={(text) => {
          send(text);
          takeFocus();
        }}
        onRetry={(key) => {
          client.retry(key);
          takeFocus();
        }}
        onDiscard={(key) => {
          setDraft([client.discard(key), draft].filter(Boolean).join('\n'));
          field.current?.focus();
        }}
        onEnd={() => client.close()}
        onFollowLink={isBox ? undefined : () => onLeave('minimised')}
      >
        {conversation?.asksContact && (
          <ChatContactForm
            conversationId={conversation.id}
            onLeft={() => {
              void client.refresh();
              takeFocus();
            }}
          />
        )}
        {isClosed && <ChatAfterwards key={conversation.id} conversation={conversation} />}
      </ChatLog>
      <p role="status" className="bg-medium-soft px-4 text-sm text-medium-text not-empty:py-2">
        {hindrance &&
          (hindrance.kind === 'limit' ? (hindrance.words ?? hindrances.limit) : hindrances[hindrance.kind])}
      </p>
      {isClosed ? (
        <div className="border-t border-line px-3 py-2.5">
          <Button block onClick={() => void client.open(true)}>
            Νέα συνομιλία
          </Button>
        </div>
      ) : (
        <ChatComposer
          field={field}
          draft={draft}
          onDraft={(text) => {
            setDraft(text);
            if (text.trim()) client.sayTyping();
          }}
          onSend={send}
        />
      )}
      <div className="flex flex-wrap justify-between gap-x-4 px-3.5 pb-[max(8px,env(safe-area-inset-bottom))] text-xs text-text-3">
        <ContactLink href={company().phoneHref}>{company().phone}</ContactLink>
        <ContactLink href={company().emailHref}>{company().email}</ContactLink>
      </div>
    </section>
  );
}

function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-6 items-center hover:text-text hover:underline pointer-coarse:min-h-9"
    >
      {children}
    </a>
  );
}

function HeaderButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-sm text-on-ink transition-colors hover:bg-white/10"
    >
      {children}
    </button>
  );
}
