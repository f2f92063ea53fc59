import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { readFollowed, type Follow, type LiveMessage } from '#shared/live.ts';
import { useViewer } from '../page/session.ts';
import { live, type LiveState } from './connection.ts';
import { afterOwnChanges, hearOfChange } from './heard-changes.ts';

/** The state before hydration. */
const unknown: LiveState = { status: 'connecting', roundTripMs: undefined };

/** Keeps the tab's live connection open while the component is mounted. */
function useLive(): void {
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

/** Hears of changes of what a secret key opens, and reads these resources anew from when the server knows of it. */
export function useFollowedKey(key: string, resources: readonly string[]): void {
  useLiveChanges(resources);
  const queryClient = useQueryClient();
  useLiveMessages((message) => {
    if (message.type === 'connection') live.say({ follow: key } satisfies Follow);
    // From here on nothing is missed.
    const isFollowed = message.type === 'echo' && readFollowed(message.data) === key;
    if (isFollowed) for (const name of resources) hearOfChange(queryClient, [name.split('.')]);
  });
  useEffect(() => live.say({ follow: key } satisfies Follow), [key]);
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
