import { Check, CheckCheck, Clock, PackageOpen, Truck, X, type LucideIcon } from 'lucide-react';
import { Badge, type Tone } from '#ui/components/Badge.tsx';
import type { Order, OrderStatus } from '../contract.ts';
import { statusLabel } from '../labels.ts';

export const orderStatusLooks: Record<OrderStatus, { tone: Tone; Icon: LucideIcon }> = {
  pending: { tone: 'medium', Icon: Clock },
  confirmed: { tone: 'low', Icon: Check },
  processing: { tone: 'high', Icon: PackageOpen },
  shipped: { tone: 'low', Icon: Truck },
  delivered: { tone: 'ok', Icon: CheckCheck },
  cancelled: { tone: 'neutral', Icon: X },
};

export function OrderStatusBadge({
  order: { status, shippingMethod },
}: {
  order: Pick<Order, 'status' | 'shippingMethod'>;
}) {
  const { tone, Icon } = orderStatusLooks[status];
  return (
    <Badge tone={tone}>
      <Icon />
      {statusLabel(status, shippingMethod)}
    </Badge>
  );
}
