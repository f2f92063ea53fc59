import { Undo2 } from 'lucide-react';
import { Badge } from '#ui/components/Badge.tsx';
import type { Order } from '../../contract.ts';

/** Marks an order in a list that somebody has withdrawn from. */
export function WithdrawnBadge({ order: { withdrawals } }: { order: Pick<Order, 'withdrawals'> }) {
  if (withdrawals.length === 0) return null;
  return (
    <Badge tone="high">
      <Undo2 />
      Υπαναχώρηση
    </Badge>
  );
}
