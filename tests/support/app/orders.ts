import { sql, type Kysely } from 'kysely';
import type { Order } from '#features/orders/contract.ts';
import { mergeItems } from '#features/orders/rules.ts';
import type { DB } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';
import type { TestApp, TestResponse } from './app.ts';
import type { orderOf } from './requests.ts';

type Body = ReturnType<typeof orderOf>;

/** Makes a customer's cart hold exactly these items, as far as their products exist. */
export async function fillCart(db: Kysely<DB>, customerId: string, items: Body['items']): Promise<void> {
  await db.deleteFrom('cartLines').where('customerId', '=', customerId).execute();
  await sql`
    insert into cart_lines (customer_id, product_id, with_installation, quantity)
    select ${customerId}, products.id, "withInstallation", item.quantity
    from jsonb_to_recordset(${JSON.stringify(mergeItems(items))}::jsonb)
      as item ("productId" integer, "withInstallation" boolean, quantity integer)
    join products on products.id = item."productId"
    on conflict (customer_id, product_id, with_installation) do update set quantity = excluded.quantity`.execute(
    db,
  );
}

/** Makes the cart of a signed-in customer hold what an order asks for. */
export async function fillCartOf(app: TestApp, cookie: string, items: Body['items']): Promise<void> {
  const { body } = await app.request('GET', '/api/session', { cookie });
  const { customer } = (body as { viewer: { customer: { id: string } | null } }).viewer;
  if (customer) await fillCart(app.services.database.db, customer.id, items);
}

/** Sends an order as it is, with a new idempotency key unless one is given. */
export const sendOrder = (app: TestApp, cookie: string, body: Body, key = newId()): Promise<TestResponse> =>
  app.request('POST', '/api/orders', { cookie, body, headers: { 'idempotency-key': key } });

/** Places an order of a cart that holds it. */
export async function place(app: TestApp, cookie: string, body: Body, key = newId()): Promise<TestResponse> {
  await fillCartOf(app, cookie, body.items);
  return sendOrder(app, cookie, body, key);
}

/** Places an order and returns it as its customer reads it; throws if it fails. */
export async function placed(app: TestApp, cookie: string, body: Body): Promise<Order> {
  const answer = await place(app, cookie, body);
  if (answer.status !== 200) throw new Error(`The order was refused: ${answer.text}`);
  const { id } = answer.body as { id: string };
  return (await app.request('GET', `/api/orders/${id}`, { cookie })).body as Order;
}

/** Counts the rows that placing an order creates or removes, table by table. */
export async function countRows({ services }: TestApp) {
  const { db } = services.database;
  const count = async (table: 'orders' | 'orderLines' | 'orderHistory' | 'cartLines' | 'alerts') => {
    const { n } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  return {
    orders: await count('orders'),
    lines: await count('orderLines'),
    history: await count('orderHistory'),
    cart: await count('cartLines'),
    alerts: await count('alerts'),
  };
}

/** Returns the stock of a product. */
export async function stockOf({ services }: TestApp, productId: number) {
  return services.database.db
    .selectFrom('products')
    .where('id', '=', productId)
    .select(['stockQuantity', 'inStock'])
    .executeTakeFirstOrThrow();
}
