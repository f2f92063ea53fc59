// Input from strangers that tries to break the shop: the attacks of tests/hostile, with more attempts and for longer.
import { attackShop } from '../tests/hostile/attack.ts';
import { attacks } from '../tests/hostile/attacks.ts';
import { openHostileShop } from '../tests/hostile/shop.ts';
import { quantile } from './quantiles.ts';
import { fixed, printTable, type Verdict } from './report.ts';
import type { ShopSettings } from './shop.ts';

/** Runs all attacks on a shop; HOSTILE=short runs as much as a test run. */
export async function benchHostile(engine: string, { databaseUrl }: ShopSettings): Promise<Verdict[]> {
  const extent = process.env['HOSTILE'] === 'short' ? 'short' : 'long';
  const verdicts: Verdict[] = [];
  const rows: string[][] = [];
  let opened = await openHostileShop(engine, databaseUrl);
  for (const [name, attack] of Object.entries(attacks)) {
    const began = performance.now();
    const { faults, tried, slowest, looks, growthMb, repeated } = await attackShop(
      opened.shop,
      attack,
      extent,
    );
    const seconds = (performance.now() - began) / 1000;
    const times = [0.5, 0.99, 1].map((part) => fixed(quantile(looks, part), 1));
    rows.push([
      name,
      fixed(seconds, 1),
      `${tried}`,
      ...times,
      fixed(growthMb),
      repeated ? 'yes' : '',
      fixed(slowest.ms),
    ]);
    console.log(`${name}: slowest ${fixed(slowest.ms)} ms: ${slowest.what.slice(0, 160)}`);
    for (const fault of faults) console.log(`${name}: ${fault}`);
    const measured = faults.length === 0 ? 'held' : `${faults.length} faults`;
    verdicts.push({ budget: `${engine} lives through ${name}`, measured, held: faults.length === 0 });
    if (!faults.includes('the process ended')) continue;
    await opened.stop();
    opened = await openHostileShop(engine, databaseUrl);
  }
  await opened.stop();
  const columns = [
    '',
    'seconds',
    'requests',
    'p50 ms',
    'p99 ms',
    'most ms',
    'MB more',
    'repeated',
    'answer ms',
  ];
  printTable(`Attacks on ${engine}, and what another visitor waited for a page meanwhile`, columns, rows);
  return verdicts;
}
