import { audit, auditMany, whoActs } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { versionOf } from '#server/version.ts';
import { write, type Changed } from '#server/write.ts';
import { athensDate, formatDate } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { plural } from '#shared/greek.ts';
import { centsToEuros } from '#shared/money.ts';
import { wire } from '#shared/wire.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import { refreshSearch } from '#features/catalogue/server/search-index-store.ts';
import { applyBulk, blankProduct } from '../../product-changes.ts';
import { purchasingHref } from '../../purchasing-search.ts';
import { catalogueAdminRefusals } from '../../refusals.ts';
import { lockProducts, updateBulk } from '../../server/list-store.ts';
import { auditedBulk } from '../../server/present.ts';
import { titleOfScope } from '../../server/scope.ts';
import { keepChange, undoChangeIn } from '../../server/undo-actions.ts';
import { undoableMs } from '../../undo-rules.ts';
import type { ListedPlan, PricePlan, PricePlanFields } from '../contract.ts';
import { pricePlanRefusals } from '../refusals.ts';
import { planState, planTitle, stillAsPlanned, type PlanStep } from '../rules.ts';
import * as store from './store.ts';

type Of = { planId: string };
type Actor = Pick<ApiContext, 'services' | 'viewer' | 'caller'>;
type StoredPlan = NonNullable<Awaited<ReturnType<typeof store.findPlan>>>;

const maxProducts = 20_000;
const shownRows = 100;
const shownNames = 200;

const listedOf = (plan: Omit<StoredPlan, 'steps'>): ListedPlan => ({
  id: plan.id,
  number: plan.number,
  title: plan.title,
  beginsOn: plan.beginsOn,
  state: planState(plan),
  person: plan.person,
  createdAt: plan.createdAt.toISOString(),
  products: plan.changed ?? plan.planned,
  skipped: plan.skipped.length,
});

/** The latest plans: those that wait first. */
export async function listPricePlans({ services }: ApiContext): Promise<ListedPlan[]> {
  return (await store.listPlans(services.database.db)).map(listedOf);
}

/** A plan with the first of its products. */
export async function readPricePlan({ services }: ApiContext, { planId }: Of): Promise<PricePlan> {
  const plan =
    (await store.findPlan(services.database.db, planId)) ?? refuse(pricePlanRefusals, 'PLAN_NOT_FOUND');
  const { appliedAt, undoneAt, changeId, skipped } = plan;
  const since = services.now().getTime() - undoableMs;
  return {
    ...listedOf(plan),
    ...wire({ appliedAt }),
    mayUndo: appliedAt !== null && undoneAt === null && changeId !== null && appliedAt.getTime() >= since,
    rows: plan.steps.slice(0, shownRows).map(({ before, after, ...step }) => ({
      ...step,
      before: centsToEuros(before),
      after: centsToEuros(after),
    })),
    skippedNames: skipped.slice(0, shownNames),
  };
}

/** The products of a scope whose price a percentage changes. */
async function planned(
  trx: Transaction,
  { scope, percent, rounding }: PricePlanFields,
): Promise<{ total: number; steps: PlanStep[] }> {
  const products = await store.listPriced(trx, scope);
  if (products.length > maxProducts) refuse(pricePlanRefusals, 'TOO_MANY_PRICES');
  const steps = products.flatMap(({ priceCents: before, ...product }) => {
    const { priceCents: after } = applyBulk(
      { ...blankProduct, priceCents: before },
      { kind: 'price', percent, ...(rounding && { rounding }) },
    );
    return after === before ? [] : [{ ...product, before, after }];
  });
  return { total: products.length, steps };
}

/**
 * Previews a change of prices, and plans it if the preview's version is given; refused with PREVIEW_STALE and a new preview if it
 * would now be another one. One that begins today begins at once.
 */
export function planPrices(
  context: ApiContext,
  { version, ...plan }: PricePlanFields & { version?: string | undefined },
) {
  const { services } = context;
  return write(services, async (trx, changed) => {
    const now = services.now();
    const today = athensDate(now);
    if (plan.beginsOn < today) {
      const fields = { beginsOn: 'Η ημέρα έχει περάσει' };
      refuse(generalRefusals, 'INVALID_INPUT', { fields });
    }
    const scope = await titleOfScope(trx, plan.scope);
    const { total, steps } = await planned(trx, plan);
    const preview = {
      isApplied: false,
      version: versionOf([plan, steps]),
      total,
      changed: steps.length,
      rows: steps.slice(0, shownRows).map(({ before, after, ...step }) => ({
        ...step,
        before: { price: centsToEuros(before) },
        after: { price: centsToEuros(after) },
      })),
    };
    if (version === undefined) return preview;
    if (version !== preview.version) refuse(catalogueAdminRefusals, 'PREVIEW_STALE', { data: preview });
    if (steps.length === 0) refuse(pricePlanRefusals, 'PLAN_CHANGES_NOTHING');
    const overlapping = await store.countPlanned(
      trx,
      steps.map(({ id }) => id),
    );
    if (overlapping > 0) {
      const message = `Για ${plural(overlapping, 'προϊόν', 'προϊόντα')} από αυτά περιμένει ήδη άλλη αλλαγή τιμών. Ακυρώστε πρώτα εκείνη.`;
      refuse(pricePlanRefusals, 'PLANS_OVERLAP', { message });
    }
    const id = newId();
    const title = planTitle(scope, plan.percent);
    await store.insertPlan(trx, {
      id,
      title,
      beginsOn: plan.beginsOn,
      steps,
      person: whoActs(context),
      createdAt: now,
    });
    await audit(trx, context, {
      entity: 'pricePlan',
      entityId: id,
      label: title,
      after: { beginsOn: plan.beginsOn, products: steps.length },
    });
    const products = plural(steps.length, 'προϊόν', 'προϊόντα');
    if (plan.beginsOn > today) {
      const message = `Προγραμματίστηκε για ${formatDate(plan.beginsOn)}: ${products}.`;
      return { ...preview, isApplied: true, message };
    }
    await begin(context, trx, changed, id);
    return { ...preview, isApplied: true, message: `Οι νέες τιμές ισχύουν: ${products}.` };
  });
}

