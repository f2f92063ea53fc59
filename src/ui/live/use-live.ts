import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { LiveMessage } from '../../shared/live.ts';
import { useViewer } from '../page/session.ts';
import { holdLive, liveState, onLive, onSessionEnded, type LiveState } from './connection.ts';

/** Before the scripts run nobody knows yet. */
const unknown: LiveState = { status: 'connecting', roundTripMs: undefined };

/** Keeps the tab's live connection open while the component is there. */
export function useLive(): void {
  const { admin, customer } = useViewer();
  const who = `${admin} ${customer?.id ?? ''}`;
  const { refreshSession } = useRouter().options.context;
  useEffect(() => onSessionEnded(refreshSession), [refreshSession]);
  useEffect(() => holdLive(who), [who]);
}

/** How the tab's live connection stands; it neither opens nor keeps it. */
export const useLiveStatus = (): LiveState =>
  useSyncExternalStore(liveState.subscribe, liveState.read, () => unknown);

/** Does something with every live message, for which it keeps the connection open. */
export function useLiveMessages(handler: (message: LiveMessage) => void): void {
  useLive();
  const handle = useEffectEvent(handler);
  useEffect(() => onLive((message) => handle(message)), []);
}

/**
 * Reads anew what others have changed. A resource is a feature of the contract (`booking`) or an endpoint
 * (`booking.listAppointments`): all its queries are invalidated. Those named here are also read anew after a
 * connection, before which messages may have been missed.
 */
export function useLiveChanges(resources: readonly string[]): void {
  const queryClient = useQueryClient();
  const refresh = (names: readonly string[]) => {
    for (const name of names) {
      void queryClient.invalidateQueries(name === '*' ? {} : { queryKey: [name.split('.')] });
    }
  };
  useLiveMessages((message) => {
    if (message.type === 'changed') refresh(message.resources);
    if (message.type === 'connection') refresh(resources);
  });
}
