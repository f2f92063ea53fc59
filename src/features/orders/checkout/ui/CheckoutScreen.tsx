import { ClientOnly, useLocation } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useViewer } from '#ui/page/session.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { BuyerGate } from '#features/cart/ui/BuyerGate.tsx';
import { Checkout } from './Checkout.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';

/** The page at both checkout addresses. */
export function CheckoutScreen() {
  const { customer } = useViewer();
  const { pathname } = useLocation();
  return (
    <div data-paying className="wrap pt-6 pb-10 md:pt-8">
      <Anchor
        href="/cart"
        className="inline-flex min-h-11 items-center gap-2 text-base text-text-2 hover:text-text"
      >
        <ArrowLeft className="icon-sm" />
        Πίσω στο καλάθι
      </Anchor>
      <h1 className="mt-1 mb-4 text-3xl">Ολοκλήρωση παραγγελίας</h1>
      <BuyerGate reason="Συνδεθείτε ή εγγραφείτε για να ολοκληρώσετε την παραγγελία σας." next={pathname}>
        {/* The stored checkout is available only in the browser. */}
        <ClientOnly fallback={<CheckoutSkeleton />}>
          {customer && (
            <Checkout
              key={customer.id}
              customerId={customer.id}
              isBusiness={customer.accountType === 'b2b'}
            />
          )}
        </ClientOnly>
      </BuyerGate>
    </div>
  );
}

/** The checkout's placeholder until the stored checkout is read in the browser. */
function CheckoutSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-11" />
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_400px]">
        <div className="grid content-start gap-4">
          <Skeleton className="h-8 w-56" />
          <Skeleton className="h-30" />
          <Skeleton className="h-30" />
        </div>
        <Skeleton className="h-100" />
      </div>
    </Loading>
  );
}
