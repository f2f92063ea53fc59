import { Undo2 } from 'lucide-react';
import { Badge } from '#ui/components/Badge.tsx';
import type { Order } from '../../contract.ts';

export function WithdrawnBadge({ order: { withdrawals } }: { order: Pick<Order, 'withdrawals'> }) {
  if (withdrawals.length === 0) return null;
  return (
    <Badge tone="high">
      <Undo2 />
      Υπαναχώρηση
    </Badge>
  );
}
