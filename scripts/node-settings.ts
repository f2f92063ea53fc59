import { resolve } from 'node:path';

const memoryLimits = (youngMb: number) => [
  `--max-semi-space-size=${youngMb}`,
  '--max-old-space-size=512',
  '--heap-growing-percent=100',
];

/**
 * Node's options for the shop (docs/decisions/0020). With the embedded database the process needs more memory, and a young
 * generation of twice the size then saves a tenth of a page's cost. With so small a limit V8 would otherwise collect garbage
 * whenever the live memory has grown by a third.
 */
export const nodeFlags = { embedded: memoryLimits(16), postgres: memoryLimits(8) };

export const nodeEnv = {
  // Caches the sources without types and V8's compiled code between starts.
  NODE_COMPILE_CACHE: resolve('dist/compiled'),
  // By default glibc gives each thread its own heap, and memory freed in one cannot be reused by another.
  MALLOC_ARENA_MAX: '2',
};
