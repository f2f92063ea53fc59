import { centsToEuros, vatPercent } from '#shared/money.ts';
import { unitCents } from '#features/advice/pick.ts';
import { budgetCaps } from '#features/advice/budget.ts';
import { estimateRange } from '#features/advice/price-classes.ts';
import type { Advice, Bundle, Item, LeftOut, Line, Totals } from '#features/advice/types.ts';
import type { ProductCard } from '#features/catalogue/contract.ts';
import { planOf } from '#features/home-plan/plan-of.ts';
import { storedPlanText } from '#features/home-plan/stored-plan.ts';
import { connectedIn, type ConnectedProduct } from './connected.ts';
import { outsideText } from './visits.ts';
import type {
  AdvisedLine,
  PresentedAdvice,
  PresentedBundle,
  PresentedTotals,
  Running,
  Visits,
} from './advice-contract.ts';

/** The data of a product that the engine does not know. */
export type CardOf = (
  productId: number,
) => { image?: ProductCard['images'][number] | undefined; categoryName: string } | undefined;

/** Totals as they are sent. */
export const totalsOf = (totals: Totals): PresentedTotals => ({
  equipment: centsToEuros(totals.equipmentCents),
  installation: centsToEuros(totals.installationCents),
  net: centsToEuros(totals.netCents),
  vat: centsToEuros(totals.vatCents),
  gross: centsToEuros(totals.grossCents),
});

function lineOf(
  { item, quantity, ruleId, reason, priceCents, installationCents, covers }: Line,
  isInstalled: boolean,
  cardOf: CardOf,
): AdvisedLine {
  const productId = Number(item.id);
  const { calc } = item;
  const { image, categoryName = '' } = cardOf(productId) ?? {};
  return {
    productId,
    sku: item.sku,
    name: item.name,
    categoryId: item.categoryId,
    categoryName,
    ...(image && { image }),
    kind: calc.kind,
    isOutdoor: 'isOutdoor' in calc && calc.isOutdoor,
    isWireless: 'isWireless' in calc ? calc.isWireless : 'isWired' in calc && !calc.isWired,
    quantity,
    ruleId,
    reason: reason.text,
    covers: (covers ?? []).map(({ quantity: pieces, ruleId: served, reason: why }) => ({
      quantity: pieces,
      ruleId: served,
      reason: why.text,
    })),
    withInstallation: isInstalled && item.installationCents !== undefined,
    price: centsToEuros(priceCents),
    ...(installationCents > 0 && { installationPrice: centsToEuros(installationCents) }),
  };
}

const leftOutOf = ({ ruleId, name, quantity, grossCents, overByCents }: LeftOut) => ({
  ruleId,
  name,
  quantity,
  gross: centsToEuros(grossCents),
  isOwnPrice: true as const,
  overBy: centsToEuros(overByCents),
});

function bundleOf(
  bundle: Bundle,
  cardOf: CardOf,
  plan: string,
  classCents: number,
  capCents: number,
  visits: Visits,
): PresentedBundle {
  const { lines, checks, gaps, formulas, totals, overByCents, isInstalled } = bundle;
  const { from, to } = estimateRange(classCents);
  const outside = lines.length > 0 ? outsideText(visits, isInstalled) : undefined;
  return {
    id: bundle.id,
    lines: lines.map((line) => lineOf(line, isInstalled, cardOf)),
    checks: checks.map(({ id, value, limit, unit, held, sentence }) => ({
      id,
      value,
      limit,
      unit,
      held,
      sentence,
    })),
    catches: [...bundle.catches],
    uncovered: [...(outside === undefined ? [] : [outside]), ...bundle.uncovered],
    law: [...bundle.law],
    notes: [...bundle.notes],
    connected: [],
    questions: [...bundle.questions],
    gaps: gaps.map(({ id, ruleId, sentence, isOutOfStock }) => ({ id, ruleId, sentence, isOutOfStock })),
    formulas: formulas.map((formula) => ({ ...formula })),
    ...(bundle.grade !== undefined && { grade: bundle.grade }),
    riskAfter: bundle.riskAfter,
    hours: bundle.hours,
    isInstalled,
    isWithinBudget: bundle.isWithinBudget,
    ...(!bundle.isWithinBudget && bundle.mayFitBudget && { mayFitBudget: true }),
    why: bundle.why,
    leftOut: bundle.leftOut.map(leftOutOf),
    // What is surely within its band costs no more than the band's end.
    estimate: { from, to: bundle.isWithinBudget ? Math.min(to, centsToEuros(capCents)) : to },
    totals: totalsOf(totals),
    overBy: centsToEuros(overByCents),
    running: bundle.running.map((cost) => ({ ...cost })),
    insurer: bundle.insurer.map((fact) => ({ ...fact })),
    ...(bundle.ownWork && {
      ownWork: { pieces: bundle.ownWork.pieces, gross: centsToEuros(bundle.ownWork.grossCents) },
    }),
    ...(bundle.keptCameras && {
      keptCameras: {
        pieces: bundle.keptCameras.pieces,
        gross: centsToEuros(bundle.keptCameras.grossCents),
        ...(bundle.keptCameras.recorder && { recorder: bundle.keptCameras.recorder }),
        ...(bundle.keptCameras.network && {
          network: {
            pieces: bundle.keptCameras.network.pieces,
            gross: centsToEuros(bundle.keptCameras.network.grossCents),
          },
        }),
      },
    }),
    ...(bundle.keptParts && {
      keptParts: {
        pieces: bundle.keptParts.pieces,
        gross: centsToEuros(bundle.keptParts.grossCents),
        due: {
          net: centsToEuros(bundle.keptParts.dueNetCents),
          gross: centsToEuros(totals.grossCents - bundle.keptParts.grossCents),
        },
        items: bundle.keptParts.items.map(({ id, quantity }) => ({ productId: Number(id), quantity })),
        ...(bundle.keptParts.wirelessCents !== undefined && {
          wirelessGross: centsToEuros(bundle.keptParts.wirelessCents),
        }),
      },
    }),
    ...(bundle.wiredPanel && {
      wiredPanel: { name: bundle.wiredPanel.name, gross: centsToEuros(bundle.wiredPanel.grossCents) },
    }),
    plan,
  };
}

