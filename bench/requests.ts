import { load, median, type Load } from './load.ts';
import { fixed, printTable, type Verdict } from './report.ts';
import type { Shop } from './shop.ts';

const rounds = 5;

type Asked = {
  name: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  cpuBudgetMs?: number;
};

/** What is answered anew for each request, with the processor time of the shop's process for each. */
export async function benchRequests(shop: Shop, cookie: string): Promise<Verdict[]> {
  const signedIn = { cookie, 'accept-encoding': 'br' };
  const asked: Asked[] = [
    { name: 'signed-in /products', path: '/products', headers: signedIn, cpuBudgetMs: 2.5 },
    { name: 'GET /api/products', path: '/api/products?page=1&pageSize=20', headers: {} },
    {
      name: 'POST /api/cart',
      path: '/api/cart',
      headers: { cookie, origin: shop.origin, 'content-type': 'application/json' },
      body: '{"productId":1,"quantity":1,"withInstallation":false}',
    },
  ];
  const rows: string[][] = [];
  const verdicts: Verdict[] = [];
  for (const { name, path, headers, body, cpuBudgetMs } of asked) {
    await load(shop.origin + path, { headers, body, seconds: 1 });
    const loads: Load[] = [];
    const before = shop.cpuMs();
    for (let round = 0; round < rounds; round += 1) {
      loads.push(await load(shop.origin + path, { headers, body }));
    }
    const cpuMs = (shop.cpuMs() - before) / loads.reduce((sum, { requests }) => sum + requests, 0);
    const [rate, p50, p99] = (['rate', 'p50', 'p99'] as const).map((of) =>
      median(loads.map((one) => one[of])),
    );
    rows.push([name, fixed(rate ?? 0), fixed(cpuMs, 2), fixed(p50 ?? 0), fixed(p99 ?? 0)]);
    if (cpuBudgetMs !== undefined) {
      const budget = `${name}: ${cpuBudgetMs} ms of processor time or less`;
      verdicts.push({ budget, measured: fixed(cpuMs, 2), held: cpuMs <= cpuBudgetMs });
    }
  }
  printTable(
    `Answered anew: 10 connections, medians of ${rounds} rounds of 2 s after 1 s of warm-up`,
    ['request', 'answers/s', 'CPU ms', 'p50 ms', 'p99 ms'],
    rows,
  );
  return verdicts;
}
