import { load, type Load } from './load.ts';
import { median } from './quantiles.ts';
import { fixed, printTable, type Verdict } from './report.ts';
import type { Shop } from './shop.ts';
import { openBaseline, ratioVerdict, type Baseline } from './baseline.ts';

const rounds = 5;

type Asked = {
  name: string;
  path: string;
  headers: Record<string, string>;
  maxCpuMs?: number;
  /** The baseline measured in turn with it in the same run, and the maximum ratio of their CPU times. */
  against?: { name: string; most: number; baseline: Baseline };
  minRate?: number;
};

function requestsOf(shop: Shop, page: string, cookie: string): Asked[] {
  return [
    {
      name: 'signed-in /products',
      path: '/products',
      headers: { cookie, 'accept-encoding': 'gzip,br,zstd' },
      against: {
        name: 'React drawing its whole tree',
        most: 1.3,
        baseline: { url: `${shop.origin}/products`, html: page },
      },
    },
    {
      name: 'GET /api/products',
      path: '/api/products?page=1&pageSize=20',
      headers: {},
      maxCpuMs: 0.8,
      minRate: 1500,
    },
  ];
}

/** Measures requests that are computed each time, with the CPU time of the shop's process per request. */
export async function benchRequests(engine: string, shop: Shop, cookie: string): Promise<Verdict[]> {
  const rows: string[][] = [];
  const verdicts: Verdict[] = [];
  const page = await (await fetch(`${shop.origin}/products`, { headers: { cookie } })).text();
  for (const asked of requestsOf(shop, page, cookie)) {
    const { name, path, headers, maxCpuMs, against, minRate } = asked;
    const baseline = against && (await openBaseline(against.baseline, engine));
    const loads: (Load & { cpuMs: number; baselineMs: number })[] = [];
    // The first round is a warm-up.
    for (let round = 0; round <= rounds; round += 1) {
      const before = shop.cpuMs();
      const one = await load(shop.origin + path, { headers });
      const cpuMs = (shop.cpuMs() - before) / one.requests;
      const baselineMs = (await baseline?.costMs()) ?? Number.NaN;
      if (round > 0) loads.push({ ...one, cpuMs, baselineMs });
    }
    await baseline?.close();
    if (against) verdicts.push(ratioVerdict(`${name} on ${engine}`, against.name, against.most, loads));
    const of = (what: 'rate' | 'cpuMs' | 'p50' | 'p99') => median(loads.map((one) => one[what]));
    rows.push([name, fixed(of('rate')), fixed(of('cpuMs'), 2), fixed(of('p50')), fixed(of('p99'))]);
    if (maxCpuMs !== undefined) {
      const budget = `${name} on ${engine}: ${maxCpuMs} ms of processor time or less`;
      verdicts.push({ budget, measured: fixed(of('cpuMs'), 2), held: of('cpuMs') <= maxCpuMs });
    }
    if (minRate !== undefined) {
      const budget = `${name} on ${engine}: ${minRate} a second or more`;
      verdicts.push({ budget, measured: fixed(of('rate')), held: of('rate') >= minRate });
    }
  }
  printTable(
    `Answered anew on ${engine}: 10 connections, medians of ${rounds} rounds after one of warm-up`,
    ['request', 'answers/s', 'CPU ms', 'p50 ms', 'p99 ms'],
    rows,
  );
  return verdicts;
}
