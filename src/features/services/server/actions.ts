import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { releaseImages } from '#server/object-jobs.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { isAsExpected } from '#shared/changes.ts';
import { refuse } from '#shared/errors.ts';
import { centsToEuros, eurosToCents } from '#shared/money.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import { dropUndefined, type PartialInput } from '#shared/partial-input.ts';
import { slugOf } from '#shared/slug.ts';
import type { ServiceChange, ServiceFields } from '../contract.ts';
import { readyServices } from '../ready-services.ts';
import { serviceRefusals } from '../refusals.ts';
import * as store from './store.ts';

type StoredService = NonNullable<Awaited<ReturnType<typeof store.findService>>>;

/** The given fields as columns of the row. */
function rowOf({ price, callOut, role, ...fields }: PartialInput<ServiceFields>) {
  return {
    ...dropUndefined(fields),
    ...(role !== undefined && { role: role || null }),
    ...(price !== undefined && { priceCents: price === null ? null : eurosToCents(price) }),
    ...(callOut !== undefined && { callOutCents: callOut === null ? null : eurosToCents(callOut) }),
  };
}

/** The audited fields of a service; the id, the picture's size and the page's address are not edited directly. */
function auditedFields({ id: _id, slug: _slug, image: _image, ...fields }: StoredService) {
  return fields;
}

async function requirePicture(trx: Transaction, imageUrl: string | null | undefined): Promise<void> {
  if (!imageUrl || (await store.hasPicture(trx, imageUrl))) return;
  const { message } = serviceRefusals.IMAGE_NOT_FOUND;
  refuse(serviceRefusals, 'IMAGE_NOT_FOUND', { fields: { imageUrl: message } });
}

const requireService = async (trx: Transaction, id: number) =>
  (await store.findService(trx, id)) ?? refuse(serviceRefusals, 'SERVICE_NOT_FOUND');

async function addService(
  trx: Transaction,
  context: ApiContext,
  { title, ...fields }: ServiceFields,
): Promise<StoredService> {
  await requirePicture(trx, fields.imageUrl);
  const id = await store.insertService(trx, slugOf(title, 'ypiresia'), { title, ...rowOf(fields) });
  const service = await requireService(trx, id);
  await audit(trx, context, {
    entity: 'service',
    entityId: id,
    label: title,
    after: auditedFields(service),
  });
  return service;
}

/** Adds a service at the end of the list and returns it. */
export const createService = (context: ApiContext, fields: ServiceFields): Promise<StoredService> =>
  write(context.services, async (trx, changed) => {
    changed('services');
    return addService(trx, context, fields);
  });

/** Adds the trade's usual services, those without a namesake; returns how many. */
export const adoptServices = (context: ApiContext): Promise<number> =>
  write(context.services, async (trx, changed) => {
    await store.lockServices(trx);
    const titles = new Set((await store.listStoredServices(trx)).map(({ title }) => foldGreek(title)));
    const missing = readyServices.filter(({ title }) => !titles.has(foldGreek(title)));
    for (const ready of missing) await addService(trx, context, ready);
    if (missing.length > 0) changed('services');
    return missing.length;
  });

/** A service in the form in which administrators edit it. */
function saidOf({ priceCents, callOutCents, imageUrl, legalNote, repeatMonths, ...service }: StoredService) {
  return {
    ...service,
    price: priceCents === null ? null : centsToEuros(priceCents),
    callOut: callOutCents === null ? null : centsToEuros(callOutCents),
    imageUrl: imageUrl ?? null,
    legalNote: legalNote ?? null,
    repeatMonths: repeatMonths ?? null,
    role: service.role ?? '',
  };
}

/**
 * Changes the given fields of a service; refused if a field has changed since it was seen. The slug stays, because others
 * may have linked to it.
 */
export function updateService(
  context: ApiContext,
  { serviceId, seen, ...fields }: ServiceChange & { serviceId: number; seen?: ServiceChange | undefined },
): Promise<StoredService> {
  return write(context.services, async (trx, changed) => {
    const before = await requireService(trx, serviceId);
    const now = saidOf(before);
    if (!isAsExpected({ ...now, ...seen }, now)) refuse(serviceRefusals, 'SERVICE_CHANGED');
    if (fields.imageUrl !== before.imageUrl) await requirePicture(trx, fields.imageUrl);
    await store.updateService(trx, serviceId, rowOf(fields));
    const after = await requireService(trx, serviceId);
    if (before.imageUrl && after.imageUrl !== before.imageUrl) {
      await releaseImages(trx, context.services.jobs, [before.imageUrl]);
    }
    await audit(trx, context, {
      entity: 'service',
      entityId: serviceId,
      label: after.title,
      before: auditedFields(before),
      after: auditedFields(after),
    });
    changed('services');
    return after;
  });
}

/** Deletes a service; booked appointments remain and keep its name. */
export async function deleteService(
  context: ApiContext,
  { serviceId }: { serviceId: number },
): Promise<void> {
  await write(context.services, async (trx, changed) => {
    const before = await requireService(trx, serviceId);
    await store.deleteService(trx, serviceId);
    if (before.imageUrl) await releaseImages(trx, context.services.jobs, [before.imageUrl]);
    await audit(trx, context, {
      entity: 'service',
      entityId: serviceId,
      label: before.title,
      before: auditedFields(before),
    });
    changed('services');
  });
}

/** Reorders the services; refused if their order has changed since it was seen. */
export async function orderServices(
  context: ApiContext,
  { serviceIds, seen }: { serviceIds: readonly number[]; seen?: readonly number[] | undefined },
): Promise<void> {
  await write(context.services, async (trx, changed) => {
    await store.lockServices(trx);
    const before = await store.listServiceIds(trx);
    if (seen && seen.join() !== before.join()) refuse(serviceRefusals, 'SERVICE_ORDER_CHANGED');
    if (serviceIds.some((id) => !before.includes(id))) refuse(serviceRefusals, 'SERVICE_NOT_FOUND');
    await store.orderServices(trx, serviceIds);
    await audit(trx, context, {
      entity: 'service',
      entityId: 'order',
      label: 'Σειρά υπηρεσιών',
      before: { order: before },
      after: { order: await store.listServiceIds(trx) },
    });
    changed('services');
  });
}
