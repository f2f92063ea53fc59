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
  /** A fixed number of requests instead of a duration. */
  amount?: number | undefined;
  headers?: Record<string, string>;
  /** Sent by POST if given; must contain no spaces. */
  body?: string | undefined;
};

/** Requests one URL repeatedly from another process; throws if any response was not a success. */
export async function load(
  url: string,
  { connections = 10, seconds = 2, amount, headers = {}, body }: LoadOptions = {},
): Promise<Load> {
  const flags = Object.entries(headers).map(([name, value]) => `--headers ${name}=${value}`);
  if (body) flags.push(`--method POST --body ${body}`);
  // The interval in ms at which it checks whether the amount is done; the default of one second would add to the measured
  // time.
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
