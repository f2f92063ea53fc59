import { audit, whoActs } from '#server/audit.ts';
import { newId } from '#server/ids.ts';
import { endSessions } from '#server/session.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { formatPhone } from '#shared/phone.ts';
import { dropDelayedOf } from '#features/alerts/server/delayed-notification-store.ts';
import { resolveAlertsAbout } from '#features/alerts/server/actions.ts';
import { subjectOf } from '#features/alerts/subject.ts';
import type { Customer } from '#features/customers/contract.ts';
import { insertNote } from '#features/customers/server/note-store.ts';
import { findAccount, findCustomer } from '#features/customers/server/store.ts';
import { maxLines } from '#features/cart/limits.ts';
import { readPoints } from '#features/orders/points/server/store.ts';
import type { MergePreview } from '../merge-contract.ts';
import { accountRefusals } from '../refusals.ts';
import { countDealings, listReviewed, lockBoth, mergeRows } from './merge-store.ts';

type Asked = { customerId: string; other: string };

/** What moves when another customer becomes part of this one. */
export async function previewMerge({ services }: ApiContext, asked: Asked): Promise<MergePreview> {
  const { db } = services.database;
  const { gone } = await requireBoth(db, asked);
  const [moves, points, keptAccount, goneAccount] = await Promise.all([
    countDealings(db, asked.other),
    readPoints(db, asked.other),
    findAccount(db, asked.customerId, services.now()),
    findAccount(db, asked.other, services.now()),
  ]);
  return {
    moves,
    points: points.balance,
    facts: factsOf(gone),
    losesSignIn: goneAccount === 'own',
    keepsNone: keptAccount !== 'own',
  };
}

/** Brings everything of another customer to this one and removes the other. It cannot be undone. */
export async function mergeCustomers(context: ApiContext, asked: Asked): Promise<void> {
  const { services } = context;
  const ids = { kept: asked.customerId, gone: asked.other };
  await write(services, async (trx, changed) => {
    await lockBoth(trx, ids);
    const { kept, gone } = await requireBoth(trx, asked);
    const reviewed = await listReviewed(trx, ids);
    await dropDelayedOf(trx, gone.id);
    await resolveAlertsAbout(services, trx, subjectOf('customer', gone.id), subjectOf('move', gone.id));
    await endSessions(trx, { customerId: gone.id });
    await mergeRows(trx, { ...ids, maxCartLines: maxLines });
    const said = `Συγχωνεύτηκε ο πελάτης ${gone.fullName}. ${factsOf(gone).join(' · ')}`;
    await insertNote(trx, {
      id: newId(),
      customerId: kept.id,
      text: said.slice(0, 2000),
      author: whoActs(context),
      createdAt: services.now(),
    });
    await audit(trx, context, {
      entity: 'customer',
      entityId: kept.id,
      label: kept.fullName,
      before: { merged: null },
      after: { merged: said },
    });
    for (const productId of reviewed) changed('catalogue', `product:${productId}`);
    await services.live.publishAll(
      trx,
      { audience: 'admin', message: { type: 'changed', resources: ['customers', 'orders', 'booking'] } },
      { audience: { customerId: kept.id }, message: { type: 'changed', resources: ['account', 'orders'] } },
    );
  });
}

/** Both customers; refused where one is no more, both are one, or one of them administers orders. */
async function requireBoth(db: Parameters<typeof findCustomer>[0], { customerId, other }: Asked) {
  if (customerId === other) refuse(accountRefusals, 'MERGED_WITH_ITSELF');
  const kept = (await findCustomer(db, customerId)) ?? refuse(generalRefusals, 'NOT_FOUND');
  const gone = (await findCustomer(db, other)) ?? refuse(generalRefusals, 'NOT_FOUND');
  if (kept.isAdmin || gone.isAdmin) refuse(accountRefusals, 'MERGED_ADMINISTRATOR');
  return { kept, gone };
}

/** What is known of a customer, a fact each. */
function factsOf(customer: Customer): string[] {
  const { email, phone, companyName, afm, doy, address, city, postalCode } = customer;
  return [
    email && `Email: ${email}`,
    phone && `Τηλέφωνο: ${formatPhone(phone)}`,
    companyName && `Επωνυμία: ${companyName}`,
    afm && `ΑΦΜ: ${afm}${doy ? `, ΔΟΥ ${doy}` : ''}`,
    (address || city) && `Διεύθυνση: ${[address, postalCode, city].filter(Boolean).join(', ')}`,
  ].filter((fact): fact is string => Boolean(fact));
}
