import { sql } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { StoredParcel } from '../rules.ts';

/** The parcels of an order, in the order in which they went; null if it went, or goes, in one. */
export const parcelsOfOrder = sql<StoredParcel[] | null>`(
  select jsonb_agg(jsonb_build_object('id', id, 'pieces', pieces, 'tracking', parcel.tracking, 'courier', parcel.courier,
    'sentAt', sent_at) order by number)
  from order_parcels parcel where parcel.order_id = orders.id)`.as('parcels');

export async function insertParcel(
  trx: Transaction,
  orderId: string,
  { pieces, ...parcel }: StoredParcel,
): Promise<void> {
  await trx
    .insertInto('orderParcels')
    .values({ orderId, ...parcel, pieces: JSON.stringify(pieces) })
    .execute();
}

export async function removeParcel(trx: Transaction, orderId: string, id: string): Promise<void> {
  await trx.deleteFrom('orderParcels').where('orderId', '=', orderId).where('id', '=', id).execute();
}
