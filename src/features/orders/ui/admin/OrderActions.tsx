import { ClientOnly } from '@tanstack/react-router';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { useViewer } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';
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
const ChangeOrder = lazyPart(() => import('../../office/ui/admin/ChangeOrder.tsx'), 'ChangeOrder');

/** The actions that an order allows now. The form loads after the page. */
export function OrderActions({ order }: { order: Order }) {
  const { admin } = useViewer();
  const [isChanging, setChanging] = useState(false);
  return (
    <ClientOnly fallback={fallback}>
      <StepForm key={order.id} order={order} />
      {admin && order.mayChange && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3 w-full"
          aria-haspopup="dialog"
          onClick={() => setChanging(true)}
        >
          <PencilLine />
          Αλλαγή της παραγγελίας
        </Button>
      )}
      {isChanging && <ChangeOrder order={order} onClose={() => setChanging(false)} />}
    </ClientOnly>
  );
}
