import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Services } from '../services.ts';
import { makeBackup, type BackupRecord } from './backup.ts';

/**
 * The embedded database belongs to the shop's process, so `npm run backup` asks it on a socket in DATA_DIR: who may use that
 * directory may ask, and nobody else.
 */
type Request = { backup: { path?: string } };
type Answer = { record: BackupRecord } | { error: string };

const maxRequestLength = 10_000;

function socketPath(dataDir: string): string {
  const path = join(resolve(dataDir), 'control.sock');
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\vigla-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`;
  // The system allows about a hundred characters.
  const short = relative(process.cwd(), path);
  return short.length < path.length ? short : path;
}

/** Listens for requests of `npm run backup`; returns the function that stops. */
export async function openControl({
  config,
  database,
  objects,
  log,
  now,
}: Services): Promise<() => Promise<void>> {
  const path = socketPath(config.dataDir);
  // The directory is locked, so a socket that is left there belongs to nobody.
  if (process.platform !== 'win32') await rm(path, { force: true });
  let last: Promise<unknown> = Promise.resolve();

  async function answer(line: string): Promise<Answer> {
    try {
      const { backup }: Request = JSON.parse(line);
      const making = last.then(() =>
        makeBackup({ config, database, files: objects.files, now }, backup.path),
      );
      last = making.catch(() => undefined);
      return { record: await making };
    } catch (error) {
      log.error('A backup failed', { error });
      return { error: error instanceof Error ? error.message : String(error) };
    }
  }

  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    let text = '';
    let isAsked = false;
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (text.length > maxRequestLength) socket.destroy();
      const end = text.indexOf('\n');
      if (end < 0 || isAsked) return;
      isAsked = true;
      void answer(text.slice(0, end)).then((said) => socket.end(`${JSON.stringify(said)}\n`));
    });
  });
  try {
    await new Promise<void>((done, fail) => server.once('error', fail).listen(path, done));
  } catch (error) {
    log.warn('npm run backup cannot ask this process: its socket cannot be opened', { error });
    return async () => {};
  }
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

/** Asks the shop that uses a data directory for a backup; undefined when no shop is running there. */
export async function askForBackup(
  dataDir: string,
  path: string | undefined,
): Promise<BackupRecord | undefined> {
  const socket = connect(socketPath(dataDir));
  const isConnected = await new Promise<boolean>((done) => {
    socket.once('connect', () => done(true)).once('error', () => done(false));
  });
  if (!isConnected) return undefined;
  const request: Request = { backup: path === undefined ? {} : { path } };
  socket.write(`${JSON.stringify(request)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const answer: Answer = JSON.parse(line);
    if ('error' in answer) throw new Error(answer.error);
    return answer.record;
  }
  throw new Error('The shop ended before the backup was complete.');
}
