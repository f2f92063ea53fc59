// npm start: builds what is not built, then becomes the shop: another program in this same process, so that the signals
// reach it, with settings that have to be there before it begins.
import { buildIfNeeded } from './build.ts';
import { nodeEnv, nodeFlags } from './node-settings.ts';

try {
  await buildIfNeeded();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const { execPath, execArgv } = process;
const flags = process.env['DATABASE_URL'] ? nodeFlags.postgres : nodeFlags.embedded;
process.execve?.(execPath, [execPath, ...flags, ...execArgv, 'src/main.ts'], { ...nodeEnv, ...process.env });
// Windows cannot exchange the program of a process.
await import('../src/main.ts');
