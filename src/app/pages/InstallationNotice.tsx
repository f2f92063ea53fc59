import { useHydrated } from '@tanstack/react-router';
import { installationPath } from '#features/orders/installation/rules.ts';
import { withNextPath } from '#shared/next-path.ts';
import { useViewer } from '#ui/page/session.ts';
import { Notice } from '#ui/components/Notice.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';

interface Props {
  orderId: string;
  fault: string | undefined;
}

/** Explains why the booking of an order's installation is not open: the user must sign in, or an error occurred. */
export function InstallationNotice({ orderId, fault }: Props) {
  const { customer } = useViewer();
  // The server renders the same page for all values of this parameter.
  if (!useHydrated() || (customer && !fault)) return null;
  return (
    <Notice tone="medium" className="mt-6">
      {customer ? (
        fault
      ) : (
        <>
          Για να κλείσετε ώρα για την επίσκεψη του τεχνικού,{' '}
          <TextLink href={withNextPath('/customer-login', installationPath(orderId))}>συνδεθείτε</TextLink>.
        </>
      )}
    </Notice>
  );
}
