import { run } from '../scripts/run.ts';

export type Load = {
  /** Successful responses per second. */
  rate: number;
  requests: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
};

type Report = {
  requests: { total: number };
  latency: { p50: number; p99: number };
  duration: number;
  errors: number;
  non2xx: number;
};

type LoadOptions = {
  connections?: number;
  seconds?: number;
  headers?: Record<string, string>;
};

/** Requests one URL repeatedly from another process; throws if any response was not a success. */
export async function load(
  url: string,
  { connections = 10, seconds = 2, headers = {} }: LoadOptions = {},
): Promise<Load> {
  const flags = Object.entries(headers).map(([name, value]) => `--headers ${name}=${value}`);
  const command = `autocannon --json --connections ${connections} --duration ${seconds} ${flags.join(' ')} ${url}`;
  const { ok, output } = await run(command.replace(/ +/g, ' '));
  const last = output.trim().split('\n').at(-1) ?? '';
  if (!ok || !last.startsWith('{')) throw new Error(`autocannon failed: ${output}`);
  const { requests, latency, duration, errors, non2xx } = JSON.parse(last) as Report;
  if (errors + non2xx > 0)
    throw new Error(`${url}: ${errors} errors, ${non2xx} answers that were no success`);
  return { rate: requests.total / duration, requests: requests.total, p50: latency.p50, p99: latency.p99 };
}
