import { useEffect, useRef, useState } from 'react';
import { plural } from '#shared/greek.ts';
import { keepLocal, keepTab, readTab } from '#ui/page/local-storage.ts';
import { useViewer } from '#ui/page/session.ts';
import { unreadOf } from '../timeline.ts';
import { ChatWindow } from './ChatWindow.tsx';
import { useChatClient, useChatState, useFollow } from './use-chat.ts';

type WindowState = 'open' | 'minimised' | 'closed';

const windowBefore = (): WindowState => (readTab('chatWindow') === 'open' ? 'open' : 'minimised');

/**
 * The support chat: the button with its count, and the window when it is open. `isClicked`: its button was pressed; otherwise
 * this browser has a conversation that goes on.
 */
export function Chat({ isClicked }: { isClicked: boolean }) {
  const owner = useViewer().customer?.id ?? '';
  const client = useChatClient();
  const state = useChatState(client);
  const { known, shown, isAsked } = state;
  const [view, setView] = useState<WindowState>(() => (isClicked ? 'open' : windowBefore()));
  const [takesFocus, setTakesFocus] = useState(isClicked);
  const button = useRef<HTMLButtonElement>(null);
  const unread = known ? unreadOf(known, shown) : 0;
  const isOpen = view === 'open';
  const withPerson = known?.conversation.state === 'open' || known?.conversation.state === 'waiting';
  // A person's answer is waited for even after the window was closed.
  const goesOn = view !== 'closed' || withPerson || state.outbox.length > 0;

  useFollow(client, known, goesOn);
  useEffect(() => {
    void (isOpen ? client.open() : client.look());
    // Only for another person; the window's own button opens the conversation.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client]);
  useEffect(() => {
    keepTab('chatWindow', view);
  }, [view]);
  useEffect(() => {
    if (isAsked) keepLocal('chat', known && goesOn ? 'on' : null);
  }, [goesOn, isAsked, known]);

  function open() {
    setTakesFocus(true);
    setView('open');
    void client.open();
  }
  function leave(next: 'minimised' | 'closed') {
    setTakesFocus(true);
    setView(next);
  }
  useEffect(() => {
    if (takesFocus && !isOpen) button.current?.focus();
  }, [isOpen, takesFocus]);

  const news = unread > 0 ? plural(unread, 'νέο μήνυμα', 'νέα μηνύματα') : '';
  return (
    <>
      {isOpen ? (
        <ChatWindow
          key={owner}
          client={client}
          state={state}
          owner={owner}
          takesFocus={takesFocus}
          onLeave={leave}
        />
      ) : (
        <button
          ref={button}
          type="button"
          className="chat-button"
          aria-label={news ? `Συνομιλία, ${news}` : 'Συνομιλία'}
          aria-expanded={false}
          data-count={unread > 0 ? Math.min(unread, 99) : undefined}
          data-goes-on={view === 'minimised' ? '' : undefined}
          onClick={open}
        />
      )}
      <p role="status" className="sr-only">
        {!isOpen && news && `Στη συνομιλία: ${news}`}
      </p>
    </>
  );
}
