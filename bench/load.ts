import { run } from '../scripts/run.ts';

export type Load = {
  /** Answered requests a second. */
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
  /** So many requests instead of so many seconds. */
  amount?: number | undefined;
  headers?: Record<string, string>;
  /** Posted when given; without spaces. */
  body?: string | undefined;
};

/** Asks for one address over and over from another process; throws when an answer was anything but a success. */
export async function load(
  url: string,
  { connections = 10, seconds = 2, amount, headers = {}, body }: LoadOptions = {},
): Promise<Load> {
  const flags = Object.entries(headers).map(([name, value]) => `--headers ${name}=${value}`);
  if (body) flags.push(`--method POST --body ${body}`);
  // It looks only so often (in ms) whether the amount is done; by itself once a second, which would count as part of the time.
  const extent = amount === undefined ? `--duration ${seconds}` : `--amount ${amount} --sampleInt 10`;
  const command = `autocannon --json --connections ${connections} ${extent} ${flags.join(' ')} ${url}`;
  const { ok, output } = await run(command.replace(/ +/g, ' '));
  const last = output.trim().split('\n').at(-1) ?? '';
  if (!ok || !last.startsWith('{')) throw new Error(`autocannon failed: ${output}`);
  const { requests, latency, duration, errors, non2xx } = JSON.parse(last) as Report;
  if (errors + non2xx > 0)
    throw new Error(`${url}: ${errors} errors, ${non2xx} answers that were no success`);
  return { rate: requests.total / duration, requests: requests.total, p50: latency.p50, p99: latency.p99 };
}
