import { createGunzip, createGzip } from 'node:zlib';
import { pipeline } from 'node:stream/promises';
import { Readable, type Writable } from 'node:stream';

/** A named file in a tar archive. */
export type TarFile = { name: string; bytes: Buffer };

const blockBytes = 512;
const maxNameLength = 100;
const maxPrefixLength = 155;
/** An archive is read entry by entry, so this bounds the memory that a damaged or foreign one takes. */
const maxFileBytes = 128 << 20;
const compression = { level: 3 };

const octal = (value: number, width: number) => value.toString(8).padStart(width - 1, '0');

function headerOf({ name, bytes }: TarFile): Buffer {
  const block = Buffer.alloc(blockBytes);
  const cut =
    Buffer.byteLength(name) <= maxNameLength ? -1 : name.indexOf('/', name.length - maxNameLength - 1);
  const [prefix, rest] = cut < 0 ? ['', name] : [name.slice(0, cut), name.slice(cut + 1)];
  if (Buffer.byteLength(rest) > maxNameLength || Buffer.byteLength(prefix) > maxPrefixLength)
    throw new Error(`Too long a name for an archive: ${name}`);
  block.write(rest, 0);
  block.write(octal(0o600, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(bytes.length, 12), 124);
  block.write(octal(0, 12), 136);
  block.write(' '.repeat(8), 148);
  block.write('0', 156);
  block.write('ustar\u000000', 257);
  block.write(prefix, 345);
  block.write(`${octal(sumOf(block), 7)}\0 `, 148);
  return block;
}

const sumOf = (block: Buffer) => block.reduce((sum, byte) => sum + byte, 0);

async function* archiveOf(files: AsyncIterable<TarFile>): AsyncGenerator<Buffer> {
  for await (const file of files) {
    yield headerOf(file);
    yield file.bytes;
    yield Buffer.alloc((blockBytes - (file.bytes.length % blockBytes)) % blockBytes);
  }
  yield Buffer.alloc(2 * blockBytes);
}

/** Writes files as a compressed tar archive that any `tar` reads. */
export async function writeTar(files: AsyncIterable<TarFile>, into: Writable): Promise<void> {
  await pipeline(Readable.from(archiveOf(files), { objectMode: true }), createGzip(compression), into);
}

/** Reads the files of a compressed tar archive one by one; throws when it is damaged or cut off. */
export async function* readTar(from: Readable): AsyncGenerator<TarFile> {
  const unpacked = createGunzip();
  from.once('error', (error) => unpacked.destroy(error)).pipe(unpacked);
  const take = reader(unpacked);
  for (;;) {
    const block = await take(blockBytes);
    if (block.every((byte) => byte === 0)) break;
    const text = (at: number, length: number) =>
      block.toString('utf8', at, at + length).replace(/\0[^]*$/, '');
    const sum = Number.parseInt(text(148, 8), 8);
    block.fill(' ', 148, 156);
    const size = Number.parseInt(text(124, 12), 8);
    if (sum !== sumOf(block) || !(size <= maxFileBytes)) throw new Error('The archive is damaged.');
    const prefix = text(345, maxPrefixLength);
    const bytes = await take(size);
    await take((blockBytes - (size % blockBytes)) % blockBytes);
    yield { name: (prefix && `${prefix}/`) + text(0, maxNameLength), bytes };
  }
}

/** Returns a function that takes the next bytes, as many as asked for. */
function reader(stream: AsyncIterable<Buffer>): (length: number) => Promise<Buffer> {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return async (length) => {
    const parts = [rest];
    let held = rest.length;
    while (held < length) {
      const { value, done } = await chunks.next();
      if (done) throw new Error('The archive ends too early.');
      parts.push(value);
      held += value.length;
    }
    const all = parts.length === 1 ? rest : Buffer.concat(parts);
    rest = all.subarray(length);
    return all.subarray(0, length);
  };
}
