import { useHydrated } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { IconButton } from '#ui/components/IconButton.tsx';

const KnownViewer = lazy(async () => ({ default: (await import('./KnownViewer.tsx')).KnownViewer }));

/** The alerts of a signed-in user, loaded after the page; for visitors a native popover that says there are none. */
export function NotificationBell({ isKnown }: { isKnown: boolean }) {
  const isHydrated = useHydrated();
  const bell = (
    <IconButton label="Ειδοποιήσεις" popoverTarget="notifications">
      <Bell />
    </IconButton>
  );
  if (isKnown)
    return isHydrated ? (
      <Suspense fallback={bell}>
        <KnownViewer />
      </Suspense>
    ) : (
      bell
    );
  return (
    <>
      {bell}
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
