import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { isAsExpected } from '#shared/changes.ts';
import { refuse } from '#shared/errors.ts';
import { centsToEuros, eurosToCents } from '#shared/money.ts';
import { filled, wire } from '#shared/wire.ts';
import { catalogueRefusals } from '#features/catalogue/refusals.ts';
import {
  maxSuppliers,
  type Bought,
  type Supplier,
  type SupplierFields,
  type SupplyFields,
} from '../contract.ts';
import { supplierRefusals } from '../refusals.ts';
import { adminMatchingIds } from '../../server/matching.ts';
import { hasReceipts } from '../../receipts/server/store.ts';
import { lockProduct } from '../../server/store.ts';
import * as store from './store.ts';

/** Of more products than these none is shown anyway. */
const maxSearched = 100;

const stateOf = ({
  name,
  afm = '',
  contact = '',
  phone = '',
  email = '',
  notes = '',
}: SupplierFields): store.SupplierState => ({ name, afm, contact, phone, email, notes });

/** Refuses a name that another supplier has, ignoring accents and case. */
async function requireOwnName(trx: Transaction, name: string, ownId?: string): Promise<void> {
  const other = await store.findByName(trx, name);
  const fields = { name: supplierRefusals.SUPPLIER_NAME_TAKEN.message };
  if (other && other.id !== ownId) refuse(supplierRefusals, 'SUPPLIER_NAME_TAKEN', { fields });
}

const requireLocked = async (trx: Transaction, id: string) =>
  (await store.lockSupplier(trx, id)) ?? refuse(supplierRefusals, 'SUPPLIER_NOT_FOUND');

/** All suppliers by name. */
export async function listSuppliers({ services }: ApiContext): Promise<Supplier[]> {
  const rows = await store.listSuppliers(services.database.db);
  return rows.map(({ id, name, products, ...rest }) => ({ id, name, products, ...filled(rest) }));
}

/** Adds a supplier in a transaction, and returns its id. */
export async function insertSupplier(
  context: ApiContext,
  trx: Transaction,
  fields: SupplierFields,
): Promise<string> {
  if ((await store.countLocked(trx)) >= maxSuppliers) refuse(supplierRefusals, 'TOO_MANY_SUPPLIERS');
  await requireOwnName(trx, fields.name);
  const id = newId();
  const after = stateOf(fields);
  await store.insertSupplier(trx, { id, ...after, createdAt: context.services.now() });
  await audit(trx, context, { entity: 'supplier', entityId: id, label: fields.name, after: filled(after) });
  return id;
}

export const addSupplier = (context: ApiContext, fields: SupplierFields) =>
  write(context.services, async (trx) => ({
    id: await insertSupplier(context, trx, fields),
    message: 'Ο προμηθευτής προστέθηκε.',
  }));

/** Changes a supplier; refused if it has changed since it was seen. */
export async function updateSupplier(
  context: ApiContext,
  { supplierId, seen, ...fields }: SupplierFields & { supplierId: string; seen?: SupplierFields | undefined },
): Promise<void> {
  await write(context.services, async (trx) => {
    const { id, ...before } = await requireLocked(trx, supplierId);
    if (!isAsExpected(seen && stateOf(seen), before)) refuse(supplierRefusals, 'SUPPLIER_CHANGED');
    if (fields.name !== before.name) {
      await store.lockSuppliers(trx);
      await requireOwnName(trx, fields.name, id);
    }
    const after = stateOf(fields);
    await store.updateSupplier(trx, id, before.name, after);
    await audit(trx, context, { entity: 'supplier', entityId: id, label: fields.name, before, after });
  });
}

/** Deletes a supplier with its codes and prices; refused if something was received from it. */
export async function removeSupplier(
  context: ApiContext,
  { supplierId }: { supplierId: string },
): Promise<void> {
  await write(context.services, async (trx) => {
    const { id, ...before } = await requireLocked(trx, supplierId);
    if (await hasReceipts(trx, id)) refuse(supplierRefusals, 'SUPPLIER_USED');
    await store.deleteSupplier(trx, id, before.name);
    await audit(trx, context, {
      entity: 'supplier',
      entityId: id,
      label: before.name,
      before: filled(before),
    });
  });
}

