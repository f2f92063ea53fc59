import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerFromFiles, readStaticFiles } from './static-files.ts';

const script = 'export const price = 1;'.repeat(50);
const root = mkdtempSync(join(tmpdir(), 'static-files-'));
const server = createServer();

beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  mkdirSync(join(root, 'logo'));
  writeFileSync(join(root, 'assets/main-abc.js'), script);
  writeFileSync(join(root, 'assets/main-abc.js.br'), brotliCompressSync(script));
  writeFileSync(join(root, 'assets/main-abc.js.gz'), gzipSync(script));
  writeFileSync(join(root, 'logo/share.jpg'), 'picture');
  const files = readStaticFiles(root, { 'X-Content-Type-Options': 'nosniff' });
  server.on('request', (request, response) => {
    if (!answerFromFiles(files, request, response)) response.writeHead(404).end();
  });
  await once(server.listen(0), 'listening');
});
afterAll(async () => {
  server.close();
  await rm(root, { recursive: true });
});

// Not fetch: it decompresses the body and hides its encoding.
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const request = get({ port, path, headers, method });
  const [response]: [IncomingMessage] = await (once(request, 'response') as Promise<[IncomingMessage]>);
  response.setEncoding('latin1');
  return {
    status: response.statusCode,
    headers: response.headers,
    body: Buffer.from(await text(response), 'latin1'),
  };
}

describe('a built file', () => {
  it('travels in the smallest form that the browser takes', async () => {
    const brotli = await ask('/assets/main-abc.js', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);

    const gzip = await ask('/assets/main-abc.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.body).toString()).toBe(script);

    const plain = await ask('/assets/main-abc.js?v=1');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(script);
  });

  it('with a hash in its name is kept by the browser for a year, another for a day', async () => {
    expect((await ask('/assets/main-abc.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await ask('/logo/share.jpg')).headers['cache-control']).toBe('public, max-age=86400');
  });

  it('that the browser already has is not sent again', async () => {
    const { headers } = await ask('/logo/share.jpg');
    const again = await ask('/logo/share.jpg', { 'if-none-match': headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  });

  it('is described without its bytes when only that is asked', async () => {
    const head = await ask('/assets/main-abc.js', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(head.headers['content-length']).toBe(String(script.length));
  });

  it('is found by its own path only', async () => {
    for (const path of [
      '/assets/',
      '/assets/main-abc.js.br',
      '/assets/../logo/share.jpg',
      '/assets/%2e%2e/x',
    ]) {
      expect((await ask(path)).status).toBe(404);
    }
    expect((await ask('/logo/share.jpg', {}, 'POST')).status).toBe(404);
  });
});
