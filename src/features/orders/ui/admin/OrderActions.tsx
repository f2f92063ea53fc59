import { ClientOnly } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Loading } from '../../../../ui/pieces/Loading.tsx';
import { Skeleton } from '../../../../ui/pieces/Skeleton.tsx';
import type { Order } from '../../contract.ts';

const StepForm = lazy(async () => ({ default: (await import('./StepForm.tsx')).StepForm }));

/** The actions that an order allows now. The form loads after the page. */
export function OrderActions({ order }: { order: Order }) {
  const fallback = (
    <Loading className="grid gap-4">
      <Skeleton className="h-16" />
      <Skeleton className="h-24" />
      <Skeleton className="h-11" />
    </Loading>
  );
  return (
    <ClientOnly fallback={fallback}>
      <Suspense fallback={fallback}>
        <StepForm key={order.id} order={order} />
      </Suspense>
    </ClientOnly>
  );
}
