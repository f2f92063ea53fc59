import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.ts';

/**
 * Starts the shop in development mode on a free port with an empty data directory; returns its URL and a function that stops
 * it.
 */
export async function startDevelopment(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'vigla-development-'));
  const shop = spawn(process.execPath, ['src/main.ts', '--dev'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: 'off',
    },
    stdio: 'ignore',
  });
  const ended = once(shop, 'exit');
  return {
    url,
    stop: async () => {
      shop.kill();
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
