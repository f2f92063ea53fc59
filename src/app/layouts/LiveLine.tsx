import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { LiveMessage } from '#shared/live.ts';
import { useLiveChanges, useLiveMessages, useLiveStatus } from '#ui/live/use-live.ts';
import { useApi } from '#ui/page/api.ts';
import { StatusDot } from '#ui/components/StatusDot.tsx';

const words = {
  connected: ['ok', 'Ζωντανή σύνδεση'],
  connecting: ['medium', 'Γίνεται σύνδεση…'],
  disconnected: ['off', 'Χωρίς ζωντανή σύνδεση'],
  error: ['critical', 'Σφάλμα σύνδεσης'],
} as const;

/** Keeps the administration screens up to date while they are open. */
export function AdminLive() {
  const queryClient = useQueryClient();
  const { admin } = useApi();
  // The dashboard's figures depend on all data, so any change refreshes them.
  const refresh = () => void queryClient.invalidateQueries({ queryKey: admin.key() });
  const onChanged = useEffectEvent(refresh);
  // Any screen of theirs may have missed something before the connection.
  useLiveChanges(['*']);
  useLiveMessages((message) => {
    if (changesFigures(message)) refresh();
  });
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') onChanged();
      }),
    [queryClient],
  );
  return null;
}

/** Typing, reading and presence in the chat change none of the dashboard's figures. */
function changesFigures(message: LiveMessage): boolean {
  if (message.type === 'chat') return message.event === 'message' || message.event === 'state';
  return message.type !== 'connection' && message.type !== 'echo' && message.type !== 'presence';
}

/** Shows whether live updates work, and their round-trip time. */
export function LiveLine() {
  const { status, roundTripMs } = useLiveStatus();
  const [tone, word] = words[status];
  return (
    <div className="grid gap-1 px-2.5 py-2">
      <StatusDot tone={tone}>{word}</StatusDot>
      <span className="num text-sm text-text-3">
        {roundTripMs !== undefined && `WebSocket · ${roundTripMs} ms`}
        {roundTripMs === undefined && status !== 'connecting' && 'Επανασύνδεση σε λίγο'}
        {roundTripMs === undefined && status === 'connecting' && '\u00A0'}
      </span>
    </div>
  );
}
