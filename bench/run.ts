// Measures the built shop on this machine together with bare node:http, and compares it with its budgets. `npm run bench --
// orders-postgres` measures only that part.
import '../tests/support/setup/company.ts';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from '../scripts/build.ts';
import { createDatabase } from '../tests/support/setup/postgres.ts';
import { startPostgres } from '../tests/support/process/postgres-server.ts';
import { benchLists } from './admin-lists.ts';
import { benchAdvice } from './advice.ts';
import { benchChat } from './chat.ts';
import { benchCrowd } from './crowd.ts';
import { benchHostile } from './hostile.ts';
import { benchMap } from './map.ts';
import { benchOrders } from './orders.ts';
import { printVerdicts, type Verdict } from './report.ts';
import { benchSearch } from './search.ts';
import { benchServing } from './serving.ts';
import type { ShopSettings } from './shop.ts';
import { benchSlots } from './slots.ts';
import { benchSockets } from './sockets.ts';

type Part = (name: string, settings: ShopSettings) => Promise<Verdict[]>;

async function onPostgres(name: string, settings: ShopSettings, part: Part): Promise<Verdict[]> {
  const server = await startPostgres('bench', { isDurable: true });
  try {
    const databaseUrl = await createDatabase(server.url, 'vigla_bench');
    const databasePid = Number.parseInt(await readFile(join(server.data, 'postmaster.pid'), 'utf8'), 10);
    return await part(name, { ...settings, databaseUrl, databasePid });
  } finally {
    await server.stop();
  }
}

const parts: Record<string, (settings: ShopSettings) => Promise<Verdict[]>> = {
  'serving-embedded': (settings) => benchServing('PGlite', settings, ['/', '/products', '/products/1']),
  'serving-postgres': (settings) => onPostgres('PostgreSQL', settings, benchServing),
  'orders-embedded': (settings) => benchOrders('PGlite', settings),
  'orders-postgres': (settings) => onPostgres('PostgreSQL', settings, benchOrders),
  'sockets-embedded': (settings) => benchSockets('PGlite', settings),
  'sockets-postgres': (settings) => onPostgres('PostgreSQL', settings, benchSockets),
  'chat-embedded': (settings) => benchChat('PGlite', settings),
  'chat-postgres': (settings) => onPostgres('PostgreSQL', settings, benchChat),
  'crowd-embedded': (settings) => benchCrowd('PGlite', settings),
  'crowd-postgres': (settings) => onPostgres('PostgreSQL', settings, benchCrowd),
  'slots-embedded': (settings) => benchSlots('PGlite', settings),
  'slots-postgres': (settings) => onPostgres('PostgreSQL', settings, benchSlots),
  'search-embedded': (settings) => benchSearch('PGlite', settings),
  'search-postgres': (settings) => onPostgres('PostgreSQL', settings, benchSearch),
  'lists-embedded': (settings) => benchLists('PGlite', settings),
  'lists-postgres': (settings) => onPostgres('PostgreSQL', settings, benchLists),
  advice: () => Promise.resolve(benchAdvice()),
  map: (settings) => benchMap('Security map', settings),
  'hostile-embedded': (settings) => benchHostile('PGlite', settings),
  'hostile-postgres': (settings) => onPostgres('PostgreSQL', settings, benchHostile),
};

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`Parts are ${Object.keys(parts).join(', ')}; not ${unknown.join(', ')}.`);
if (!existsSync('/proc/self/stat')) throw new Error('The benchmark reads /proc: it needs Linux.');
// The advice is a pure function: it needs no built shop.
if (chosen.some((name) => name !== 'advice')) await buildIfNeeded();
const home = await mkdtemp(join(tmpdir(), 'vigla-bench-'));
const verdicts: Verdict[] = [];
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
try {
  for (const name of chosen) {
    const settings = { port: Number(process.env['PORT'] ?? 4000), dataDir: join(home, name) };
    verdicts.push(...((await parts[name]?.(settings)) ?? []));
  }
} finally {
  await rm(home, { recursive: true });
}
if (!printVerdicts(verdicts)) process.exitCode = 1;
