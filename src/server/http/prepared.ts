import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib';
import { etagOf } from './etag.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Headers = Record<string, string>;
type Body = { bytes: Buffer; headers: Headers };
type Encoding = 'br' | 'gzip';

/** A reusable response: one body per encoding, all headers computed. */
export type Prepared = { status: number; etag: string; brotli: Body; gzip: Body; identity: Body };

const bodyOf = (bytes: Buffer, headers: Headers, encoding?: Encoding | 'zstd'): Body => ({
  bytes,
  headers: {
    ...headers,
    'Content-Length': String(bytes.length),
    ...(encoding && { 'Content-Encoding': encoding }),
  },
});

/** Builds a prepared response from one content; without compressed forms it is sent uncompressed. */
export function prepare(
  status: number,
  content: Buffer,
  compressed: { brotli: Buffer; gzip: Buffer } | undefined,
  headers: Headers,
): Prepared {
  const etag = etagOf(content);
  const all = { ...headers, ETag: etag };
  const identity = bodyOf(content, all);
  return {
    status,
    etag,
    identity,
    brotli: compressed ? bodyOf(compressed.brotli, all, 'br') : identity,
    gzip: compressed ? bodyOf(compressed.gzip, all, 'gzip') : identity,
  };
}

/** `quality` is brotli's, 0 to 11. */
export function toBrotli(content: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** `level` is 1 to 9. */
export const toGzip = (content: Buffer, level: number): Promise<Buffer> => compressGzip(content, { level });

function encodingFor(request: IncomingMessage): Encoding | undefined {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}

function send(status: number, { bytes, headers }: Body, request: IncomingMessage, response: ServerResponse) {
  response.writeHead(status, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(bytes);
}

/** Sends a prepared response in the best encoding that the browser accepts, or 304 if the browser has it already. */
export function sendPrepared(prepared: Prepared, request: IncomingMessage, response: ServerResponse): void {
  const { status, etag, brotli, gzip: gzipped, identity } = prepared;
  if (status === 200 && request.headers['if-none-match'] === etag) {
    const { 'Content-Length': _, ...headers } = identity.headers;
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = encodingFor(request);
  send(status, encoding === 'br' ? brotli : encoding ? gzipped : identity, request, response);
}

/** A hundredth larger than level 3, in four fifths of the time. */
const quickZstd = { params: { [constants.ZSTD_c_compressionLevel]: 2 } };

/** Compresses for a single response: where accepted, zstd is as small as fast brotli in a third of the time. */
async function compressOnce(content: Buffer, request: IncomingMessage) {
  if (request.headers['accept-encoding']?.includes('zstd')) {
    // Synchronous: handing it to another thread would cost half as much as the compression itself.
    return { bytes: zstdCompressSync(content, quickZstd), encoding: 'zstd' as const };
  }
  const encoding = encodingFor(request);
  if (!encoding) return { bytes: content };
  return { bytes: await (encoding === 'br' ? toBrotli(content, 3) : toGzip(content, 3)), encoding };
}

/** Sends a response that is not reused, quickly compressed in the one encoding that is needed. */
export async function sendOnce(
  { status, content, headers }: { status: number; content: Buffer; headers: Headers },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { bytes, encoding } = await compressOnce(content, request);
  send(status, bodyOf(bytes, headers, encoding), request, response);
}
