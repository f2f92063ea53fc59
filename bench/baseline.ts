import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { nodeFlags } from '../scripts/node-settings.ts';
import { median } from './quantiles.ts';
import { fixed, type Verdict } from './report.ts';

/** The comparison for a request: React rendering its whole page without a cache. */
export type Baseline = { url: string; html: string };

/** What a round has taken, in milliseconds of CPU time. */
export type Round = { cpuMs: number; runs: number };

export type OpenBaseline = {
  /** The CPU time of one run in milliseconds, from a round of one second. */
  costMs: () => Promise<number>;
  close: () => Promise<void>;
};

export async function openBaseline(baseline: Baseline, engine: string): Promise<OpenBaseline> {
  const execArgv = engine === 'PGlite' ? nodeFlags.embedded : nodeFlags.postgres;
  const child = fork(new URL('baseline-work.ts', import.meta.url), {
    execArgv,
    env: { ...process.env, NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
  });
  const ended = once(child, 'exit');
  const answer = async () => {
    const [message] = await Promise.race([once(child, 'message'), ended]);
    if (child.exitCode !== null) throw new Error(`The baseline ended with ${child.exitCode}`);
    return message as Round;
  };
  child.send(baseline);
  await answer();
  return {
    costMs: async () => {
      child.send('again');
      const { cpuMs, runs } = await answer();
      return cpuMs / runs;
    },
    close: async () => {
      child.disconnect();
      await ended;
    },
  };
}

/** Compares a budget with the median ratio of a request's cost to the baseline's cost measured right after it. */
export function ratioVerdict(
  what: string,
  baseline: string,
  most: number,
  rounds: readonly { cpuMs: number; baselineMs: number }[],
): Verdict {
  const ratio = median(rounds.map(({ cpuMs, baselineMs }) => cpuMs / baselineMs));
  const ms = (of: 'cpuMs' | 'baselineMs') => fixed(median(rounds.map((round) => round[of])), 2);
  return {
    budget: `${what}: processor time of ${most} × ${baseline} or less`,
    measured: `${fixed(ratio, 2)} (${ms('cpuMs')} ms to ${ms('baselineMs')} ms on ${cpus()[0]?.model})`,
    held: ratio <= most,
  };
}
