import { bothPrices, formatEuro } from '#shared/money.ts';
import { shownTotals } from '../../../totals.ts';
import type { Known } from '../../known-product.ts';
import { useTypedTotals, type OfficeForm, type OrderRates } from './use-office-form.ts';

/** What the typed order comes to, as the customer reads it first. */
export function TypedTotals({
  form,
  known,
  isBusiness,
  rates,
}: {
  form: OfficeForm;
  known: Known;
  isBusiness: boolean;
  rates?: OrderRates;
}) {
  const { shipping, discount, total } = shownTotals(useTypedTotals(form, known, rates));
  const [first, second] = bothPrices(total, !isBusiness);
  const parts = [
    shipping.net > 0 && `παράδοση ${formatEuro(isBusiness ? shipping.net : shipping.gross)}`,
    discount.gross > 0 && `έκπτωση −${formatEuro(isBusiness ? discount.net : discount.gross)}`,
  ].filter((part) => part !== false);
  return (
    <p className="mr-auto max-md:w-full" aria-live="polite">
      <span className="num text-lg font-semibold">
        {first.text} <small className="text-xs font-normal text-text-3">{first.mark}</small>
      </span>
      <span className="num block text-xs text-text-3">
        {[`${second.text} ${second.mark}`, ...parts].join(' · ')}
      </span>
    </p>
  );
}