/** An advice with its amounts; `classes` are the products with their class's price, from which the ranges are made. */
export function presentAdvice(
  advice: Advice,
  classes: readonly Item[],
  cardOf: CardOf,
  visits: Visits = { area: '' },
): PresentedAdvice {
  const byId = new Map(classes.map((item) => [item.id, item]));
  const classCentsOf = ({ lines, isInstalled, keptParts }: Bundle) => {
    const centsFor = (pieces: readonly { id: string; quantity: number }[]) =>
      pieces.reduce((sum, { id, quantity }) => {
        const item = byId.get(id);
        return sum + (item ? quantity * unitCents(item, isInstalled) : 0);
      }, 0);
    const bought = centsFor(lines.map(({ item: { id }, quantity }) => ({ id, quantity })));
    return bought - centsFor(keptParts?.items ?? []);
  };
  const { home, riskBefore, riskBand, gradeNeeded, surveyReasons, cheapestWhole, bundles } = advice;
  const { assumed, existing, said: _quoted, daysAsked: _asked, ...known } = home;
  return {
    home: { ...known, existing: [...existing], assumed: [...assumed] },
    riskBefore,
    riskBand,
    gradeNeeded,
    needsSurvey: surveyReasons.length > 0,
    surveyReasons: [...surveyReasons],
    visits,
    vatPercent: vatPercent(),
    ...(cheapestWhole.grossCents > 0 && { cheapestTotals: totalsOf(cheapestWhole) }),
    bundles: bundles.map((bundle) =>
      bundleOf(
        bundle,
        cardOf,
        storedPlanText(planOf(home, bundle.lines, classes)),
        classCentsOf(bundle),
        budgetCaps[home.budget],
        visits,
      ),
    ),
  };
}

/** The fields without some of them. */
const without = <Fields extends object, Name extends keyof Fields & string>(
  fields: Fields,
  ...names: Name[]
): Omit<Fields, Name> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.some((one) => one === name))) as Omit<
    Fields,
    Name
  >;

/** An advice with what its connected products say of data and updates. */
export const withConnected = (
  advice: PresentedAdvice,
  products: readonly ConnectedProduct[],
): PresentedAdvice => ({
  ...advice,
  bundles: advice.bundles.map((bundle) => ({ ...bundle, connected: connectedIn(bundle.lines, products) })),
});

/** The advice without any amount of a product; it must have been computed from price classes. */
export function withoutPrices(advice: PresentedAdvice): PresentedAdvice {
  return {
    ...without(advice, 'cheapestTotals'),
    bundles: advice.bundles.map((bundle) => ({
      ...without(bundle, 'totals', 'overBy'),
      lines: bundle.lines.map((line) => without(line, 'price', 'installationPrice')),
      formulas: bundle.formulas.filter(({ isPrice }) => !isPrice),
      leftOut: bundle.leftOut.map((one) => without(one, 'gross', 'isOwnPrice', 'overBy')),
      ...(bundle.ownWork && { ownWork: { pieces: bundle.ownWork.pieces } }),
      ...(bundle.keptCameras && {
        keptCameras: {
          ...without(bundle.keptCameras, 'gross'),
          ...(bundle.keptCameras.network && { network: { pieces: bundle.keptCameras.network.pieces } }),
        },
      }),
      ...(bundle.keptParts && { keptParts: without(bundle.keptParts, 'gross', 'due', 'wirelessGross') }),
      ...(bundle.wiredPanel && { wiredPanel: { name: bundle.wiredPanel.name } }),
    })),
  };
}

/** Services that stand behind what a system costs while it runs. */
const offeredRoles: ReadonlySet<string> = new Set(['monitoring', 'maintenance']);

/**
 * An advice with the services of the company behind its running costs, the first of each role. What nothing rests on and the
 * company does not offer is left out.
 */
export function withServices(
  advice: PresentedAdvice,
  services: readonly (NonNullable<Running['service']> & { role?: string | undefined; priceNote?: string })[],
): PresentedAdvice {
  const byRole = new Map(
    services.toReversed().map(({ role, priceNote: _told, ...service }) => [role, service]),
  );
  return {
    ...advice,
    bundles: advice.bundles.map((bundle) => ({
      ...bundle,
      running: bundle.running.flatMap((cost) => {
        const service = byRole.get(cost.id);
        if (!service && offeredRoles.has(cost.id) && !cost.isNeeded) return [];
        return [{ ...cost, ...(service && { service }) }];
      }),
    })),
  };
}
