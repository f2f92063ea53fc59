import { numberText } from '#shared/decimals.ts';
import type { Cents } from '#shared/money.ts';
import type { PricePlanState } from './enums.ts';

/** A product of a plan with its price before and after. */
export type PlanStep = { id: number; sku: string; name: string; before: Cents; after: Cents };

/** What a plan is called: «Κάμερες, Argos: +4%». */
export const planTitle = (scope: string, percent: number): string =>
  `${scope}: ${percent > 0 ? '+' : percent < 0 ? '−' : ''}${numberText(Math.abs(percent), 2)}%`;

/** The steps of which the product still has the price of before, and those of which it is gone or has another one by now. */
export function stillAsPlanned<Product extends { id: number; priceCents: Cents }>(
  steps: readonly PlanStep[],
  products: ReadonlyMap<number, Product>,
): { due: { step: PlanStep; product: Product }[]; skipped: PlanStep[] } {
  const due = steps.flatMap((step) => {
    const product = products.get(step.id);
    return product?.priceCents === step.before ? [{ step, product }] : [];
  });
  const ids = new Set(due.map(({ step }) => step.id));
  return { due, skipped: steps.filter(({ id }) => !ids.has(id)) };
}

export function planState(plan: {
  cancelledAt: Date | null;
  appliedAt: Date | null;
  undoneAt: Date | null;
}): PricePlanState {
  if (plan.cancelledAt) return 'cancelled';
  if (plan.undoneAt) return 'undone';
  return plan.appliedAt ? 'applied' : 'planned';
}
