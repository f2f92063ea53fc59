import { sql, type Kysely, type Selectable } from 'kysely';
import type { Customers, DB } from '#server/db/schema.ts';
import type { ViewerCustomer } from '#shared/viewer.ts';
import { wire } from '#shared/wire.ts';

/** The customer of a live session, when the session was last used, and the number of pieces in the cart, if it was asked. */
type Visit = { customer: ViewerCustomer; seenAt: Date; cartCount: number };
type Row = Pick<Selectable<Customers>, keyof ViewerCustomer> & { seenAt: Date; cartCount: string | null };

const cartCount = sql`(select coalesce(sum(quantity), 0) from cart_lines where customer_id = c.id and removed_name is null)`;

/**
 * The viewer of a request, for pages with the cart's number of pieces, which every page shows. It is the first query of every
 * signed-in request and the only one of most pages, hence a single raw statement without the cost of the query builder.
 */
export async function findVisit(
  db: Kysely<DB>,
  tokenHash: Buffer,
  now: Date,
  { countsCart }: { countsCart: boolean },
): Promise<Visit | undefined> {
  const { rows } = await sql<Row>`
    select c.id, email, first_name, last_name, phone, account_type, company_name, is_verified, can_view_prices,
      is_rejected, rejection_reason, is_admin, seen_at, ${countsCart ? cartCount : sql`null`} as cart_count
    from sessions s join customers c on c.id = s.customer_id
    where token_hash = ${tokenHash} and kind = 'customer' and expires_at > ${now} and deleted_at is null`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return undefined;
  const { seenAt, cartCount: pieces, phone, companyName, rejectionReason, ...facts } = row;
  const customer = { ...facts, ...wire({ phone, companyName, rejectionReason }) };
  return { customer, seenAt, cartCount: Number(pieces) };
}
