import { sql } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { AlertSeverity, AlertType } from '../contract.ts';

type Kind = { severity?: AlertSeverity | undefined; type?: AlertType | undefined };

/** Resolves the open administrators' alerts of a kind, the newest first, at most `most`; returns their ids. */
export async function resolveAlertsLike(
  trx: Transaction,
  { severity, type }: Kind,
  most: number,
  at: Date,
): Promise<string[]> {
  const resolved = await trx
    .updateTable('alerts')
    .set({ status: 'resolved', resolvedAt: at })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('alerts')
        .where('audience', '<>', 'customer')
        .where('status', '<>', 'resolved')
        .$if(severity !== undefined, (query) => query.where('severity', '=', severity ?? 'low'))
        .$if(type !== undefined, (query) => query.where('type', '=', type ?? 'other'))
        .orderBy('id', 'desc')
        .limit(most)
        .select('id'),
    )
    .returning('uid')
    .execute();
  return resolved.map(({ uid }) => uid);
}

/** Reopens resolved alerts of administrators with the status that they had before. */
export async function reopenAlerts(trx: Transaction, uids: readonly string[]): Promise<void> {
  await sql`
    update alerts set resolved_at = null,
      status = case when acknowledged_at is null then 'active' else 'acknowledged' end
    where uid = any(${uids}::text[]) and audience <> 'customer'`.execute(trx);
}
