import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import type { AuditEntry, AuditFilter } from '../contract.ts';
import { wire } from '#shared/wire.ts';

type Filter = Pick<AuditFilter, 'entity' | 'entityId' | 'who'> & { since?: Date; before?: Date };

function matching(db: Kysely<DB>, { entity, entityId, who, since, before }: Filter) {
  let entries = db.selectFrom('auditLog');
  if (entity) entries = entries.where('entity', '=', entity);
  if (entityId) entries = entries.where('entityId', '=', entityId);
  if (who) entries = entries.where((eb) => eb.or([eb('session', '=', who), eb('actorId', '=', who)]));
  if (since) entries = entries.where('at', '>=', since);
  if (before) entries = entries.where('at', '<', before);
  return entries;
}

/** A page of the administrators' changes, newest first, and the total number. Pages count from 1. */
export async function listAudit(
  db: Kysely<DB>,
  filter: Filter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ entries: AuditEntry[]; total: number }> {
  const { total } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching(db, filter)
    .leftJoin('customers', 'customers.id', 'auditLog.actorId')
    .select(['auditLog.id', 'at', 'action', 'entityId', 'label'])
    .select([
      sql<AuditEntry['actor']>`actor`.as('actor'),
      sql<AuditEntry['action']>`action`.as('action'),
      sql<AuditEntry['entity']>`entity`.as('entity'),
      sql<string | null>`coalesce(session, actor_id)`.as('who'),
      sql<string | null>`coalesce(actor_name, first_name || ' ' || last_name)`.as('name'),
      sql<AuditEntry['before']>`before`.as('before'),
      sql<AuditEntry['after']>`after`.as('after'),
    ])
    .orderBy('auditLog.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const entries = rows.map((row) => wire({ ...row, id: String(row.id) }));
  return { entries, total: Number(total) };
}
