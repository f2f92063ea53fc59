import { auditMany } from '#server/audit.ts';
import { versionOf } from '#server/version.ts';
import { newId } from '#server/ids.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import type { CustomerImportChoices, CustomerImportPreview } from '../intake-contract.ts';
import { customerRefusals } from '../refusals.ts';
import { planCustomers } from './import-plan.ts';
import { auditedCustomer, storeCustomer } from './intake-actions.ts';
import { deleteCustomers, insertImport, listKnown, lockCustomers, takeImport } from './intake-store.ts';
import { removeResets } from './reset-store.ts';

type Db = ApiContext['services']['database']['db'];

async function plan(db: Db, file: Uint8Array, choices: CustomerImportChoices) {
  const { customers, ...shown } = await planCustomers(file, await listKnown(db), choices);
  return { customers, preview: { isApplied: false, version: versionOf(shown), ...shown } };
}

/** Previews the customers of a file, with all errors in it; nothing is changed. */
export async function previewCustomers(
  { services }: ApiContext,
  file: Uint8Array,
  choices: CustomerImportChoices,
): Promise<CustomerImportPreview> {
  return (await plan(services.database.db, file, choices)).preview;
}

/** Adds the customers of the preview with this version, all or none. Nobody is told: they are invited when the office says so. */
export function importCustomers(
  context: ApiContext,
  file: Uint8Array,
  choices: CustomerImportChoices,
  version: string,
): Promise<CustomerImportPreview> {
  const { services } = context;
  return write(services, async (trx) => {
    await lockCustomers(trx);
    const { customers, preview } = await plan(trx, file, choices);
    if (preview.errors.length > 0) refuse(generalRefusals, 'INVALID_INPUT', { data: preview });
    if (version !== preview.version) refuse(customerRefusals, 'PREVIEW_STALE', { data: preview });
    const made = customers.map((customer) => ({ id: newId(), customer }));
    for (const { id, customer } of made)
      if (!(await storeCustomer(context, trx, id, customer)))
        refuse(customerRefusals, 'PREVIEW_STALE', { data: preview });
    await auditMany(
      trx,
      context,
      made.map(({ id, customer }) => ({
        entity: 'customer',
        entityId: id,
        label: `${customer.firstName} ${customer.lastName}`.trim(),
        after: auditedCustomer(customer),
      })),
    );
    const undoId = newId();
    const customerIds = made.map(({ id }) => id);
    await insertImport(trx, { id: undoId, customerIds, createdAt: services.now() });
    return { ...preview, isApplied: true, undoId };
  });
}

/**
 * Removes the customers of an import again, all or none; refused if one of them has an account, an order, a visit
 * or a chat by now.
 */
export function undoCustomerImport(context: ApiContext, { importId }: { importId: string }): Promise<void> {
  const { services } = context;
  return write(services, async (trx) => {
    await lockCustomers(trx);
    const ids = await takeImport(trx, importId, services.now());
    if (!ids) return refuse(customerRefusals, 'IMPORT_GONE');
    const known = (await listKnown(trx)).filter(({ id }) => ids.includes(id));
    await removeResets(
      trx,
      known.flatMap(({ email }) => email || []),
    );
    const there = known.map(({ id }) => id);
    if (there.length > 0 && !(await deleteCustomers(trx, there))) refuse(customerRefusals, 'IMPORT_USED');
    await auditMany(
      trx,
      context,
      known.map(({ id, fullName }) => ({
        entity: 'customer',
        entityId: id,
        label: fullName,
        before: { account: 'Χωρίς' },
      })),
    );
  });
}
