// npm start: builds if necessary, then replaces itself with the shop in the same process, so that the shop receives signals
// directly and Node starts with the right settings.
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
// Windows cannot replace the program of a process.
await import('../src/main.ts');
