import { Check, CheckCheck, Clock, PackageOpen, Truck, X, type LucideIcon } from 'lucide-react';
import { Badge, type Tone } from '#ui/components/Badge.tsx';
import type { OrderStatus } from '../contract.ts';
import { orderStatusLabels } from '../labels.ts';

export const orderStatusLooks: Record<OrderStatus, { tone: Tone; Icon: LucideIcon }> = {
  pending: { tone: 'medium', Icon: Clock },
  confirmed: { tone: 'low', Icon: Check },
  processing: { tone: 'high', Icon: PackageOpen },
  shipped: { tone: 'low', Icon: Truck },
  delivered: { tone: 'ok', Icon: CheckCheck },
  cancelled: { tone: 'neutral', Icon: X },
};

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { tone, Icon } = orderStatusLooks[status];
  return (
    <Badge tone={tone}>
      <Icon />
      {orderStatusLabels[status]}
    </Badge>
  );
}