async function requireSupplier({ services }: ApiContext, id: string): Promise<void> {
  if (!(await store.hasSupplier(services.database.db, id))) refuse(supplierRefusals, 'SUPPLIER_NOT_FOUND');
}

/** One page of a supplier's products. */
export async function listSupplies(
  context: ApiContext,
  {
    supplierId,
    search = '',
    page = 1,
  }: { supplierId: string; search?: string | undefined; page?: number | undefined },
) {
  await requireSupplier(context, supplierId);
  const { db } = context.services.database;
  const found = (search && (await adminMatchingIds(db, search))) || [];
  const { supplies, total } = await store.listSupplies(db, { supplierId, search, found, page });
  return {
    total,
    supplies: supplies.map(({ priceCents, purchasePriceCents, updatedAt, ...supply }) => ({
      ...supply,
      updatedAt: updatedAt.toISOString(),
      ...wire({
        price: priceCents === null ? null : centsToEuros(priceCents),
        purchasePrice: purchasePriceCents === null ? null : centsToEuros(purchasePriceCents),
      }),
    })),
  };
}

/** The first products that a search finds, also by what a supplier calls them. */
export async function findBought(
  context: ApiContext,
  { supplierId, search }: { supplierId: string; search: string },
): Promise<Bought[]> {
  await requireSupplier(context, supplierId);
  const { db } = context.services.database;
  const found = ((await adminMatchingIds(db, search)) ?? []).slice(0, maxSearched);
  const rows = await store.findBought(db, { supplierId, search, found });
  return rows.map(({ priceCents, purchasePriceCents, ...product }) =>
    wire({
      ...product,
      price: priceCents === null ? null : centsToEuros(priceCents),
      purchasePrice: purchasePriceCents === null ? null : centsToEuros(purchasePriceCents),
    }),
  );
}

type SupplyKey = { supplierId: string; productId: number };

/** What an audit entry says of a supply. */
const auditedSupply = (name: string, { code, priceCents }: { code: string; priceCents: number | null }) => ({
  product: name,
  code,
  price: priceCents === null ? undefined : centsToEuros(priceCents),
});

/** Stores what a supplier calls a product and asks for it; what is left out is not known. */
export async function putSupply(
  context: ApiContext,
  { supplierId, productId, code = '', price }: SupplyFields & SupplyKey,
): Promise<void> {
  const { services } = context;
  await write(services, async (trx) => {
    const supplier = await requireLocked(trx, supplierId);
    const product = (await lockProduct(trx, productId)) ?? refuse(catalogueRefusals, 'PRODUCT_NOT_FOUND');
    const was = await store.lockSupply(trx, supplierId, productId);
    const said = { code, priceCents: price == null ? null : eurosToCents(price) };
    await store.putSupply(trx, supplierId, { productId, ...said }, services.now());
    await audit(trx, context, {
      entity: 'supplier',
      entityId: supplierId,
      label: `${supplier.name}: ${product.name}`,
      before: was ? auditedSupply(product.name, was) : {},
      after: auditedSupply(product.name, said),
    });
  });
}

export async function removeSupply(context: ApiContext, { supplierId, productId }: SupplyKey): Promise<void> {
  await write(context.services, async (trx) => {
    const supplier = await requireLocked(trx, supplierId);
    const product = (await lockProduct(trx, productId)) ?? refuse(catalogueRefusals, 'PRODUCT_NOT_FOUND');
    const was =
      (await store.lockSupply(trx, supplierId, productId)) ?? refuse(supplierRefusals, 'SUPPLY_NOT_FOUND');
    await store.deleteSupply(trx, supplierId, productId);
    await audit(trx, context, {
      entity: 'supplier',
      entityId: supplierId,
      label: `${supplier.name}: ${product.name}`,
      before: auditedSupply(product.name, was),
      after: {},
    });
  });
}
