import type { AlertNews } from '#features/alerts/ui/AlertBell.tsx';
import { NewestAlerts } from '#features/alerts/ui/NewestAlerts.tsx';
import { CardCounts } from '#features/cart/ui/CardCounts.tsx';
import { WishHearts } from '#features/wishlist/ui/WishHearts.tsx';
import { whyNot } from '#shared/viewer.ts';
import { useViewer } from '#ui/page/session.ts';

/**
 * What loads after the page for a signed-in user: the alerts, and for a customer the hearts and the numbers of pieces on the
 * product cards.
 */
export function KnownViewer({ onNews }: { onNews: (news: AlertNews) => void }) {
  const viewer = useViewer();
  return (
    <>
      <NewestAlerts onNews={onNews} />
      {viewer.customer && <WishHearts />}
      {!whyNot(viewer, 'buyer') && <CardCounts />}
    </>
  );
}
