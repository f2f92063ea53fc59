import type { Transaction } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { resolveAlertsAbout } from '#features/alerts/server/actions.ts';
import { insertAlert } from '#features/alerts/server/store.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import { hasSoldOut } from '#features/catalogue/server/store.ts';
import { notifyRestocked } from '#features/restock/server/actions.ts';
import { adminHref, soldOutHref } from '../admin-search.ts';
import { auditMany } from '#server/audit.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Changed } from '#server/write.ts';
import type { ProductState } from '../product-changes.ts';
import { auditedProduct } from './present.ts';
import { updateStocked } from './stock-store.ts';
import { stateOf, type LockedProduct } from './store.ts';

type Named = { id: number; sku: string; name: string };
type Stocked = Pick<ProductState, 'sku' | 'name' | 'inStock' | 'isDraft'>;

const isSold = (product: Stocked) => product.inStock && !product.isDraft;

/** Alerts the administrators to sold-out products in one alert, which links to the product, or to all sold-out ones. */
export async function notifySoldOut(trx: Transaction, products: readonly Named[]): Promise<void> {
  const [first, ...others] = products;
  if (!first) return;
  const isOne = others.length === 0;
  await insertAlert(trx, {
    type: 'product',
    event: 'product_out_of_stock',
    severity: 'high',
    title: isOne ? 'Προϊόν εξαντλήθηκε' : 'Προϊόντα εξαντλήθηκαν',
    message: isOne ? first.name : `${first.name} και ${others.length} ακόμη`,
    ...(isOne && { location: first.sku }),
    link: isOne ? adminHref(first.id) : soldOutHref,
    subject: isOne ? subjectOf('product', first.id) : 'sold-out',
    audience: 'admin',
  });
}

/**
 * Resolves the sold-out alerts of products that are in stock again or deleted, the alert about several products once none is
 * sold out, and tells who waits for them.
 */
export async function settleSoldOut(
  services: Pick<Services, 'live' | 'now' | 'mail' | 'config'>,
  trx: Transaction,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await notifyRestocked(services, trx, ids);
  await settleInStock(services, trx, ids);
}

/** As `settleSoldOut` for a change that may be undone: who waits is told at `tellAt`, of what is still in stock then. */
export async function settleSoldOutLater(
  services: Pick<Services, 'live' | 'now' | 'jobs'>,
  trx: Transaction,
  ids: readonly number[],
  tellAt: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await services.jobs.enqueue(trx, 'restock.tell', { productIds: [...ids] }, { startAfter: tellAt });
  await settleInStock(services, trx, ids);
}

async function settleInStock(
  services: Pick<Services, 'live' | 'now'>,
  trx: Transaction,
  ids: readonly number[],
): Promise<void> {
  const products = ids.map((id) => subjectOf('product', id));
  await resolveAlertsAbout(
    services,
    trx,
    ...products,
    ...((await hasSoldOut(trx)) ? [] : ['sold-out' as const]),
  );
}

/**
 * Alerts the administrators to products that these changes sold out, and resolves the alerts of products that are back in
 * stock.
 */
export async function followStock(
  services: Pick<Services, 'live' | 'now' | 'mail' | 'config'>,
  trx: Transaction,
  steps: readonly { id: number; before?: Stocked | undefined; after?: Stocked | undefined }[],
): Promise<void> {
  const soldOut = steps.flatMap(({ id, before, after }) =>
    before?.inStock && after?.inStock === false && !after.isDraft ? [{ ...after, id }] : [],
  );
  // Nobody has to act on a sold-out product that is a draft now, or deleted.
  const back = steps.filter(
    ({ before, after }) =>
      before && (!before.inStock || before.isDraft) && (!after || after.isDraft || isSold(after)),
  );
  await notifySoldOut(trx, soldOut);
  await settleSoldOut(
    services,
    trx,
    back.map(({ id }) => id),
  );
}

/** Gives locked products another stock or purchase price, with all that follows from it: audit, alerts, pages. */
export async function changeStock(
  context: ApiContext,
  trx: Transaction,
  changed: Changed,
  steps: readonly { before: LockedProduct; after: LockedProduct }[],
): Promise<void> {
  if (steps.length === 0) return;
  const { services } = context;
  await updateStocked(
    trx,
    steps.map(({ after }) => after),
    services.now(),
  );
  await auditMany(
    trx,
    context,
    steps.map(({ before, after }) => ({
      entity: 'product',
      entityId: before.id,
      label: before.name,
      before: auditedProduct(stateOf(before)),
      after: auditedProduct(stateOf(after)),
    })),
  );
  await followStock(
    services,
    trx,
    steps.map(({ before, after }) => ({ id: before.id, before, after })),
  );
  changed('catalogue', ...steps.map(({ before }) => `product:${before.id}`));
}
