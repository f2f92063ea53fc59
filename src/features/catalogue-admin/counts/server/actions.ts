import { audit, auditMany, whoActs } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { csvOf } from '#shared/csv.ts';
import { refuse } from '#shared/errors.ts';
import { plural } from '#shared/greek.ts';
import { centsToEuros } from '#shared/money.ts';
import { wire } from '#shared/wire.ts';
import type { ProductScope } from '../../scope-contract.ts';
import { titleOfScope } from '../../server/scope.ts';
import { changeStock } from '../../server/stock-actions.ts';
import { lockStored, type LockedProduct } from '../../server/store.ts';
import type { CountEntry, CountHead, StockCount } from '../contract.ts';
import type { countShows } from '../enums.ts';
import { countRefusals } from '../refusals.ts';
import { differenceOf, moveFor } from '../rules.ts';
import * as store from './store.ts';

type Of = { countId: string };

/** The latest counts. */
export async function listCounts({ services }: ApiContext): Promise<CountHead[]> {
  const rows = await store.listCounts(services.database.db);
  return rows.map(({ revision: _revision, ...head }) => wire(head));
}

/** A count with its sums. */
export async function readCount({ services }: ApiContext, { countId }: Of): Promise<StockCount> {
  const { db } = services.database;
  const head = (await store.findCount(db, countId)) ?? refuse(countRefusals, 'COUNT_NOT_FOUND');
  const { worthCents, ...sums } = await store.sumCount(db, countId);
  return { ...wire(head), ...sums, worth: centsToEuros(worthCents) };
}

type Page = {
  search?: string | undefined;
  show?: (typeof countShows)[number] | undefined;
  page?: number | undefined;
};

/** One page of the lines of a count. */
export async function listCountLines({ services }: ApiContext, { page = 1, ...which }: Page & Of) {
  const { db } = services.database;
  if (!(await store.findCount(db, which.countId))) refuse(countRefusals, 'COUNT_NOT_FOUND');
  const { lines, total } = await store.listLines(db, { ...which, page });
  return { lines: lines.map((line) => wire(line)), total };
}

const labelOf = ({ number, title }: { number: number; title: string }) => `Απογραφή ${number}: ${title}`;

/** Begins a count: what lies on the shelf is compared with the stock of this moment, and with what orders keep that have not left. */
export function startCount(
  context: ApiContext,
  scope: ProductScope,
): Promise<{ id: string; message: string }> {
  const { services } = context;
  return write(services, async (trx) => {
    const title = await titleOfScope(trx, scope);
    // Until the transaction ends nothing of them is sold, so that stock and orders are of one moment.
    const products = await store.lockScope(trx, scope);
    if (products.length === 0) refuse(countRefusals, 'COUNT_EMPTY');
    const reserved = await store.listReserved(
      trx,
      products.map(({ id }) => id),
    );
    const id = newId();
    const number = await store.insertCount(
      trx,
      { id, title, person: whoActs(context), startedAt: services.now() },
      products.map(({ id: productId, sku, name, stockQuantity, purchasePriceCents }, position) => ({
        position,
        productId,
        sku,
        name,
        stock: stockQuantity,
        reserved: reserved.get(productId) ?? 0,
        costCents: purchasePriceCents,
      })),
    );
    await audit(trx, context, {
      entity: 'stockCount',
      entityId: id,
      label: labelOf({ number, title }),
      after: { lines: products.length },
    });
    return { id, message: `Άρχισε η απογραφή: ${plural(products.length, 'προϊόν', 'προϊόντα')}.` };
  });
}

/** A count that was not applied, locked. */
async function lockOpen(trx: Transaction, id: string) {
  const count = (await store.lockCount(trx, id)) ?? refuse(countRefusals, 'COUNT_NOT_FOUND');
  if (count.appliedAt !== null) refuse(countRefusals, 'COUNT_CLOSED');
  return count;
}

/** Enters what was counted; what is left out of an entry is not known, and a reason stays only where there is a difference. */
export async function enterCount(
  context: ApiContext,
  { countId, entries }: Of & { entries: CountEntry[] },
): Promise<void> {
  await write(context.services, async (trx) => {
    const count = await lockOpen(trx, countId);
    const positions = [...new Set(entries.map(({ position }) => position))];
    const lines = await store.listEntered(trx, countId, positions);
    if (lines.length < entries.length) refuse(countRefusals, 'LINE_NOT_FOUND');
    const changes = entries.map(({ position, counted, reason = null, note = '' }) => {
      const before =
        lines.find((line) => line.position === position) ?? refuse(countRefusals, 'LINE_NOT_FOUND');
      const isDifferent = Boolean(differenceOf({ ...before, counted }));
      return { before, after: { position, counted, reason: isDifferent ? reason : null, note } };
    });
    await store.enterCounted(
      trx,
      countId,
      changes.map(({ after }) => after),
    );
    await auditMany(
      trx,
      context,
      changes.map(({ before, after }) => ({
        entity: 'stockCount',
        entityId: countId,
        label: `Απογραφή ${count.number}: ${before.name}`,
        before: { counted: before.counted, reason: before.reason, note: before.note },
        after: { counted: after.counted, reason: after.reason, note: after.note },
      })),
    );
  });
}

