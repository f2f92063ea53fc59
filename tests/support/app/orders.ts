import type { Order } from '../../../src/features/orders/contract.ts';
import { newId } from '../../../src/server/ids.ts';
import type { TestApp, TestResponse } from './app.ts';
import type { orderOf } from './requests.ts';

type Body = ReturnType<typeof orderOf>;

/** Places an order, with a new idempotency key unless one is given. */
export function place(app: TestApp, cookie: string, body: Body, key = newId()): Promise<TestResponse> {
  return app.request('POST', '/api/orders', { cookie, body, headers: { 'idempotency-key': key } });
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
