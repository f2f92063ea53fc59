import { useHydrated } from '@tanstack/react-router';
import { installationPath } from '../../features/orders/installation.ts';
import { withNextPath } from '../../shared/next-path.ts';
import { useViewer } from '../../ui/page/session.ts';
import { Notice } from '../../ui/pieces/Notice.tsx';
import { TextLink } from '../../ui/pieces/TextLink.tsx';

interface Props {
  orderId: string;
  /** Why its booking cannot be opened. */
  fault: string | undefined;
}

/** What stands between the reader and the booking of an order's installation. */
export function InstallationNotice({ orderId, fault }: Props) {
  const { customer } = useViewer();
  // The server draws the same page for whatever address.
  if (!useHydrated() || (customer && !fault)) return null;
  return (
    <Notice tone="medium" className="mt-6">
      {customer ? (
        fault
      ) : (
        <>
          Για να κλείσετε ώρα για την εγκατάσταση της παραγγελίας σας,{' '}
          <TextLink href={withNextPath('/customer-login', installationPath(orderId))}>συνδεθείτε</TextLink>.
        </>
      )}
    </Notice>
  );
}