/** Adds the differences to the stock as it is now: what was sold since the count began stays sold. */
export function applyCount(
  context: ApiContext,
  { countId, seen }: Of & { seen?: number | undefined },
): Promise<{ message: string }> {
  const { services } = context;
  return write(services, async (trx, changed) => {
    const count = await lockOpen(trx, countId);
    if (seen !== undefined && seen !== count.revision) refuse(countRefusals, 'COUNT_CHANGED');
    const head = await store.findCount(trx, countId);
    if (!head || head.counted === 0) refuse(countRefusals, 'NOTHING_COUNTED');
    const { withoutReason } = await store.sumCount(trx, countId);
    if (withoutReason > 0) {
      const message = `Επιλέξτε λόγο για κάθε διαφορά: ${withoutReason === 1 ? 'λείπει από 1' : `λείπει από ${withoutReason}`}.`;
      refuse(countRefusals, 'REASON_MISSING', { message });
    }
    const lines = await store.listDifferences(trx, countId);
    const products = await lockProducts(trx, lines);
    let short = 0;
    const moves: { position: number; moved: number }[] = [];
    const steps: { before: LockedProduct; after: LockedProduct }[] = [];
    for (const { position, productId, difference } of lines) {
      const before = products.get(productId);
      // A stock that is not counted any more has nothing to be changed.
      if (!before || before.stockQuantity === null || before.deletedAt !== null) continue;
      const move = moveFor(difference, before.stockQuantity);
      short += move.short;
      moves.push({ position, moved: move.moved });
      if (move.moved !== 0)
        steps.push({ before, after: withStock(before, before.stockQuantity + move.moved) });
    }
    const by = { appliedAt: services.now(), appliedBy: whoActs(context) };
    await store.markApplied(trx, countId, moves, by);
    await audit(trx, context, {
      entity: 'stockCount',
      entityId: countId,
      label: labelOf(count),
      before: { isApplied: false },
      after: { isApplied: true, differences: lines.length },
    });
    await changeStock(context, trx, changed, steps);
    return { message: appliedText(steps.length, short) };
  });
}

const withStock = (product: LockedProduct, stockQuantity: number): LockedProduct => ({
  ...product,
  stockQuantity,
  inStock: stockQuantity > 0,
});

async function lockProducts(trx: Transaction, lines: readonly { productId: number }[]) {
  const rows = await lockStored(
    trx,
    lines.map(({ productId }) => productId),
  );
  return new Map(rows.map((product) => [product.id, product]));
}

function appliedText(changes: number, short: number): string {
  const said =
    changes === 0
      ? 'Η απογραφή εφαρμόστηκε χωρίς αλλαγή στο απόθεμα.'
      : `Η απογραφή εφαρμόστηκε: άλλαξε το απόθεμα σε ${plural(changes, 'προϊόν', 'προϊόντα')}.`;
  if (short === 0) return said;
  return `${said} Έχουν πουληθεί ${plural(short, 'τεμάχιο που δεν υπάρχει', 'τεμάχια που δεν υπάρχουν')}.`;
}

/** Takes what a count added out of the stock again, and gives back what it took; all or nothing. */
export async function undoCount(context: ApiContext, { countId }: Of): Promise<void> {
  const { services } = context;
  await write(services, async (trx, changed) => {
    const count = (await store.lockCount(trx, countId)) ?? refuse(countRefusals, 'COUNT_NOT_FOUND');
    if (count.appliedAt === null || count.undoneAt !== null) refuse(countRefusals, 'COUNT_OPEN');
    const lines = (await store.listDifferences(trx, countId)).filter(({ moved }) => moved);
    const products = await lockProducts(trx, lines);
    const steps = lines.flatMap(({ productId, moved }) => {
      const before = products.get(productId);
      if (!before || before.stockQuantity === null) return [];
      const stock = before.stockQuantity - (moved ?? 0);
      if (stock >= 0) return [{ before, after: withStock(before, stock) }];
      const message = `Δεν αναιρέθηκε: από το «${before.name}» η απογραφή πρόσθεσε ${moved} και στο απόθεμα υπάρχουν ${before.stockQuantity}.`;
      return refuse(countRefusals, 'COUNT_SOLD', { message });
    });
    await store.markUndone(trx, countId, services.now(), whoActs(context));
    await audit(trx, context, {
      entity: 'stockCount',
      entityId: countId,
      label: labelOf(count),
      before: { isUndone: false },
      after: { isUndone: true },
    });
    await changeStock(context, trx, changed, steps);
  });
}

/** Gives up a count that was not applied. */
export async function removeCount(context: ApiContext, { countId }: Of): Promise<void> {
  await write(context.services, async (trx) => {
    const count = await lockOpen(trx, countId);
    const head = await store.findCount(trx, countId);
    await store.deleteCount(trx, countId);
    await audit(trx, context, {
      entity: 'stockCount',
      entityId: countId,
      label: labelOf(count),
      before: { lines: head?.lines },
    });
  });
}

/** The lines of a count as a file, to be counted by. */
export async function exportCount({ services }: ApiContext, { countId }: Of): Promise<File> {
  const { db } = services.database;
  const head = (await store.findCount(db, countId)) ?? refuse(countRefusals, 'COUNT_NOT_FOUND');
  const lines = await store.listAllLines(db, countId);
  const cells = lines.map(({ sku, name, ean, stock, reserved, counted }) => [
    sku,
    name,
    ean,
    stock,
    reserved,
    stock + reserved,
    counted,
  ]);
  const columns = ['Κωδικός', 'Όνομα', 'EAN', 'Ελεύθερα', 'Σε παραγγελίες', 'Στο ράφι', 'Μετρήθηκαν'];
  return new File([csvOf(columns, cells)], `apografi-${head.number}.csv`, {
    type: 'text/csv; charset=utf-8',
  });
}