/**
 * Lets a plan that waits take effect: products that still have the price of before get the new one, everywhere at once. Returns what
 * became of it; undefined if it does not wait any more.
 */
async function begin(
  context: Actor,
  trx: Transaction,
  changed: Changed,
  id: string,
): Promise<{ title: string; changed: number; skipped: string[] } | undefined> {
  const { services } = context;
  const plan = await store.lockPlan(trx, id);
  if (!plan || planState(plan) !== 'planned') return undefined;
  const rows = await lockProducts(
    trx,
    plan.steps.map((step) => step.id),
  );
  const { due, skipped } = stillAsPlanned(plan.steps, new Map(rows.map((row) => [row.id, row])));
  const changes = due.map(({ step, product }) => ({
    before: product,
    after: {
      ...product,
      priceCents: step.after,
      // An original price that is no longer above the price would be no offer.
      comparePriceCents:
        product.comparePriceCents !== null && product.comparePriceCents <= step.after
          ? null
          : product.comparePriceCents,
    },
  }));
  let changeId: string | null = null;
  if (changes.length > 0) {
    await updateBulk(
      trx,
      changes.map(({ after }) => after),
      services.now(),
    );
    await refreshSearch(trx);
    changed('catalogue', 'kinds', ...changes.map(({ after }) => `product:${after.id}`));
    await auditMany(
      trx,
      context,
      changes.map(({ before, after }) => ({
        entity: 'product',
        entityId: before.id,
        label: before.name,
        before: auditedBulk(before),
        after: auditedBulk(after),
      })),
    );
    const prices = ({ priceCents, comparePriceCents }: (typeof changes)[number]['before']) => ({
      priceCents,
      comparePriceCents,
    });
    const steps = changes.map(({ before, after }) => ({
      id: before.id,
      name: before.name,
      before: prices(before),
      after: prices(after),
    }));
    changeId = await keepChange(context, trx, `Αλλαγή τιμών: ${plan.title}`, steps);
  }
  const names = skipped.map(({ name }) => name);
  const applied = { appliedAt: services.now(), changed: changes.length, changeId, skipped: names };
  await store.markApplied(trx, id, applied);
  return { title: plan.title, changed: changes.length, skipped: names };
}

/** Lets the plans of this day and of days that were missed take effect, each by itself, and tells the office. May run twice. */
export async function beginDue(services: Services): Promise<void> {
  const today = athensDate(services.now());
  for (const id of await store.listDue(services.database.db, today)) {
    await write(services, async (trx, changed) => {
      const { person = '' } = (await store.lockPlan(trx, id)) ?? {};
      const actor = {
        services,
        viewer: { admin: true as const, customer: null },
        caller: { ip: '', ...(person && { adminName: person }) },
      };
      const begun = await begin(actor, trx, changed, id);
      if (!begun) return;
      const kept =
        begun.skipped.length > 0
          ? ` ${plural(begun.skipped.length, 'προϊόν κράτησε την τιμή του', 'προϊόντα κράτησαν την τιμή τους')}, γιατί είχε αλλάξει στο μεταξύ.`
          : '';
      await insertAlert(trx, {
        type: 'product',
        event: 'prices_began',
        severity: begun.skipped.length > 0 ? 'medium' : 'low',
        title: 'Ισχύουν νέες τιμές',
        message: `${begun.title} · ${plural(begun.changed, 'προϊόν', 'προϊόντα')}.${kept}`,
        link: purchasingHref({ view: 'prices', open: id }),
        audience: 'admin',
      });
      await services.live.publish(trx, 'admin', { type: 'changed', resources: ['purchasing'] });
    });
  }
}

/** Gives up a plan that waits. */
export async function cancelPricePlan(context: ApiContext, { planId }: Of): Promise<void> {
  const { services } = context;
  await write(services, async (trx) => {
    const plan = (await store.lockPlan(trx, planId)) ?? refuse(pricePlanRefusals, 'PLAN_NOT_FOUND');
    if (planState(plan) !== 'planned') refuse(pricePlanRefusals, 'PLAN_BEGUN');
    await store.markCancelled(trx, planId, services.now(), whoActs(context));
    await audit(trx, context, {
      entity: 'pricePlan',
      entityId: planId,
      label: plan.title,
      before: { isCancelled: false },
      after: { isCancelled: true },
    });
  });
}

/** Undoes a plan within a day of its beginning; refused if a price has changed since. */
export async function undoPricePlan(context: ApiContext, { planId }: Of): Promise<void> {
  await write(context.services, async (trx, changed) => {
    const plan = (await store.lockPlan(trx, planId)) ?? refuse(pricePlanRefusals, 'PLAN_NOT_FOUND');
    if (planState(plan) !== 'applied' || plan.changeId === null)
      refuse(pricePlanRefusals, 'PLAN_NOT_UNDOABLE');
    await undoChangeIn(context, trx, changed, plan.changeId);
    await audit(trx, context, {
      entity: 'pricePlan',
      entityId: planId,
      label: plan.title,
      before: { isUndone: false },
      after: { isUndone: true },
    });
  });
}
