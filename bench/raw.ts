import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type RawAnswers = Record<string, { status: number; headers: IncomingHttpHeaders; body: string }>;

/** Headers that node:http writes itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive']);

/** Records the shop's responses byte for byte and serves them from a bare node:http process. */
export async function startRaw(
  port: number,
  shop: string,
  paths: readonly string[],
  headers: Record<string, string>,
): Promise<{ origin: string; bytesOf: (path: string) => number; stop: () => void }> {
  const answers: RawAnswers = {};
  for (const path of paths) {
    const request = get(shop + path, { headers });
    const [response] = await once(request, 'response');
    const stored = Object.entries<string>(response.headers).filter(([name]) => !ownHeaders.has(name));
    answers[path] = {
      status: response.statusCode,
      headers: Object.fromEntries(stored),
      body: (await buffer(response)).toString('base64'),
    };
  }
  const child = fork(new URL('raw-server.ts', import.meta.url), { execArgv: [] });
  child.send({ port, answers });
  await once(child, 'message');
  return {
    origin: `http://localhost:${port}`,
    bytesOf: (path) => Buffer.from(answers[path]?.body ?? '', 'base64').length,
    stop: () => child.kill(),
  };
}
