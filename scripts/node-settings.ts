import { resolve } from 'node:path';

const memoryLimits = (youngMb: number) => [
  `--max-semi-space-size=${youngMb}`,
  '--max-old-space-size=512',
  '--heap-growing-percent=100',
];

/**
 * What Node is started with for the shop (docs/decisions/0020). The embedded database lives in the shop's process, whose memory it
 * makes the larger; a young generation of twice the size then saves a tenth of what a page costs. With so small a limit V8
 * would else sweep whenever a third has come to what is alive.
 */
export const nodeFlags = { embedded: memoryLimits(16), postgres: memoryLimits(8) };

export const nodeEnv = {
  // Keeps the sources without their types, and what V8 has made of them, from start to start.
  NODE_COMPILE_CACHE: resolve('dist/compiled'),
  // glibc would give each thread a heap of its own, and what is freed in one is of no use in another.
  MALLOC_ARENA_MAX: '2',
};
