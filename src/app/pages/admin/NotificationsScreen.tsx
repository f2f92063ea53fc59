import { LiveAlerts } from '#features/alerts/ui/admin/LiveAlerts.tsx';
import { TestAlertButton } from '#features/alerts/ui/admin/TestAlertButton.tsx';
import { LatestMessages } from '#features/contact/ui/admin/LatestMessages.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';

export function NotificationsScreen() {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <TestAlertButton />
        <TextLink href="/alerts?status=all" className="text-base">
          Όλες οι ειδοποιήσεις
        </TextLink>
        <TextLink href="/alerts?view=settings" className="text-base">
          Ρυθμίσεις
        </TextLink>
      </div>
      <div className="grid items-start gap-4 2xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <LiveAlerts />
        <LatestMessages />
      </div>
    </>
  );
}
