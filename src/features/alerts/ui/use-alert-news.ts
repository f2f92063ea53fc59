import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { reconnectDelayMs } from '#ui/live/reconnect-delay.ts';
import { useLiveMessages } from '#ui/live/use-live.ts';
import { useApi } from '#ui/page/api.ts';
import { useViewer } from '#ui/page/session.ts';
import { toast } from '#ui/toast/toast.ts';
import type { Alert } from '../contract.ts';
import { maxLive } from '../labels.ts';

/** The lists are fetched again at most this often, however many alerts arrive. */
const readEveryMs = 1_000;

/**
 * Shows critical and high alerts as toasts when they arrive, and fetches the lists again. After a lost connection it fetches
 * the missed alerts.
 */
export function useAlertNews(): void {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { admin } = useViewer();
  /** The newest alert that this page knows; null if there was none. */
  const last = useRef<string | null>(undefined);
  const timer = useRef<number>(undefined);
  const again = useRef<number>(undefined);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      clearTimeout(timer.current);
      clearTimeout(again.current);
    };
  }, []);

  function readLists() {
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined;
      void queryClient.invalidateQueries({ queryKey: api.alerts.key() });
    }, readEveryMs);
  }

  function show({ id, severity, title, message, link, audience }: Alert) {
    // If the browser has both sessions, the administrators' alerts are shown; demonstration alerts appear on the map only.
    if (admin === (audience === 'customer')) return;
    last.current = id;
    readLists();
    if (severity !== 'critical' && severity !== 'high') return;
    const open = link && { label: 'Άνοιγμα', onClick: () => void router.navigate({ href: link }) };
    toast({ tone: severity, title, description: message, ...(open ? { action: open } : {}) });
  }

  async function catchUp(failures = 0) {
    clearTimeout(again.current);
    const isFirst = last.current === undefined;
    const input = isFirst
      ? { pageSize: 1 }
      : { pageSize: maxLive, ...(last.current ? { after: last.current } : {}) };
    const missed = await api.alerts.listAlerts.call(input).catch(() => null);
    if (!isMounted.current) return;
    // After a restart all pages ask at once, and the server refuses some of them.
    if (!missed) {
      const delayMs = reconnectDelayMs(failures, Math.random());
      again.current = window.setTimeout(() => void catchUp(failures + 1), delayMs);
    } else if (isFirst) last.current ??= missed[0]?.id ?? null;
    else for (const alert of missed.toReversed()) show(alert);
    readLists();
  }

  useLiveMessages((message) => {
    if (message.type === 'alert') show(message.alert);
    if (message.type === 'connection') void catchUp();
  });
}
