import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.ts';

/**
 * Starts the shop in development mode on a free port with a copy of the data directory of an ended shop; returns its URL and a
 * function that stops it.
 */
export async function startDevelopment(data: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'vigla-development-'));
  await cp(data, dataDir, { recursive: true });
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
