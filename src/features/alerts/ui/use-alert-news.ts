import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useLiveMessages } from '../../../ui/live/use-live.ts';
import { useApi } from '../../../ui/page/api.ts';
import { useViewer } from '../../../ui/page/session.ts';
import { toast } from '../../../ui/toast/toast.ts';
import type { Alert } from '../contract.ts';
import { mostLive } from '../labels.ts';

/** However many come at once, the lists are read anew no more often than this. */
const readEveryMs = 1_000;

/**
 * Shows critical and high alerts as toasts as they come, and reads the lists anew. Those that came while the connection
 * was lost are read after it is back, so that none is missed.
 */
export function useAlertNews(): void {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { admin } = useViewer();
  /** The last alert that this page knows of; null when there was none. */
  const last = useRef<string | null>(undefined);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function readLists() {
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined;
      void queryClient.invalidateQueries({ queryKey: api.alerts.key() });
    }, readEveryMs);
  }

  function show({ id, severity, title, message, link, audience }: Alert) {
    // With both sessions in one browser the administrator's alerts are shown; the map shows the demonstration's.
    if (admin === (audience === 'customer')) return;
    last.current = id;
    readLists();
    if (severity !== 'critical' && severity !== 'high') return;
    const open = link && { label: 'Άνοιγμα', onClick: () => void router.navigate({ href: link }) };
    toast({ tone: severity, title, description: message, ...(open ? { action: open } : {}) });
  }

  async function catchUp() {
    const isFirst = last.current === undefined;
    const input = isFirst
      ? { pageSize: 1 }
      : { pageSize: mostLive, ...(last.current ? { after: last.current } : {}) };
    const missed = await api.alerts.listAlerts.call(input).catch(() => []);
    if (isFirst) last.current ??= missed[0]?.id ?? null;
    else for (const alert of missed.toReversed()) show(alert);
    readLists();
  }

  useLiveMessages((message) => {
    if (message.type === 'alert') show(message.alert);
    if (message.type === 'connection') void catchUp();
  });
}
