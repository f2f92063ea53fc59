// Places orders from a separate process: many concurrent customers, each filling the cart and ordering as soon as the last
// response arrives.
import { randomUUID } from 'node:crypto';
import '../tests/support/setup/company.ts';
import { orderOf } from '../tests/support/app/requests.ts';
import { maxUnpaidOrders } from '#features/orders/payments/payment.ts';
import type { Drive, Driven } from './orders.ts';

process.once('message', async ({ origin, cookies, crowd, productId, seconds, orders }: Drive) => {
  const body = JSON.stringify(orderOf([{ productId }]));
  const driven: Driven = { placed: 0, refused: 0, repeated: 0, times: [], seconds: 0, statuses: {} };
  let left = orders;
  const began = performance.now();
  let begun = 0;
  const isOver = () => left <= 0 || performance.now() - began > seconds * 1000;

  async function fillCart(cookie: string) {
    const headers = { cookie, origin, 'content-type': 'application/json' };
    const added = JSON.stringify({ productId, quantity: 1 });
    await (await fetch(`${origin}/api/cart`, { method: 'POST', headers, body: added })).arrayBuffer();
  }

  async function placeOrder(cookie: string, key: string) {
    const headers = { cookie, origin, 'content-type': 'application/json', 'idempotency-key': key };
    const response = await fetch(`${origin}/api/orders`, { method: 'POST', headers, body });
    await response.arrayBuffer();
    return response.status;
  }

  // Nobody may have more than a few unpaid orders: the next customer takes over.
  async function shop() {
    let cookie = '';
    for (let made = 0; !isOver(); made += 1) {
      if (made % maxUnpaidOrders === 0) {
        cookie = cookies[begun] ?? '';
        begun += 1;
        if (!cookie) return;
      }
      left -= 1;
      await fillCart(cookie);
      const [key, asked] = [randomUUID(), performance.now()];
      const status = await placeOrder(cookie, key);
      driven.times.push(performance.now() - asked);
      driven.statuses[status] = (driven.statuses[status] ?? 0) + 1;
      if (status >= 300) driven.refused += 1;
      else driven.placed += 1;
      // Every tenth order is sent again, as after a double click or a lost response.
      if (status < 300 && driven.placed % 10 === 0) {
        await placeOrder(cookie, key);
        driven.repeated += 1;
      }
    }
  }

  await Promise.all(Array.from({ length: crowd }, shop));
  driven.seconds = (performance.now() - began) / 1000;
  process.send?.(driven);
  process.disconnect();
});
