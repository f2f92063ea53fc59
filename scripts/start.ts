// npm start: builds what is not built, then becomes the shop: another program in this same process, so that the signals
// reach it, with settings that have to be there before it begins (docs/decisions/0007).
import { resolve } from 'node:path';
import { buildIfNeeded } from './build.ts';

// The embedded database lives in this process, whose memory it makes the larger; a young generation of twice the size then
// saves a tenth of what a page costs. With so small a limit V8 would else sweep whenever a third has come to what is alive.
const youngMb = process.env['DATABASE_URL'] ? 8 : 16;
const memoryLimits = [
  `--max-semi-space-size=${youngMb}`,
  '--max-old-space-size=512',
  '--heap-growing-percent=100',
];
const settings = {
  // Keeps the sources without their types, and what V8 has made of them, from start to start.
  NODE_COMPILE_CACHE: resolve('dist/compiled'),
  // glibc would give each thread a heap of its own, and what is freed in one is of no use in another.
  MALLOC_ARENA_MAX: '2',
};

try {
  await buildIfNeeded();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const { execPath, execArgv } = process;
process.execve?.(execPath, [execPath, ...memoryLimits, ...execArgv, 'src/main.ts'], {
  ...settings,
  ...process.env,
});
// Windows cannot exchange the program of a process.
await import('../src/main.ts');
