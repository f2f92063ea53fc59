import { fork } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { addBuyers, addProduct, withDatabase } from './people.ts';
import { median, quantile } from './quantiles.ts';
import { fixed, printTable, type Verdict } from './report.ts';
import { memoryVerdicts, startShop, type ShopSettings } from './shop.ts';

/** The driver's input: who orders what, how many at once, for how long, and how many orders at most. */
export type Drive = {
  origin: string;
  cookies: string[];
  crowd: number;
  productId: number;
  seconds: number;
  orders: number;
};

/** The driver's result; times in milliseconds. `repeated` counts orders that were sent a second time. */
export type Driven = {
  placed: number;
  refused: number;
  repeated: number;
  times: number[];
  seconds: number;
  statuses: Record<number, number>;
};

const crowds = [1, 10, 50];
const plenty = 1_000_000;
const scarce = 200;
/** What all rounds take of them. */
const enoughBuyers = 200 + crowds.length * 600 + 200;

async function drive(task: Drive): Promise<Driven> {
  const child = fork(new URL('order-driver.ts', import.meta.url), { execArgv: [] });
  child.send(task);
  const [driven] = (await once(child, 'message')) as [Driven];
  return driven;
}

/** Counts a product's orders in the database: orders, sold and remaining pieces, their alerts and e-mails. */
function countKept(settings: ShopSettings, productId: number) {
  return withDatabase(settings, async ({ db }) => {
    const { rows } = await sql<{ orders: number; sold: number; left: number; alerts: number; mails: number }>`
      with placed as (
        select o.order_number, l.quantity from orders o join order_lines l on l.order_id = o.id
        where l.product_id = ${productId})
      select (select count(*)::int from placed) as orders, (select coalesce(sum(quantity), 0)::int from placed) as sold,
        (select stock_quantity from products where id = ${productId}) as left,
        (select count(*)::int from alerts where event = 'order_placed' and audience = 'admin') as alerts,
        (select count(*)::int from dev_mails m where m.recipient like '%@bench.example') as mails`.execute(
      db,
    );
    const [stored] = rows;
    if (!stored) throw new Error('The orders could not be counted');
    return stored;
  });
}

/**
 * Orders from 1, 10 and 50 concurrent customers, then 50 customers competing for the last pieces. Each order has guarded
 * stock, an alert row, jobs for its e-mails and an idempotency key; the counts come from the database after the shop has
 * stopped.
 */
export async function benchOrders(engine: string, settings: ShopSettings): Promise<Verdict[]> {
  await (await startShop(settings)).stop();
  const buyers = await addBuyers(settings, enoughBuyers);
  const take = (count: number) => buyers.splice(0, count);
  const [many, few] = [await addProduct(settings, 'MANY', plenty), await addProduct(settings, 'FEW', scarce)];
  const shop = await startShop(settings);
  const { origin } = shop;
  await drive({ origin, cookies: take(200), crowd: 2, productId: many, seconds: 1, orders: plenty });
  const warm = await shop.stop().then(() => countKept(settings, many));

  const again = await startShop(settings);
  const rows: string[][] = [];
  const rates = new Map<number, number>();
  let placed = warm.orders;
  let repeated = 0;
  for (const crowd of crowds) {
    const task = { origin, cookies: take(600), crowd, productId: many, seconds: 6, orders: plenty };
    const driven = await drive(task);
    const p99 = quantile(driven.times, 0.99);
    const rate = driven.placed / driven.seconds;
    rates.set(crowd, rate);
    placed += driven.placed;
    repeated += driven.repeated;
    const counts = [driven.placed, driven.refused, driven.repeated].map(String);
    rows.push([`${crowd}`, fixed(rate), fixed(median(driven.times), 1), fixed(p99, 1), ...counts]);
  }
  const rush = await drive({
    origin,
    cookies: take(200),
    crowd: 50,
    productId: few,
    seconds: 60,
    orders: scarce * 2,
  });
  rows.push([`50 for ${scarce} pieces`, '', '', '', `${rush.placed}`, `${rush.refused}`, `${rush.repeated}`]);
  const { peakMb } = again.memory();
  await again.stop();

  const [ofMany, ofFew] = [await countKept(settings, many), await countKept(settings, few)];
  const doubled = ofMany.orders - placed;
  printTable(
    `Orders on ${engine}: customers at once, 6 s each; every tenth order is sent twice with its key`,
    ['customers', 'orders/s', 'p50 ms', 'p99 ms', 'placed', 'refused', 'sent twice'],
    rows,
  );
  console.log(
    `In the database: ${ofMany.orders} orders of ${placed} answered as placed, ${repeated} of them sent twice; ` +
      `stock ${plenty} − ${ofMany.sold} = ${ofMany.left}; of ${scarce} scarce pieces ${ofFew.sold} sold, ${ofFew.left} left; ` +
      `${ofFew.alerts} alerts, ${ofFew.mails} e-mails sent so far.`,
  );
  const isExact =
    doubled === 0 &&
    plenty - ofMany.sold === ofMany.left &&
    ofFew.sold === scarce &&
    rush.placed === scarce &&
    ofFew.left === 0;
  const best = Math.max(...rates.values());
  return [
    ...(engine === 'PostgreSQL'
      ? [{ budget: 'orders a second on PostgreSQL, 100 or more', measured: fixed(best), held: best >= 100 }]
      : []),
    {
      budget: `no order lost, doubled or oversold on ${engine}`,
      measured: `${doubled} doubled or lost, ${ofFew.sold - scarce} oversold`,
      held: isExact,
    },
    ...memoryVerdicts(engine, { peakMb }).map((verdict) => ({
      ...verdict,
      budget: `with orders, ${verdict.budget}`,
    })),
  ];
}
