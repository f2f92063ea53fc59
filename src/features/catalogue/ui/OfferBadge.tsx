import { Badge } from '#ui/components/Badge.tsx';
import { reductionPercent } from '../offer.ts';
import type { ProductCard } from '../contract.ts';

type Offer = Pick<ProductCard, 'onOffer' | 'price' | 'lowestPrice30d'>;

/** Marks a product on offer, with the percentage if the viewer sees prices. */
export function OfferBadge({ product, long }: { product: Offer; long?: boolean }) {
  if (!product.onOffer) return null;
  const percent = reductionPercent(product);
  const text = percent === undefined ? 'Προσφορά' : `${long ? 'Προσφορά ' : ''}−${percent}%`;
  return <Badge tone="ink">{text}</Badge>;
}
