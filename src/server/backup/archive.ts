import type { Readable, Writable } from 'node:stream';
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

async function* readEntries(from: Readable): AsyncGenerator<Entry> {
  for await (const { name, bytes } of readTar(from)) {
    const [folder = '', table = ''] = name.split('/');
    if (name === 'header.json') yield { kind: 'header', header: parse<Header>(bytes) };
    else if (name === 'manifest.json') yield { kind: 'manifest', manifest: parse<Manifest>(bytes) };
    else if (folder === 'tables') yield { kind: 'rows', table, rows: parse<string[]>(bytes) };
    else if (folder === 'files') yield { kind: 'file', key: name.slice('files/'.length), bytes };
  }
}
