import { testDatabase } from '../database/database.ts';
import type { Facts } from './plausible.ts';

/** Stores a supplier that sells a product, and returns their names for the endpoints of purchases. */
export async function putPurchases(productId: number): Promise<Facts> {
  const { db } = await testDatabase();
  const at = new Date();
  await db
    .insertInto('suppliers')
    .values([
      { id: 'supplier', name: 'Αχαϊκή', createdAt: at },
      { id: 'unused', name: 'Θεσσαλική', createdAt: at },
    ])
    .execute();
  await db
    .insertInto('productSuppliers')
    .values({ supplierId: 'supplier', productId, code: 'AX-1', priceCents: 5_000, updatedAt: at })
    .execute();
  await db
    .insertInto('goodsReceipts')
    .values({
      id: 'receipt',
      key: 'receipt',
      supplierId: 'supplier',
      receivedOn: '2026-01-15',
      person: 'Μαρία',
      createdAt: at,
    })
    .execute();
  const line = { sku: 'SKU', name: 'Κάμερα', pieces: 2, priceCents: 5_000, toStock: true };
  await db
    .insertInto('goodsReceiptLines')
    .values({ receiptId: 'receipt', position: 0, productId, ...line })
    .execute();
  const sums = { lines: 1, counted: 1, differences: 1 };
  const by = { appliedAt: at, appliedBy: 'Μαρία' };
  await db
    .insertInto('stockCounts')
    .values([
      { id: 'count-open', title: 'Κάμερες', person: 'Μαρία', startedAt: at, ...sums },
      { id: 'count-applied', title: 'Κάμερες', person: 'Μαρία', startedAt: at, ...sums, ...by },
    ])
    .execute();
  const counted = { position: 1, productId, sku: 'SKU', name: 'Κάμερα', stock: 50, reserved: 0, counted: 51 };
  await db
    .insertInto('stockCountLines')
    .values([
      { countId: 'count-open', ...counted, reason: 'found' },
      { countId: 'count-applied', ...counted, reason: 'found', moved: 1 },
    ])
    .execute();
  const prices = { priceCents: 10_000, comparePriceCents: null };
  await db
    .insertInto('productChanges')
    .values({
      id: 'prices',
      label: 'Αλλαγή τιμών',
      steps: JSON.stringify([
        { id: productId, name: 'Κάμερα', before: { ...prices, priceCents: 9_000 }, after: prices },
      ]),
      createdAt: at,
    })
    .execute();
  const plan = {
    title: 'Κάμερες: +4%',
    beginsOn: '2099-01-01',
    person: 'Μαρία',
    createdAt: at,
    steps: JSON.stringify([{ id: productId, sku: 'SKU', name: 'Κάμερα', before: 10_000, after: 10_400 }]),
  };
  await db
    .insertInto('pricePlans')
    .values([
      { id: 'plan', ...plan },
      { id: 'plan-applied', ...plan, appliedAt: at, changed: 1, changeId: 'prices' },
    ])
    .execute();
  return {
    supplierId: 'supplier',
    receiptId: 'receipt',
    countId: 'count-open',
    'purchasing.startCount': { categoryId: 'cameras', brand: undefined, supplierId: undefined },
    'purchasing.planPrices': { categoryId: 'cameras', brand: undefined, supplierId: undefined },
    planId: 'plan',
    'purchasing.undoPricePlan': { planId: 'plan-applied' },
    'purchasing.applyCount': { seen: 0 },
    'purchasing.undoCount': { countId: 'count-applied' },
    // One from whom nothing was received.
    'purchasing.removeSupplier': { supplierId: 'unused' },
  };
}
