// The baseline in a separate process: bare node:http that answers each path with prepared bytes and headers.
import { createServer } from 'node:http';
import type { RawAnswers } from './raw.ts';

process.once('message', ({ port, answers }: { port: number; answers: RawAnswers }) => {
  const ready = new Map(
    Object.entries(answers).map(([path, { status, headers, body }]) => [
      path,
      { status, headers, bytes: Buffer.from(body, 'base64') },
    ]),
  );
  const server = createServer((request, response) => {
    const answer = ready.get(request.url ?? '/');
    if (!answer) response.writeHead(404).end();
    else response.writeHead(answer.status, answer.headers).end(answer.bytes);
  });
  server.keepAliveTimeout = 65_000;
  server.listen(port, () => process.send?.('listening'));
});
