import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import manifest from '../package.json' with { type: 'json' };
import { fixed, type Verdict } from './report.ts';

/** The shop as `npm start` runs it, in a separate process. */
export type Shop = {
  origin: string;
  /** From the command to the first response with a page, in milliseconds. */
  startMs: number;
  /** The CPU time of the process and of its database since their start, in milliseconds. */
  cpuMs: () => number;
  /** The current and the peak memory of the process, both including its child processes. */
  memory: () => { rssMb: number; peakMb: number };
  stop: () => Promise<void>;
};

/** `databasePid` is the first process of the PostgreSQL server. */
export type ShopSettings = { port: number; dataDir: string; databaseUrl?: string; databasePid?: number };

/** The environment of the shop and of the programs that open its database. */
export function shopEnv({ port, dataDir, databaseUrl }: ShopSettings): Record<string, string> {
  return {
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: 'on',
    // The benchmark chooses its client addresses itself.
    TRUST_PROXY: '1',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
}

/** The interval at which the combined memory of the shop and its picture process is measured, in milliseconds. */
const lookMs = 50;

/** Node's arguments in `npm start`. */
const startArguments = manifest.scripts.start.split(' ').slice(1);

/** Starts the built shop and waits for its first page. */
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
    const end = child.exitCode ?? child.signalCode;
    if (end !== null) throw new Error(`The shop ended with ${end}`);
    await sleep(10);
  }
  let maxMb = 0;
  const looking = setInterval(() => (maxMb = Math.max(maxMb, memoryWithChildren(pid).rssMb)), lookMs);
  return {
    origin,
    startMs: performance.now() - began,
    cpuMs: () => cpuMsOf(pid) + databaseCpuMs(settings),
    memory: () => {
      const { rssMb, peakMb } = memoryWithChildren(pid);
      return { rssMb, peakMb: Math.max(maxMb, peakMb) };
    },
    stop: async () => {
      clearInterval(looking);
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * The user and system time of a process with all its threads, optionally with its children that have ended; the kernel counts
 * in hundredths of a second. 0 if the process has just ended.
 */
function cpuMsOf(pid: number, { withEnded = false } = {}): number {
  const stat = readProc(`${pid}/stat`);
  const times = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, withEnded ? 15 : 13);
  return times.reduce((sum, ticks) => sum + Number(ticks), 0) * 10;
}

/** The CPU time of the PostgreSQL server with all its processes; 0 for the embedded database, which is part of the shop's. */
export function databaseCpuMs({ databasePid }: ShopSettings): number {
  if (databasePid === undefined) return 0;
  return childrenOf(databasePid).reduce(
    (sum, pid) => sum + cpuMsOf(pid),
    cpuMsOf(databasePid, { withEnded: true }),
  );
}

/** The current memory of a process with its children, and the peak of the process alone. */
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

/** In megabytes: when idle, and at the peak. */
const memoryBudgets: Record<string, { idleMb: number; peakMb: number }> = {
  PGlite: { idleMb: 350, peakMb: 500 },
  PostgreSQL: { idleMb: 220, peakMb: 320 },
};

/** Compares the memory of a shop's process with the budget of its engine; on PGlite this includes the database. */
export function memoryVerdicts(
  engine: string,
  { idleMb, peakMb }: { idleMb?: number; peakMb: number },
): Verdict[] {
  const most = memoryBudgets[engine];
  if (!most) throw new Error(`No budget for ${engine}`);
  const verdict = (when: string, mb: number, maxMb: number) => ({
    budget: `memory on ${engine} ${when}: ${maxMb} MB or less`,
    measured: `${fixed(mb)} MB`,
    held: mb <= maxMb,
  });
  return [
    ...(idleMb === undefined ? [] : [verdict('at rest', idleMb, most.idleMb)]),
    verdict('at the most', peakMb, most.peakMb),
  ];
}
