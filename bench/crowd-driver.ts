// Sends reads that no cache answers, from a separate process: many concurrent connections, each sending a request as soon as
// it gets a response.
import { randomBytes } from 'node:crypto';
import type { Crowd, Crowded } from './crowd.ts';

const letters = (count: number) => randomBytes(count).toString('hex').slice(0, count);
const latin = (count: number) => letters(count).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');

/** A visitor's most expensive reads: random words that match nothing, and URLs that nobody has requested. */
const reads = [
  () => `/products?search=${latin(95)}`,
  () => `/products?search=${Array.from({ length: 6 }, () => latin(15)).join('+')}`,
  () => `/api/products?search=${latin(95)}`,
  () => `/api/products?search=kamera&categoryId=&page=1&nothing=${letters(8)}`,
  () => `/products/${Number.parseInt(letters(7), 16)}`,
  () => `/${letters(12)}`,
];

process.once('message', async ({ origin, connections, seconds }: Crowd) => {
  const crowded: Crowded = { answered: 0, statuses: {} };
  const end = performance.now() + seconds * 1000;

  async function ask(at: number) {
    for (let turn = at; performance.now() < end; turn += 1) {
      const response = await fetch(origin + reads[turn % reads.length]?.());
      await response.arrayBuffer();
      crowded.answered += 1;
      crowded.statuses[response.status] = (crowded.statuses[response.status] ?? 0) + 1;
    }
  }

  await Promise.all(Array.from({ length: connections }, (_, at) => ask(at)));
  process.send?.(crowded);
  process.disconnect();
});
