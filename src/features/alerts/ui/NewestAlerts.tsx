import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { plural } from '#shared/greek.ts';
import { useLiveChanges } from '#ui/live/use-live.ts';
import { useApi } from '#ui/page/api.ts';
import { useViewer } from '#ui/page/session.ts';
import type { AlertNews } from './AlertBell.tsx';
import { AlertPreview } from './AlertPreview.tsx';
import { useAlertNews } from './use-alert-news.ts';

/** The queries that show a customer what the administrators changed, on any page. */
const resources = ['account.getStats', 'booking', 'orders', 'reviews'];

const popoverAround = (content: HTMLElement | null) => content?.closest<HTMLElement>('[popover]');

/**
 * What the bell opens: the newest alerts; it tells the bell their live number. Opening them marks a customer's alerts as seen.
 */
export function NewestAlerts({ onNews }: { onNews: (news: AlertNews) => void }) {
  const api = useApi();
  const { admin } = useViewer();
  const [isOpen, setOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const { data } = useQuery(api.alerts.countAlerts.queryOptions({ input: {} }));
  const unread = data?.unread ?? 0;
  const markRead = useMutation(api.alerts.readAlerts.mutationOptions({ meta: { quiet: true } }));
  useAlertNews();
  useLiveChanges(admin ? [] : resources);

  useEffect(() => {
    const label = unread > 0 ? `Ειδοποιήσεις, ${plural(unread, 'νέα', 'νέες')}` : 'Ειδοποιήσεις';
    onNews({ label, count: unread });
    return () => onNews(undefined);
  }, [unread, onNews]);

  const follow = useEffectEvent((isShown: boolean) => {
    setOpen(isShown);
    if (isOpen && !isShown && !admin && unread > 0) markRead.mutate({});
  });
  useEffect(() => {
    const popover = popoverAround(content.current);
    const listen = () => follow(popover?.matches(':popover-open') ?? false);
    popover?.addEventListener('toggle', listen);
    // It may have opened before this was there.
    listen();
    return () => popover?.removeEventListener('toggle', listen);
  }, []);

  return (
    <div ref={content} className="w-90 max-w-[calc(100vw-26px)]">
      {isOpen && <AlertPreview onLeave={() => popoverAround(content.current)?.hidePopover()} />}
    </div>
  );
}
