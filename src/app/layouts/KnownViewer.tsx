import { AlertBell } from '../../features/alerts/ui/AlertBell.tsx';
import { WishHearts } from '../../features/wishlist/ui/WishHearts.tsx';
import { useViewer } from '../../ui/page/session.ts';

/** What loads after the page for a signed-in user: the alerts, and for a customer the hearts on the product cards. */
export function KnownViewer() {
  const { customer } = useViewer();
  return (
    <>
      <AlertBell />
      {customer && <WishHearts />}
    </>
  );
}
