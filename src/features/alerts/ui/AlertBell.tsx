import { Bell } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '#ui/components/IconButton.tsx';

/** What the bell says of the alerts; undefined while they are unknown. */
export type AlertNews = { label: string; count: number } | undefined;

/** The bell of a header, and what it opens. The same elements for all viewers: who has the focus there keeps it. */
export function AlertBell({ children }: { children: (tell: (news: AlertNews) => void) => ReactNode }) {
  const [news, setNews] = useState<AlertNews>();
  return (
    <>
      <IconButton label="Ειδοποιήσεις" countTone="critical" popoverTarget="alerts" {...news}>
        <Bell />
      </IconButton>
      <div id="alerts" popover="auto" className="bell-popover">
        {children(setNews)}
      </div>
    </>
  );
}
