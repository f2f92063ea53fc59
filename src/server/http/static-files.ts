import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { prepare, sendPrepared, type Prepared } from './prepared.ts';

/** The built scripts, styles, fonts and pictures by path, in memory with their compressed forms. */
export type StaticFiles = ReadonlyMap<string, Prepared>;

/** Reads every file under a folder. Files in `assets` have a content hash in their name and never change. */
export function readStaticFiles(root: string, headers: Record<string, string>): StaticFiles {
  const files = new Map<string, Prepared>();
  for (const entry of readdirSync(root, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const name = `/${path.slice(join(root, '/').length).split(sep).join('/')}`;
    files.set(name, readFile(path, name.startsWith('/assets/'), headers));
  }
  return files;
}

function readFile(path: string, isImmutable: boolean, headers: Record<string, string>): Prepared {
  const isCompressed = existsSync(`${path}.br`);
  const compressed = isCompressed
    ? { brotli: readFileSync(`${path}.br`), gzip: readFileSync(`${path}.gz`) }
    : undefined;
  return prepare(200, readFileSync(path), compressed, {
    ...headers,
    'Content-Type': getMimeType(path) ?? 'application/octet-stream',
    'Cache-Control': isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    ...(isCompressed && { Vary: 'Accept-Encoding' }),
  });
}

/** Answers a request for one of the files. Returns true if it did. */
export function answerFromFiles(
  files: StaticFiles,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const file = files.get(request.url?.split('?', 1)[0] ?? '');
  if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  sendPrepared(file, request, response);
  return true;
}
