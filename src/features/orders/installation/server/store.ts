import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';
import type { LocalDate } from '#shared/dates.ts';
import type { VisitParts } from '../contract.ts';
import { skillOf } from '../rules.ts';

/** The skill that the installation of an order's products takes. */
export async function findInstallationSkill(db: Kysely<DB>, orderId: string) {
  const product = await db
    .selectFrom('orderLines')
    .innerJoin('products', 'products.id', 'productId')
    .innerJoin('categories', 'categories.id', 'categoryId')
    .where('orderId', '=', orderId)
    .orderBy('withInstallation', 'desc')
    .orderBy('orderLines.position')
    .select('searchCategory')
    .limit(1)
    .executeTakeFirst();
  return skillOf[product?.searchCategory ?? 'cameras'];
}

/** What is left of an order's lines, with the hours that a technician takes to install a piece; null if they are not known. */
export function listInstallationHours(db: Kysely<DB>, orderId: string) {
  const hours = sql`(products.specifications #> '{installation,hours}')`;
  return db
    .selectFrom('orderLines')
    .leftJoin('products', 'products.id', 'productId')
    .where('orderId', '=', orderId)
    .whereRef('quantity', '>', 'returnedQuantity')
    .select([
      'withInstallation',
      sql<number>`quantity - returned_quantity`.as('quantity'),
      sql<number | null>`case when jsonb_typeof(${hours}) = 'number' then ${hours}::text::float8 end`.as(
        'hours',
      ),
    ])
    .execute();
}

/** The order numbers that a visit's texts name, as an administrator writes them. */
const orderNumbers = sql`regexp_matches(upper(appointments.notes || ' ' || appointments.materials), '\\m[A-Z]{1,4}-[0-9A-Z]{4}-[0-9A-Z]{4}', 'g')`;

/**
 * The pieces that are left of the orders that the visits of a day install: their own, and those that their texts name. A
 * customer's visit counts for their own orders only, one that an administrator wrote for the order that it names.
 */
export async function listVisitParts(db: Kysely<DB>, date: LocalDate): Promise<VisitParts[]> {
  const rows = await db
    .selectFrom('appointments')
    .innerJoin('orders', (join) =>
      join
        .on(
          sql<boolean>`(orders.id = appointments.order_id or order_number = any(array(select (${orderNumbers})[1])))`,
        )
        .on(
          sql<boolean>`(appointments.customer_id is null or appointments.customer_id = orders.customer_id)`,
        ),
    )
    .where('date', '=', date)
    .where('appointments.status', 'in', ['pending', 'pending_approval', 'confirmed'])
    .where('orders.isVoid', '=', false)
    .orderBy('startHour')
    .orderBy('orderNumber')
    .limit(500)
    .select(['appointments.id as appointmentId', 'orderNumber'])
    .select(
      sql<VisitParts['lines']>`(
        select coalesce(jsonb_agg(jsonb_build_object('sku', sku, 'name', name,
          'quantity', quantity - returned_quantity, 'isInstalled', with_installation) order by position), '[]')
        from order_lines where order_id = orders.id and minutes is null and quantity > returned_quantity)`.as(
        'lines',
      ),
    )
    .execute();
  return rows.filter(({ lines }) => lines.length > 0);
}
