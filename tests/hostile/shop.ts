import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startShop } from '../support/process/shop-process.ts';
import { collectGarbage } from './collect.ts';

/** A shop in a separate process, as a serializable description. */
export type HostileShop = {
  engine: string;
  port: number;
  /** Its PUBLIC_URL, which its own pages send as their Origin. */
  origin: string;
  pid: number;
  /** The path of its log file. */
  log: string;
  /** Its memory after the warm-up, in MB. */
  warmMb: number;
};

/** Starts the shop with its demonstration, warms it up and returns a function that stops it. */
export async function openHostileShop(
  engine: string,
  databaseUrl?: string,
): Promise<{ shop: HostileShop; stop: () => Promise<number | null> }> {
  const home = await mkdtemp(join(tmpdir(), 'vigla-hostile-'));
  const log = join(home, 'log');
  const settings = {
    DATA_DIR: join(home, 'data'),
    // Any free port, because the inspectors of two shops run at the same time.
    NODE_OPTIONS: '--inspect-port=0',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const { url, pid, stop } = await startShop(settings, { log });
  await warmUp(url);
  await collectGarbage({ pid, log });
  const { port } = new URL(url);
  return {
    shop: { engine, port: Number(port), origin: url, pid, log, warmMb: memoryMb(pid) },
    stop: async () => {
      const code = await stop();
      await rm(home, { recursive: true });
      return code;
    },
  };
}

const warmPaths = ['/', '/products', '/products/1', '/login', '/api/products', '/services', '/contact'];

/** Memory for code and caches of the first requests is not a leak. */
async function warmUp(url: string): Promise<void> {
  for (let round = 0; round < 30; round += 1) {
    const path = `${warmPaths[round % warmPaths.length]}?search=${round}`;
    await (await fetch(url + path)).text();
  }
  await sleep(500);
}

/** The resident memory of a process in MB, without its child processes. */
export function memoryMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** How long a thread was ready to run but waited for a processor, in milliseconds since its start. */
export function starvedMs(thread: string): number {
  return Number(readFileSync(`/proc/${thread}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
}

/** The start time of a process in kernel ticks: it distinguishes processes that reuse an id. */
export function beganAt(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : rest[18];
  } catch {
    return undefined;
  }
}
