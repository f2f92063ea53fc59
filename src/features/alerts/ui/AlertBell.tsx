import { useMutation, useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useRef, useState } from 'react';
import { plural } from '#shared/greek.ts';
import { useLiveChanges } from '#ui/live/use-live.ts';
import { useApi } from '#ui/page/api.ts';
import { useViewer } from '#ui/page/session.ts';
import { IconButton } from '#ui/components/IconButton.tsx';
import { AlertPreview } from './AlertPreview.tsx';
import { useAlertNews } from './use-alert-news.ts';

/** The queries that show a customer what the administrators changed, on any page. */
const resources = ['account.getStats', 'booking', 'orders', 'reviews'];

/** The live number of alerts; a click opens the newest. Opening them marks a customer's alerts as seen. */
export function AlertBell() {
  const api = useApi();
  const { admin } = useViewer();
  const [isOpen, setOpen] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  const { data } = useQuery(api.alerts.countAlerts.queryOptions({ input: {} }));
  const unread = data?.unread ?? 0;
  const markRead = useMutation(api.alerts.readAlerts.mutationOptions({ meta: { quiet: true } }));
  useAlertNews();
  useLiveChanges(admin ? [] : resources);

  function toggled(state: string) {
    setOpen(state === 'open');
    if (state === 'closed' && !admin && unread > 0) markRead.mutate({});
  }

  return (
    <>
      <IconButton
        label={unread > 0 ? `Ειδοποιήσεις, ${plural(unread, 'νέα', 'νέες')}` : 'Ειδοποιήσεις'}
        count={unread}
        countTone="critical"
        popoverTarget="alerts"
      >
        <Bell />
      </IconButton>
      <div
        ref={popover}
        id="alerts"
        popover="auto"
        onToggle={({ newState }) => toggled(newState)}
        className="inset-auto top-16 right-(--gutter) m-0 w-90 max-w-[calc(100vw-24px)] overflow-hidden rounded-md border border-line bg-surface text-base text-text shadow-pop supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:mt-1.5 supports-[position-area:bottom]:[position-area:bottom_span-left] max-sm:mx-3 max-sm:justify-self-end max-sm:supports-[position-area:bottom]:[position-area:bottom_span-all]"
      >
        {isOpen && <AlertPreview onLeave={() => popover.current?.hidePopover()} />}
      </div>
    </>
  );
}
