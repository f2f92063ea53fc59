import { sql, type Kysely, type Selectable } from 'kysely';
import type { Customers, DB } from '../../../server/db/schema.ts';
import type { ViewerCustomer } from '../../../shared/viewer.ts';

type Row = Pick<Selectable<Customers>, keyof ViewerCustomer> & { seenAt: Date };

/**
 * The customer behind a live session, as rules and pages know the one who is looking, and when the session was last
 * used. It is the first question of every request of somebody signed in, hence one statement that is not built anew.
 */
export async function findSignedIn(
  db: Kysely<DB>,
  tokenHash: Buffer,
  now: Date,
): Promise<{ customer: ViewerCustomer; seenAt: Date } | undefined> {
  const { rows } = await sql<Row>`
    select c.id, email, first_name, last_name, phone, account_type, company_name, is_verified, can_view_prices,
      is_rejected, rejection_reason, is_admin, seen_at
    from sessions s join customers c on c.id = s.customer_id
    where token_hash = ${tokenHash} and kind = 'customer' and expires_at > ${now} and deleted_at is null`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return undefined;
  const { seenAt, phone, companyName, rejectionReason, ...facts } = row;
  const given = {
    ...(phone !== null && { phone }),
    ...(companyName !== null && { companyName }),
    ...(rejectionReason !== null && { rejectionReason }),
  };
  return { customer: { ...facts, ...given }, seenAt };
}
