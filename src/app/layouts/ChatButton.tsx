import { useEffect, useState, type ReactNode } from 'react';
import { readLocal } from '#ui/page/local-storage.ts';
import { toast } from '#ui/toast/toast.ts';
import { describeError } from '#ui/page/failed-change.ts';

const load = (isClicked: boolean, show: (chat: ReactNode) => void) =>
  void import('#features/chat/ui/Chat.tsx').then(
    ({ Chat }) => show(<Chat isClicked={isClicked} />),
    (error: unknown) => isClicked && toast({ ...describeError(error), tone: 'critical' }),
  );

/** The chat's button on every page of the shop; the chat itself loads when it is pressed, or when a conversation goes on. */
export function ChatButton() {
  const [chat, show] = useState<ReactNode>();
  useEffect(() => {
    if (readLocal('chat')) load(false, show);
  }, []);
  return (
    chat ?? (
      <button type="button" className="chat-button" aria-label="Συνομιλία" onClick={() => load(true, show)} />
    )
  );
}
