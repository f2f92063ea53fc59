import { amountOf, eurosToCents, pricesText } from '#shared/money.ts';
import { useReadsGross } from '#ui/page/session.ts';
import type { Service } from '../contract.ts';

/** Marks a numeric price range as excluding VAT. */
export function RangeMark({ service: { priceRange } }: { service: Pick<Service, 'priceRange'> }) {
  if (!/^\d/.test(priceRange)) return null;
  return <small className="text-sm font-normal tracking-normal text-text-3">χωρίς ΦΠΑ</small>;
}

/** The starting price of a service, with and without VAT, if the viewer may see prices. */
export function ServicePrice({ service: { price } }: { service: Pick<Service, 'price'> }) {
  const readsGross = useReadsGross();
  if (!price) return null;
  return <p className="text-sm text-text-2">Από {pricesText(amountOf(eurosToCents(price)), readsGross)}</p>;
}
