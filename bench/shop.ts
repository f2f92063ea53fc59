import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The shop as `npm start` serves it, in a process of its own. */
export type Shop = {
  origin: string;
  /** From the command to the first answered page, in milliseconds. */
  startMs: number;
  /** What the process has used of the processors since it began, in milliseconds. */
  cpuMs: () => number;
  rssMb: () => number;
  stop: () => Promise<void>;
};

export type ShopSettings = { port: number; dataDir: string; databaseUrl?: string };

/** The environment under which the shop and the programs that look into its database run. */
export function shopEnv({ port, dataDir, databaseUrl }: ShopSettings): Record<string, string> {
  return {
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: 'on',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
}

/** Starts the built shop and waits until it answers its first page. */
export async function startShop(settings: ShopSettings): Promise<Shop> {
  const origin = `http://localhost:${settings.port}`;
  const began = performance.now();
  const child = spawn(process.execPath, ['src/main.ts'], {
    env: { PATH: process.env['PATH'] ?? '', ...shopEnv(settings) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const { pid } = child;
  if (pid === undefined) throw new Error('The shop could not be started');
  while (!(await fetch(origin).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}`);
    await sleep(10);
  }
  return {
    origin,
    startMs: performance.now() - began,
    cpuMs: () => cpuMsOf(pid),
    rssMb: () => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** User and system time of a process with all its threads; the kernel counts in hundredths of a second. */
function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}
