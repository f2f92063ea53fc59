import { setTimeout as sleep } from 'node:timers/promises';
import { load, type Load } from './load.ts';
import { median } from './quantiles.ts';
import { startRaw } from './raw.ts';
import { fixed, printTable, type Verdict } from './report.ts';
import type { Shop } from './shop.ts';

const headers = { 'accept-encoding': 'br' };
const rounds = 7;

/** The limit for `/products`, compressed, in bytes. */
const maxBytes = 18 * 1024;

/**
 * Compares cached pages with a bare node:http server that sends the same bytes: both are measured in alternating rounds, so
 * that other load on the machine affects both.
 */
export async function benchCachedPages(
  shop: Shop,
  port: number,
  paths: readonly string[],
): Promise<Verdict[]> {
  // The second request of a page starts its best compression.
  for (const path of [...paths, ...paths]) await fetch(shop.origin + path);
  await sleep(2_000);
  const raw = await startRaw(port, shop.origin, paths, headers);
  const rows: string[][] = [];
  const verdicts: Verdict[] = [];
  for (const path of paths) {
    const ofRaw: Load[] = [];
    const ofShop: Load[] = [];
    await load(raw.origin + path, { headers, seconds: 1 });
    await load(shop.origin + path, { headers, seconds: 1 });
    let cpuMs = 0;
    for (let round = 0; round < rounds; round += 1) {
      ofRaw.push(await load(raw.origin + path, { headers }));
      const before = shop.cpuMs();
      ofShop.push(await load(shop.origin + path, { headers }));
      cpuMs += shop.cpuMs() - before;
    }
    const [rawRate, rate] = [median(ofRaw.map((one) => one.rate)), median(ofShop.map((one) => one.rate))];
    const ratio = median(ofShop.map((one, round) => one.rate / (ofRaw[round]?.rate ?? Number.NaN)));
    const requests = ofShop.reduce((sum, one) => sum + one.requests, 0);
    const p99 = median(ofShop.map((one) => one.p99));
    const bytes = raw.bytesOf(path);
    rows.push([
      path,
      fixed(rawRate),
      fixed(rate),
      fixed(ratio, 2),
      fixed(cpuMs / requests, 3),
      fixed(p99),
      String(bytes),
    ]);
    verdicts.push({
      budget: `${path} from the cache at 0.9 of node:http or more`,
      measured: fixed(ratio, 2),
      held: ratio >= 0.9,
    });
  }
  const bytes = raw.bytesOf('/products');
  verdicts.push({
    budget: `/products on the wire: ${maxBytes} bytes or less`,
    measured: String(bytes),
    held: bytes <= maxBytes,
  });
  raw.stop();
  printTable(
    `Pages from the cache: 10 connections, brotli, medians of ${rounds} rounds of 2 s by turns after 1 s of warm-up each`,
    ['page', 'node:http/s', 'shop/s', 'ratio', 'CPU ms', 'p99 ms', 'bytes'],
    rows,
  );
  return verdicts;
}
