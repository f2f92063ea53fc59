import { AlertBell } from '#features/alerts/ui/AlertBell.tsx';
import { CardCounts } from '#features/cart/ui/CardCounts.tsx';
import { WishHearts } from '#features/wishlist/ui/WishHearts.tsx';
import { whyNot } from '#shared/viewer.ts';
import { useViewer } from '#ui/page/session.ts';

/**
 * What loads after the page for a signed-in user: the alerts, and for a customer the hearts and the numbers of pieces on the
 * product cards.
 */
export function KnownViewer() {
  const viewer = useViewer();
  return (
    <>
      <AlertBell />
      {viewer.customer && <WishHearts />}
      {!whyNot(viewer, 'buyer') && <CardCounts />}
    </>
  );
}
