import { spawn } from 'node:child_process';

/** The result of a command: success, its output, and its duration. */
export type Outcome = { ok: boolean; output: string; seconds: string };

/** Runs a program of this project and waits for its end; with `show` its output is also printed as it arrives. */
export function run(command: string, { show = false, env = {} as NodeJS.ProcessEnv } = {}): Promise<Outcome> {
  const began = performance.now();
  const [program = '', ...args] = command.split(' ');
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk;
    if (show) process.stdout.write(chunk);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const finish = (ok: boolean) =>
    resolve({ ok, output, seconds: `${((performance.now() - began) / 1000).toFixed(1)} s` });
  child.on('error', (error) => {
    output += `${command}: ${error.message}`;
    finish(false);
  });
  child.on('close', (code) => finish(code === 0));
  return promise;
}
