import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import manifest from '../package.json' with { type: 'json' };
import { fixed, type Verdict } from './report.ts';

/** The shop as `npm start` serves it, in a process of its own. */
export type Shop = {
  origin: string;
  /** From the command to the first answered page, in milliseconds. */
  startMs: number;
  /** What the process has used of the processors since it began, in milliseconds. */
  cpuMs: () => number;
  /** Memory that the process has in use, and the most that it has ever had, in both cases with the processes it started. */
  memory: () => { rssMb: number; peakMb: number };
  stop: () => Promise<void>;
};

export type ShopSettings = { port: number; dataDir: string; databaseUrl?: string };

/** The environment under which the shop and the programs that look into its database run. */
export function shopEnv({ port, dataDir, databaseUrl }: ShopSettings): Record<string, string> {
  return {
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: 'on',
    // The benchmark says itself from which address it calls.
    TRUST_PROXY: '1',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
}

/** How often it is seen what the shop and the process that makes its pictures have together, in milliseconds. */
const lookMs = 50;

/** What `npm start` gives Node. */
const startArguments = manifest.scripts.start.split(' ').slice(1);

/** Starts the built shop and waits until it answers its first page. */
export async function startShop(settings: ShopSettings): Promise<Shop> {
  const origin = `http://localhost:${settings.port}`;
  const began = performance.now();
  const child = spawn(process.execPath, startArguments, {
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
  let mostMb = 0;
  const looking = setInterval(() => (mostMb = Math.max(mostMb, memoryWithChildren(pid).rssMb)), lookMs);
  return {
    origin,
    startMs: performance.now() - began,
    cpuMs: () => cpuMsOf(pid),
    memory: () => {
      const { rssMb, peakMb } = memoryWithChildren(pid);
      return { rssMb, peakMb: Math.max(mostMb, peakMb) };
    },
    stop: async () => {
      clearInterval(looking);
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

/** A process and those that it has started: what they have now, and the most that it alone has had. */
function memoryWithChildren(pid: number) {
  const [own, ...children] = [pid, ...childrenOf(pid)].map(memoryOf);
  const rssMb = [own, ...children].reduce((sum, one) => sum + (one?.rssMb ?? 0), 0);
  return { rssMb, peakMb: own?.peakMb ?? 0 };
}

function childrenOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  const texts = threads.map((thread) => readProc(`${pid}/task/${thread}/children`));
  return texts.join(' ').split(' ').filter(Boolean).map(Number);
}

function memoryOf(pid: number) {
  const status = readProc(`${pid}/status`);
  const mb = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024;
  return { rssMb: mb('VmRSS'), peakMb: mb('VmHWM') };
}

/** Empty when the process or thread has just ended. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}

/** In megabytes: at rest, and at the most. */
const memoryBudgets: Record<string, { idleMb: number; peakMb: number }> = {
  PGlite: { idleMb: 350, peakMb: 500 },
  PostgreSQL: { idleMb: 150, peakMb: 300 },
};

/** Holds the memory of a shop's process to the budget of its engine; on PGlite the database is inside. */
export function memoryVerdicts(
  engine: string,
  { idleMb, peakMb }: { idleMb?: number; peakMb: number },
): Verdict[] {
  const most = memoryBudgets[engine];
  if (!most) throw new Error(`No budget for ${engine}`);
  const verdict = (when: string, mb: number, mostMb: number) => ({
    budget: `memory on ${engine} ${when}: ${mostMb} MB or less`,
    measured: `${fixed(mb)} MB`,
    held: mb <= mostMb,
  });
  return [
    ...(idleMb === undefined ? [] : [verdict('at rest', idleMb, most.idleMb)]),
    verdict('at the most', peakMb, most.peakMb),
  ];
}
