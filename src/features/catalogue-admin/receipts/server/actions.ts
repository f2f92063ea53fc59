import { audit, whoActs } from '#server/audit.ts';
import { newId } from '#server/ids.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { athensDate } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { plural } from '#shared/greek.ts';
import { centsToEuros, eurosToCents, type Cents } from '#shared/money.ts';
import { wire } from '#shared/wire.ts';
import { changeStock } from '../../server/stock-actions.ts';
import { lockStored, type LockedProduct } from '../../server/store.ts';
import { supplierRefusals } from '../../suppliers/refusals.ts';
import { learnSupplies, lockSupplier } from '../../suppliers/server/store.ts';
import type { ListedReceipt, Receipt, ReceiptFields } from '../contract.ts';
import { receiptRefusals } from '../refusals.ts';
import { averagePrice, received, taken } from '../rules.ts';
import * as store from './store.ts';

const euros = (cents: Cents | null) => (cents === null ? null : centsToEuros(cents));

type Row = Awaited<ReturnType<typeof store.listReceipts>>['receipts'][number];

const listedOf = ({ cents, undoneAt, ...row }: Row): ListedReceipt => ({
  id: row.id,
  number: row.number,
  supplierId: row.supplierId,
  supplier: row.supplier,
  receivedOn: row.receivedOn,
  document: row.document,
  lines: row.lines,
  pieces: row.pieces,
  linesWithoutPrice: row.linesWithoutPrice,
  total: centsToEuros(cents),
  isUndone: undoneAt !== null,
});

/** One page of receipts, the latest first. */
export async function listReceipts(
  { services }: ApiContext,
  {
    page = 1,
    ...which
  }: { supplierId?: string | undefined; search?: string | undefined; page?: number | undefined },
) {
  const { receipts, total } = await store.listReceipts(services.database.db, { ...which, page });
  return { receipts: receipts.map(listedOf), total };
}

/** A receipt with its lines. */
export async function readReceipt(
  { services }: ApiContext,
  { receiptId }: { receiptId: string },
): Promise<Receipt> {
  const found =
    (await store.findReceipt(services.database.db, receiptId)) ??
    refuse(receiptRefusals, 'RECEIPT_NOT_FOUND');
  const { notes, person, createdAt, undoneAt, undoneBy, items } = found;
  return {
    ...listedOf(found),
    notes,
    person,
    createdAt: createdAt.toISOString(),
    ...wire({ undoneAt, undoneBy }),
    items: items.map(({ productId, sku, name, code, pieces, toStock, priceCents, setCents }) => ({
      sku,
      name,
      code,
      pieces,
      toStock,
      ...wire({ productId, price: euros(priceCents), setPrice: euros(setCents) }),
    })),
  };
}

/** What the history says of a receipt. */
const audited = (receipt: ReceiptFields, supplier: string) => ({
  supplier,
  receivedOn: receipt.receivedOn,
  document: receipt.document || undefined,
  pieces: receipt.lines.reduce((sum, { pieces }) => sum + pieces, 0),
});

const labelOf = (number: number, supplier: string) => `Παραλαβή ${number}, ${supplier}`;

/** The products of a receipt, locked; refused with the line of one that is gone. */
async function lockReceived(
  trx: Parameters<typeof lockStored>[0],
  lines: ReceiptFields['lines'],
): Promise<Map<number, LockedProduct>> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const products = (await lockStored(trx, ids)).filter(({ deletedAt }) => deletedAt === null);
  const known = new Map(products.map((product) => [product.id, product]));
  const gone = lines.findIndex(({ productId }) => !known.has(productId));
  if (gone >= 0) {
    const fields = { [`lines.${gone}.productId`]: 'Το προϊόν διαγράφηκε στο μεταξύ' };
    refuse(generalRefusals, 'INVALID_INPUT', { fields });
  }
  return known;
}

/**
 * Receives goods once, however often the same form is sent: the stock rises, purchase prices follow, and what the supplier calls and
 * asks for each product is known.
 */
