import { changesBetween } from '#shared/changes.ts';
import type { AuditedEntity, AuditedField } from '#shared/feature.ts';
import type { Transaction } from './db/database.ts';
import { inSlices } from './db/slices.ts';
import type { ApiContext } from './serve.ts';
import { hashOf } from './tokens.ts';

/** A change by an administrator. A new record has no `before`, a deleted one no `after`; neither ever holds a secret. */
export type AuditEntry = {
  [Entity in AuditedEntity]: {
    entity: Entity;
    entityId: string | number;
    /** The name or number by which people know the record. */
    label: string;
    before?: AuditedFields<Entity> | undefined;
    after?: AuditedFields<Entity> | undefined;
  };
}[AuditedEntity];

type AuditedFields<Entity extends AuditedEntity> = { readonly [Field in AuditedField<Entity>]?: unknown };

/** Identifies an administrator session without revealing its token: 12 hex digits of the token's hash. */
export const sessionName = (adminToken: string) => hashOf(adminToken).toString('hex').slice(0, 12);

type Caller = Pick<ApiContext, 'services' | 'viewer' | 'caller'>;

/** The author of a change, by name: the person who signed in as administrator, or the customer with `isAdmin`. */
export function whoActs({ viewer, caller }: Pick<ApiContext, 'viewer' | 'caller'>): string {
  const { customer } = viewer;
  if (!viewer.admin && customer) return `${customer.firstName} ${customer.lastName}`;
  return caller.adminName ?? 'Διαχειριστής';
}

/**
 * Stores who changed what, in the transaction of the change, and notifies the other administrators' screens. Stores only the
 * fields that differ, and nothing when none does.
 */
export const audit = (trx: Transaction, context: Caller, entry: AuditEntry): Promise<void> =>
  auditMany(trx, context, [entry]);

/** As `audit`, for many changes in a few statements. */
export async function auditMany(
  trx: Transaction,
  { services, viewer, caller }: Caller,
  entries: readonly AuditEntry[],
): Promise<void> {
  const who = viewer.admin
    ? {
        actor: 'admin' as const,
        session: caller.adminToken ? sessionName(caller.adminToken) : null,
        actorName: caller.adminName ?? null,
      }
    : { actor: 'staff' as const, actorId: viewer.customer?.id ?? null };
  const { audited } = services;
  const rows = entries.flatMap(({ entity, entityId, label, before, after }) => {
    const changes = changesBetween(before ?? {}, after ?? {});
    const unnamed = Object.keys({ ...before, ...after }).find((field) => !audited[entity].fields[field]);
    if (unnamed) throw new Error(`No feature declares the audited field ${unnamed} of ${entity}`);
    const action = before ? (after ? ('updated' as const) : ('deleted' as const)) : ('created' as const);
    if (action === 'updated' && Object.keys({ ...changes.before, ...changes.after }).length === 0) return [];
    const texts = { before: JSON.stringify(changes.before), after: JSON.stringify(changes.after) };
    return [{ at: services.now(), ...who, action, entity, entityId: String(entityId), label, ...texts }];
  });
  await inSlices(rows, (some) => trx.insertInto('auditLog').values(some).execute());
  const resources = [...new Set(entries.flatMap(({ entity }) => audited[entity].shownBy))];
  if (rows.length > 0) await services.live.publish(trx, 'admin', { type: 'changed', resources });
}
