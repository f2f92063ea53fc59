import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { LiveMessage } from '#shared/live.ts';
import { useViewer } from '../page/session.ts';
import { live, type LiveState } from './connection.ts';
import { afterOwnChanges, hearOfChange } from './heard-changes.ts';

/** The state before hydration. */
const unknown: LiveState = { status: 'connecting', roundTripMs: undefined };

/** Keeps the tab's live connection open while the component is mounted. */
export function useLive(): void {
  const { admin, customer } = useViewer();
  const who = `${admin} ${customer?.id ?? ''}`;
  const queryClient = useQueryClient();
  const { refreshSession } = useRouter().options.context;
  useEffect(
    () => live.onSessionEnded(() => afterOwnChanges(queryClient, refreshSession)),
    [queryClient, refreshSession],
  );
  useEffect(() => live.hold(who), [who]);
}

/** The state of the tab's live connection; this hook does not keep the connection open. */
export const useLiveStatus = (): LiveState =>
  useSyncExternalStore(live.state.subscribe, live.state.read, () => unknown);

/** Handles every live message, and keeps the connection open for it. */
export function useLiveMessages(handler: (message: LiveMessage) => void): void {
  useLive();
  const handle = useEffectEvent(handler);
  useEffect(() => live.onMessage((message) => handle(message)), []);
}

/**
 * Refetches what other users changed. A resource is a feature of the contract (`booking`) or an endpoint
 * (`booking.listAppointments`), `*` is every one: all its queries are invalidated. The given resources are also refetched after connecting,
 * because earlier messages may have been missed.
 */
export function useLiveChanges(resources: readonly string[]): void {
  const queryClient = useQueryClient();
  const refresh = (names: readonly string[]) => {
    for (const name of names) hearOfChange(queryClient, name === '*' ? undefined : [name.split('.')]);
  };
  useLiveMessages((message) => {
    if (message.type === 'changed') refresh(message.resources);
    if (message.type === 'connection') refresh(resources);
  });
}