export function receiveGoods(
  context: ApiContext,
  { key, ...receipt }: ReceiptFields & { key: string },
): Promise<{ id: string; message: string }> {
  const { services } = context;
  return write(services, async (trx, changed) => {
    const message = 'Η παραλαβή καταχωρίστηκε και το απόθεμα ενημερώθηκε.';
    const now = services.now();
    const supplier =
      (await lockSupplier(trx, receipt.supplierId)) ?? refuse(supplierRefusals, 'SUPPLIER_NOT_FOUND');
    if (receipt.receivedOn > athensDate(now)) {
      const fields = { receivedOn: 'Η παραλαβή δεν γίνεται πριν από την ημέρα της' };
      refuse(generalRefusals, 'INVALID_INPUT', { fields });
    }
    const { supplierId, receivedOn, document = '', notes = '' } = receipt;
    const id = newId();
    const head = {
      id,
      key,
      supplierId,
      receivedOn,
      document,
      notes,
      person: whoActs(context),
      createdAt: now,
    };
    const number = await store.insertReceipt(trx, head);
    if (number === undefined) return { id: (await store.findIdOfKey(trx, key)) ?? id, message };

    const products = await lockReceived(trx, receipt.lines);
    const later = await store.listReceivedAfter(trx, [...products.keys()], receivedOn);
    const lines = receipt.lines.map(({ productId, pieces, price, code = '' }) => ({
      productId,
      pieces,
      code,
      priceCents: price == null ? null : eurosToCents(price),
    }));
    const ofProduct = Map.groupBy(lines, ({ productId }) => productId);
    const steps = [...products.values()].map((before) => ({
      before,
      after: received(before, ofProduct.get(before.id) ?? [], !later.has(before.id)),
    }));
    const stepOf = new Map(steps.map((step) => [step.before.id, step]));
    await store.insertLines(
      trx,
      id,
      lines.map((line, position) => {
        const step = stepOf.get(line.productId);
        const isFirst = ofProduct.get(line.productId)?.[0] === line;
        const isSet = step && step.after.purchasePriceCents !== step.before.purchasePriceCents;
        return {
          position,
          ...line,
          sku: step?.before.sku ?? '',
          name: step?.before.name ?? '',
          toStock: step?.before.stockQuantity != null,
          madeAvailable: isFirst && step?.before.stockQuantity === null && !step.before.inStock,
          setCents: isFirst && isSet ? step.after.purchasePriceCents : null,
          wasCents: isFirst && isSet ? step.before.purchasePriceCents : null,
        };
      }),
    );
    const supplies = [...ofProduct].map(([productId, own]) => ({
      productId,
      code: own.find(({ code }) => code !== '')?.code ?? '',
      priceCents: averagePrice(own),
    }));
    await store.rememberPrices(trx, id, supplierId);
    await learnSupplies(trx, supplierId, supplies, now);
    await audit(trx, context, {
      entity: 'goodsReceipt',
      entityId: id,
      label: labelOf(number, supplier.name),
      after: audited(receipt, supplier.name),
    });
    await changeStock(context, trx, changed, steps);
    return { id, message };
  });
}

/**
 * Undoes a receipt: its pieces leave the stock, and the prices that it set, of products and of the supplier, are
 * those of before, unless they changed since.
 */
export function undoReceipt(context: ApiContext, { receiptId }: { receiptId: string }): Promise<void> {
  const { services } = context;
  return write(services, async (trx, changed) => {
    const receipt = (await store.lockReceipt(trx, receiptId)) ?? refuse(receiptRefusals, 'RECEIPT_NOT_FOUND');
    if (receipt.undoneAt !== null) refuse(receiptRefusals, 'RECEIPT_UNDONE');
    const ids = (await store.listLines(trx, receiptId)).flatMap(({ productId }) => productId ?? []);
    const products = await lockStored(trx, [...new Set(ids)]);
    // Read anew: the undo of an earlier receipt, for which this one waited, changes what it replaced.
    const lines = await store.listLines(trx, receiptId);
    const steps = products.map((before) => {
      const own = lines.filter(({ productId }) => productId === before.id);
      const toStock = own.reduce((sum, line) => sum + (line.toStock ? line.pieces : 0), 0);
      const [first] = own;
      const { madeAvailable = false, setCents = null, wasCents = null } = first ?? {};
      const after = taken(before, { toStock, madeAvailable, setCents, wasCents });
      if (after) return { before, after };
      const message = `Δεν αναιρέθηκε: από το «${before.name}» ${leftText(before.stockQuantity ?? 0)} από τα ${toStock} που παραλήφθηκαν.`;
      return refuse(receiptRefusals, 'RECEIPT_SOLD', { message });
    });
    const supplier = await lockSupplier(trx, receipt.supplierId);
    await store.markUndone(trx, receiptId, services.now(), whoActs(context));
    await store.passOnPrices(trx, receipt);
    await store.unlearnPrices(trx, receipt, services.now());
    await audit(trx, context, {
      entity: 'goodsReceipt',
      entityId: receiptId,
      label: labelOf(receipt.number, supplier?.name ?? ''),
      before: { isUndone: false },
      after: { isUndone: true },
    });
    await changeStock(context, trx, changed, steps);
  });
}

const leftText = (left: number) =>
  left === 1 ? 'έχει μείνει 1 τεμάχιο' : `έχουν μείνει ${plural(left, 'τεμάχιο', 'τεμάχια')}`;
