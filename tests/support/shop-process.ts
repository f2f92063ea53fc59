import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type ShopProcess = { url: string; stop: () => Promise<void> };

const patienceMs = 60_000;

/** Starts the shop as `npm start` does, on an empty directory and a free port, with these settings besides; resolves when it is ready. */
export async function startShop(settings: Record<string, string> = {}): Promise<ShopProcess> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'vigla-shop-'));
  const env = {
    PATH: process.env['PATH'] ?? '',
    PORT: String(port),
    DATA_DIR: dataDir,
    // Every browser of the tests says that it comes from an address of its own, as behind a proxy.
    TRUST_PROXY: '1',
    ...settings,
  };
  const shop = spawn(process.execPath, ['scripts/start.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = once(shop, 'exit');
  const kill = () => shop.kill('SIGKILL');
  process.once('exit', kill);
  const url = `http://localhost:${port}`;
  const stop = async () => {
    shop.kill();
    await ended;
    process.off('exit', kill);
    await rm(dataDir, { recursive: true });
  };
  for (const deadline = performance.now() + patienceMs; ; await sleep(100)) {
    if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) return { url, stop };
    if (shop.exitCode === null && performance.now() < deadline) continue;
    await stop();
    throw new Error(`The shop did not open:\n${output}`);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
