// Measures the built shop on this machine, in one run against bare node:http, and holds it against its budgets.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from '../scripts/build.ts';
import { createDatabase } from '../tests/support/postgres.ts';
import { startPostgres } from '../tests/support/postgres-server.ts';
import { benchCachedPages } from './cached-pages.ts';
import { benchOrders } from './orders.ts';
import { addBuyers } from './people.ts';
import { fixed, printVerdicts, type Verdict } from './report.ts';
import { startShop } from './shop.ts';
import { benchRequests } from './signed-in.ts';

if (!existsSync('/proc/self/stat')) throw new Error('The benchmark reads /proc: it needs Linux.');
await buildIfNeeded();
const port = Number(process.env['PORT'] ?? 4000);
const home = await mkdtemp(join(tmpdir(), 'vigla-bench-'));
const verdicts: Verdict[] = [];
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
try {
  const settings = { port, dataDir: join(home, 'embedded') };
  const first = await startShop(settings);
  await first.stop();
  const [cookie = ''] = await addBuyers(settings, 1);
  const shop = await startShop(settings);
  console.log(
    `First page after ${fixed(first.startMs)} ms on an empty directory, ${fixed(shop.startMs)} ms later on.`,
  );
  const idleMb = shop.rssMb();
  verdicts.push(...(await benchCachedPages(shop, port + 1, ['/', '/products', '/products/1'])));
  verdicts.push(...(await benchRequests(shop, cookie)));
  console.log(
    `\nMemory with the database inside: ${fixed(idleMb)} MB at rest, ${fixed(shop.rssMb())} MB after load.`,
  );
  await shop.stop();

  verdicts.push(...(await benchOrders('PGlite', { port, dataDir: join(home, 'orders') })));
  const server = await startPostgres('bench', { isDurable: true });
  try {
    const databaseUrl = await createDatabase(server.url, 'vigla_bench');
    verdicts.push(
      ...(await benchOrders('PostgreSQL', { port, dataDir: join(home, 'postgres'), databaseUrl })),
    );
  } finally {
    await server.stop();
  }
} finally {
  await rm(home, { recursive: true });
}
if (!printVerdicts(verdicts)) process.exitCode = 1;
