// npm run cluster: PostgreSQL, three nodes of the shop and a proxy on this machine, for trying; Ctrl+C ends and removes all.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../tests/support/process/postgres-server.ts';
import { openBalancer } from './balancer.ts';
import { buildIfNeeded } from './build.ts';
import { freePort } from './free-port.ts';
import { nodeEnv, nodeFlags } from './node-settings.ts';
import { runScript } from './run-script.ts';

const nodeCount = 3;
const patienceMs = 120_000;

const { promise: interrupted, resolve: interrupt } = Promise.withResolvers<void>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupt());

async function waitUntilReady(port: number, node: ChildProcess): Promise<void> {
  for (const deadline = performance.now() + patienceMs; ; await sleep(100)) {
    if ((await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) return;
    if (node.exitCode !== null || performance.now() > deadline)
      throw new Error(`The node on port ${port} did not start.`);
  }
}

await runScript(async () => {
  await buildIfNeeded();
  const dataDir = await mkdtemp(join(tmpdir(), 'vigla-cluster-'));
  const postgres = await startPostgres('vigla', { isDurable: true });
  const ports = await Promise.all(Array.from({ length: nodeCount }, () => freePort()));
  const balancer = await openBalancer(ports, Number(process.env['PORT'] ?? 0));
  const publicUrl = `http://localhost:${balancer.port}`;
  const nodes = ports.map((port) =>
    spawn(process.execPath, [...nodeFlags.postgres, 'src/main.ts'], {
      env: {
        ...nodeEnv,
        ...process.env,
        PORT: String(port),
        PUBLIC_URL: publicUrl,
        DATABASE_URL: `${postgres.url}/postgres`,
        DATA_DIR: dataDir,
        TRUST_PROXY: '1',
      },
      // Ctrl+C reaches this process only, which ends the nodes in order.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  try {
    await Promise.race([
      interrupted,
      Promise.all(nodes.map((node, index) => waitUntilReady(ports[index] ?? 0, node))),
    ]);
    console.log(`The shop is open at ${publicUrl}, on nodes ${ports.join(', ')}. Ctrl+C ends it.`);
    await interrupted;
  } finally {
    await balancer.close();
    await Promise.all(
      nodes.map(async (node) => {
        if (node.exitCode !== null || node.signalCode !== null) return;
        const ended = once(node, 'exit');
        node.kill('SIGTERM');
        await ended;
      }),
    );
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
