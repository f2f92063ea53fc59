import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';

/** Result codes of SQLite. */
const busy = 5;
const noDatabase = 26;

/**
 * Takes the exclusive lock of a data directory and returns the function that releases it. Waits up to `patienceMs` for
 * another process, then throws. The lock is an open transaction on a small file, so the system releases it however its owner
 * ends.
 */
export async function lockDirectory(directory: string, patienceMs = 5_000): Promise<() => void> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const lock = tryLock(directory);
    if (lock) return () => lock.close();
    if (performance.now() > deadline) {
      throw new StartError(
        `Another process is using the data directory ${directory}. Stop it, or choose another one with DATA_DIR.`,
      );
    }
    await sleep(100);
  }
}

function tryLock(directory: string): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(join(directory, 'lock.sqlite'), { timeout: 0 });
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
    if (code === busy) return undefined;
    if (code === noDatabase) {
      throw new StartError(
        `The file ${join(directory, 'lock.sqlite')} is damaged. It holds nothing but the lock: delete it and start again.`,
      );
    }
    throw new StartError(
      `The data directory ${directory} cannot be written (${error instanceof Error ? error.message : String(error)}). ` +
        'Give this user the right to, or choose another one with DATA_DIR.',
    );
  }
}
