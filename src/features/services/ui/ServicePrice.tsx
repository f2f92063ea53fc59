import { amountOf, eurosToCents, pricesText } from '../../../shared/money.ts';
import { useReadsGross } from '../../../ui/page/session.ts';
import type { Service } from '../contract.ts';

/** Says of a range in figures that VAT is not in it. */
export function RangeMark({ service: { priceRange } }: { service: Service }) {
  if (!/^\d/.test(priceRange)) return null;
  return <small className="text-sm font-normal tracking-normal text-text-3">χωρίς ΦΠΑ</small>;
}

/** From how much a service costs, without VAT and with it, for whoever sees prices. */
export function ServicePrice({ service: { price } }: { service: Service }) {
  const readsGross = useReadsGross();
  if (!price) return null;
  return <p className="text-sm text-text-2">Από {pricesText(amountOf(eurosToCents(price)), readsGross)}</p>;
}
