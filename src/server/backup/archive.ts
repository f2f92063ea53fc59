import type { Readable, Writable } from 'node:stream';
import { isObjectKey } from '../object-files.ts';
import { StartError } from '../start-error.ts';
import type { Entries, Entry, Header, Manifest } from './entries.ts';
import { readTar, writeTar, type TarFile } from './tar.ts';

const json = (name: string, value: unknown): TarFile => ({ name, bytes: Buffer.from(JSON.stringify(value)) });

async function* asFiles(entries: Entries): AsyncGenerator<TarFile> {
  let part = 0;
  for await (const entry of entries) {
    if (entry.kind === 'header') yield json('header.json', entry.header);
    else if (entry.kind === 'manifest') yield json('manifest.json', entry.manifest);
    else if (entry.kind === 'file') yield { name: `files/${entry.key}`, bytes: entry.bytes };
    else {
      part += 1;
      yield json(`tables/${entry.table}/${String(part).padStart(8, '0')}.json`, entry.rows);
    }
  }
}

/** Writes a backup as `.tar.gz`: header.json, files/…, tables/…, manifest.json. */
export async function writeArchive(entries: Entries, into: Writable): Promise<void> {
  await writeTar(asFiles(entries), into);
}

const parse = <Value>(bytes: Buffer): Value => JSON.parse(bytes.toString('utf8'));

/** Reads a backup's entries in their order; throws when it is damaged or cut off. */
export async function* readArchive(from: Readable): AsyncGenerator<Entry> {
  try {
    yield* readEntries(from);
  } catch (error) {
    const isDamaged = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isDamaged
      ? new StartError(`This is no backup of the shop, or it is damaged (${error.message}).`)
      : error;
  }
}

const namePattern = /^(?<folder>tables|files)\/(?<rest>.+)$/s;
const partPattern = /^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*\/\d{8}\.json$/;

async function* readEntries(from: Readable): AsyncGenerator<Entry> {
  for await (const { name, bytes } of readTar(from)) {
    const { folder, rest = '' } = namePattern.exec(name)?.groups ?? {};
    if (name === 'header.json') yield { kind: 'header', header: parse<Header>(bytes) };
    else if (name === 'manifest.json') yield { kind: 'manifest', manifest: parse<Manifest>(bytes) };
    else if (folder === 'tables' && partPattern.test(rest))
      yield { kind: 'rows', table: rest.slice(0, rest.indexOf('/')), rows: parse<string[]>(bytes) };
    else if (folder === 'files' && isObjectKey(rest)) yield { kind: 'file', key: rest, bytes };
    else
      throw new StartError(
        `The archive holds ${JSON.stringify(name.slice(0, 100))}, which no backup of the shop does.`,
      );
  }
}
