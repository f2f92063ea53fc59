// Advice for who may not see prices: a range, and nothing from which a price can be worked out.
import type { Advice, Bundle, Formula, Line } from './types.ts';

/** Euro with VAT, whole hundreds. */
export type EuroRange = { from: number; to: number };

/** Fewer different products than this, and the sum would tell what one of them costs. */
const leastProducts = 3;
const steps = [0, 300, 600, 900, 1200, 1600, 2000, 2500, 3000, 4000, 5000, 6500, 8000, 10_000];
const beyondStep = 5000;

/**
 * What a system costs, as a range in whole hundreds of euro with VAT. The steps are fixed and wider than the pieces that
 * an answer adds, so that one answer more or less tells no price; few products are put into one wide range.
 */
export function estimateRange({ lines, totals }: Pick<Bundle, 'lines' | 'totals'>): EuroRange {
  const euros = totals.grossCents / 100;
  if (euros >= 10_000) {
    const from = Math.floor(euros / beyondStep) * beyondStep;
    return { from, to: from + beyondStep };
  }
  const products = new Set(lines.map(({ item }) => item.id)).size;
  const isTelling = products < leastProducts || lines.some((line) => shareOf(line, totals.netCents) > 0.6);
  const width = isTelling ? 2 : 1;
  const above = steps.findIndex((step) => step > euros);
  const first = isTelling ? above - 1 - ((above - 1) % 2) : above - 1;
  return { from: steps[first] ?? 0, to: steps[first + width] ?? 15_000 };
}

const shareOf = ({ priceCents, installationCents, quantity }: Line, netCents: number) =>
  netCents === 0 ? 1 : ((priceCents + installationCents) * quantity) / netCents;

type PricelessItem = Pick<Line['item'], 'id' | 'sku' | 'name' | 'categoryId'>;
export type PricelessLine = Omit<Line, 'item' | 'priceCents' | 'installationCents'> & { item: PricelessItem };
export type PricelessBundle = Omit<Bundle, 'lines' | 'totals' | 'overByCents' | 'leftOut' | 'formulas'> & {
  lines: readonly PricelessLine[];
  formulas: readonly Formula[];
  range: EuroRange;
  leftOut: readonly Pick<Bundle['leftOut'][number], 'ruleId' | 'name' | 'quantity'>[];
};
export type PricelessAdvice = Omit<Advice, 'cheapestWhole' | 'bundles'> & {
  bundles: readonly [PricelessBundle, PricelessBundle, PricelessBundle];
};

function withoutAmounts(bundle: Bundle): PricelessBundle {
  const { lines, totals: _totals, overByCents: _over, leftOut, formulas, ...rest } = bundle;
  return {
    ...rest,
    lines: lines.map(({ item, quantity, ruleId, reason, covers }) => ({
      item: { id: item.id, sku: item.sku, name: item.name, categoryId: item.categoryId },
      quantity,
      ruleId,
      reason,
      ...(covers && { covers }),
    })),
    formulas: formulas.filter(({ isPrice }) => !isPrice),
    leftOut: leftOut.map(({ ruleId, name, quantity }) => ({ ruleId, name, quantity })),
    range: estimateRange(bundle),
  };
}

/** The same advice without any amount: no price, total or difference, only the ranges. */
export function withoutPrices(advice: Advice): PricelessAdvice {
  const { cheapestWhole: _whole, bundles, ...rest } = advice;
  return {
    ...rest,
    bundles: [withoutAmounts(bundles[0]), withoutAmounts(bundles[1]), withoutAmounts(bundles[2])],
  };
}
