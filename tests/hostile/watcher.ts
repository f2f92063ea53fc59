// A separate thread, so that it still measures while the attack keeps the other one busy.
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { starvedMs, type HostileShop } from './shop.ts';

const everyMs = 25;
/** A request that takes longer counts as one without a response. */
const maxMs = 10_000;

/** What another visitor measured since the last report, in milliseconds, minus the time without a free processor. */
export type Looks = { times: number[]; failures: string[] };

const { port, pid } = workerData as HostileShop;
const agent = new Agent({ keepAlive: true });

function starved(): number {
  try {
    return starvedMs(`${pid}/task/${pid}`) + starvedMs('thread-self');
  } catch {
    // The shop has ended, which the next request reports.
    return 0;
  }
}

let looks: Looks = { times: [], failures: [] };

function lookOnce(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const options = { host: '127.0.0.1', port, path: '/', agent, timeout: maxMs };
  const sent = request(options, (answer) => {
    if (answer.statusCode !== 200) reject(new Error(`the status ${answer.statusCode}`));
    answer.on('error', reject).on('end', resolve).resume();
  });
  sent.on('timeout', () => sent.destroy(new Error(`no answer in ${maxMs} ms`)));
  sent.on('error', reject).end();
  return promise;
}

let isAsked = false;
parentPort?.on('message', () => (isAsked = true));

for (;;) {
  const [began, starvedBefore] = [performance.now(), starved()];
  try {
    await lookOnce();
    looks.times.push(Math.max(0, performance.now() - began - (starved() - starvedBefore)));
  } catch (error) {
    looks.failures.push(error instanceof Error ? error.message : String(error));
  }
  // The request in progress belongs to the current measurement.
  if (isAsked) parentPort?.postMessage(looks, []);
  if (isAsked) looks = { times: [], failures: [] };
  isAsked = false;
  await sleep(everyMs);
}
