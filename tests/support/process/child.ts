import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { nodeEnv } from '../../../scripts/node-settings.ts';

const quickJobs = new URL('quick-jobs.ts', import.meta.url).href;

/** A separate process that runs a script of the tests. */
export type Child = {
  /** Its output so far, line by line. */
  lines: string[];
  errors: () => string;
  kill: () => Promise<void>;
  signal: (name: NodeJS.Signals) => void;
  /** Waits for its end and returns its exit code. */
  ended: () => Promise<number | null>;
};

/** Starts a script, named relative to tests/engines, with additional environment variables. */
export function startChild(script: string, env: Record<string, string>): Child {
  const path = fileURLToPath(new URL(`../../engines/${script}`, import.meta.url));
  const child = fork(path, {
    env: { ...process.env, ...nodeEnv, ...env },
    execArgv: ['--import', quickJobs],
    silent: true,
  });
  const lines: string[] = [];
  let unfinished = '';
  let errors = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const parts = (unfinished + text).split('\n');
    unfinished = parts.pop() ?? '';
    lines.push(...parts);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const closed = once(child, 'close');
  return {
    lines,
    errors: () => errors,
    kill: async () => {
      child.kill('SIGKILL');
      await closed;
    },
    signal: (name) => void child.kill(name),
    ended: async () => {
      await closed;
      return child.exitCode;
    },
  };
}
