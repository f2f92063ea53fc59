import { changesBetween, type Fields } from '../shared/changes.ts';
import type { Transaction } from './db/database.ts';
import type { ApiContext } from './serve.ts';
import { hashOf } from './session.ts';

/** The kinds of things that administrators change. */
export type AuditedEntity =
  | 'product'
  | 'category'
  | 'customer'
  | 'order'
  | 'appointment'
  | 'technician'
  | 'opening'
  | 'calendar-feed'
  | 'service'
  | 'message'
  | 'alert'
  | 'settings'
  | 'session';

/** What of the contract shows each of them: the other administrators' screens read it anew. */
const shownBy: Record<AuditedEntity, string[]> = {
  product: ['catalogue', 'catalogueAdmin'],
  category: ['catalogue', 'catalogueAdmin'],
  customer: ['customers'],
  order: ['orders'],
  appointment: ['booking'],
  technician: ['booking'],
  opening: ['booking'],
  'calendar-feed': ['booking'],
  service: ['services'],
  message: ['contact'],
  alert: ['alerts'],
  settings: ['admin', 'access'],
  session: ['admin', 'access'],
};

/** A change by an administrator. A new thing has no `before`, a deleted one no `after`; never a secret in either. */
export type AuditEntry = {
  entity: AuditedEntity;
  entityId: string | number;
  /** How people know it: a name, a number. */
  label: string;
  before?: Fields | undefined;
  after?: Fields | undefined;
};

/** Names an administrators' session without giving away what opens it: 12 hex digits of its token's hash. */
export const sessionName = (adminToken: string) => hashOf(adminToken).toString('hex').slice(0, 12);

/**
 * Keeps who changed what in the transaction of the change, and lets the other administrators' screens follow; of the two states only the fields that differ, and nothing at all
 * when none does.
 */
export async function audit(
  trx: Transaction,
  { services, viewer, caller }: Pick<ApiContext, 'services' | 'viewer' | 'caller'>,
  { entity, entityId, label, before, after }: AuditEntry,
): Promise<void> {
  const changes = changesBetween(before ?? {}, after ?? {});
  const action = before ? (after ? 'updated' : 'deleted') : 'created';
  if (action === 'updated' && Object.keys({ ...changes.before, ...changes.after }).length === 0) return;
  await trx
    .insertInto('auditLog')
    .values({
      at: services.now(),
      ...(viewer.admin
        ? { actor: 'admin', session: caller.adminToken ? sessionName(caller.adminToken) : null }
        : { actor: 'staff', actorId: viewer.customer?.id ?? null }),
      action,
      entity,
      entityId: String(entityId),
      label,
      before: JSON.stringify(changes.before),
      after: JSON.stringify(changes.after),
    })
    .execute();
  await services.live.tell(trx, 'admin', { type: 'changed', resources: shownBy[entity] });
}
