import { Bell } from 'lucide-react';
import { IconButton } from '../../ui/IconButton.tsx';
import { usePages } from './navigation.ts';

const dashboard = [{ href: '/customer-dashboard' }];

/** A customer's way to what concerns them; for everyone else the browser's own popover with the plain truth. */
export function NotificationBell({ customer }: { customer: boolean }) {
  const [dashboardPage] = usePages(dashboard);
  if (customer && dashboardPage) {
    return (
      <IconButton href={dashboardPage.href} label="Ειδοποιήσεις">
        <Bell />
      </IconButton>
    );
  }
  return (
    <>
      <IconButton label="Ειδοποιήσεις" popoverTarget="notifications">
        <Bell />
      </IconButton>
      <div
        id="notifications"
        popover="auto"
        role="status"
        className="inset-auto top-16 right-(--gutter) m-0 rounded-md border border-line bg-surface px-4 py-3 text-base text-text shadow-pop supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:mt-1.5 supports-[position-area:bottom]:[position-area:bottom_span-left]"
      >
        Δεν υπάρχουν ειδοποιήσεις
      </div>
    </>
  );
}
