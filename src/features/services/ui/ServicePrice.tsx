import { amountOf, eurosToCents, pricesText } from '#shared/money.ts';
import { useReadsGross } from '#ui/page/session.ts';
import type { Service } from '../contract.ts';
import { isPromisedFree } from '../rules.ts';

/** Marks a numeric price range as excluding VAT. */
export function RangeMark({ service: { priceRange } }: { service: Pick<Service, 'priceRange'> }) {
  if (!/^\d/.test(priceRange)) return null;
  return <small className="text-sm font-normal tracking-normal text-text-3">χωρίς ΦΠΑ</small>;
}

/**
 * What a service costs and what is added for coming, with and without VAT, if the viewer may see prices. What the company
 * promises for free has no price.
 */
export function ServicePrice({
  service: { price, priceKind = 'from', callOut, role },
}: {
  service: Pick<Service, 'price' | 'priceKind' | 'callOut' | 'role'>;
}) {
  const readsGross = useReadsGross();
  if (isPromisedFree({ role })) return null;
  const text = (euros: number) => pricesText(amountOf(eurosToCents(euros)), readsGross);
  return (
    <>
      {price !== undefined && price > 0 && (
        <p className="text-sm text-text-2">
          {priceKind === 'from' && 'Από '}
          {text(price)}
          {priceKind === 'hour' && ' την ώρα'}
        </p>
      )}
      {callOut !== undefined && callOut > 0 && (
        <p className="text-sm text-text-2">Μετάβαση {text(callOut)}</p>
      )}
    </>
  );
}
