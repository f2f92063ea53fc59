import { ClientOnly } from '@tanstack/react-router';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Loading } from '#ui/components/Loading.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import type { Order } from '../../contract.ts';

const fallback = (
  <Loading className="grid gap-4">
    <Skeleton className="h-16" />
    <Skeleton className="h-24" />
    <Skeleton className="h-11" />
  </Loading>
);
const StepForm = lazyPart(() => import('./StepForm.tsx'), 'StepForm', fallback);

/** The actions that an order allows now. They load after the page. */
export function OrderActions({ order }: { order: Order }) {
  return (
    <ClientOnly fallback={fallback}>
      <StepForm key={order.id} order={order} />
    </ClientOnly>
  );
}
