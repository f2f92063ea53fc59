import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { testApp } from '../support/app/app.ts';

const twoMegabytes = 2 * 1024 * 1024;
const piece = 'x'.repeat(64 * 1024);
const pieces = Array.from({ length: twoMegabytes / piece.length }, () => piece);

/**
 * Sends a body in chunks, with or without Content-Length, until it is sent or the response has arrived, as a refusal may
 * early.
 */
async function send(body: readonly string[], length?: number) {
  const { origin, services } = await testApp();
  const agent = new Agent({ keepAlive: true });
  const sending = request(`${origin}/api/contact`, {
    method: 'POST',
    agent,
    headers: {
      origin: services.config.publicUrl,
      'content-type': 'application/json',
      ...(length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length }),
    },
  });
  sending.flushHeaders();
  let isAnswered = false;
  const answered = once(sending, 'response').finally(() => (isAnswered = true));
  // Connection errors after the response do not matter.
  sending.on('error', () => undefined);
  for (const part of body) {
    if (isAnswered) break;
    if (!sending.write(part)) await Promise.race([once(sending, 'drain'), answered]);
    await nextTurn();
  }
  if (!isAnswered) sending.end();
  const [answer] = (await answered) as [IncomingMessage];
  const json: unknown = JSON.parse(await text(answer));
  agent.destroy();
  return { status: answer.statusCode, json };
}

it.each([
  ['with its length', twoMegabytes],
  ['in pieces of unknown length', undefined],
])('a body of 2 MB sent %s is refused before it is read as JSON', async (_how, length) => {
  expect(await send(pieces, length)).toMatchObject({ status: 413, json: { code: 'TOO_LARGE' } });
});

it.each([
  ['none at all', [], 0],
  ['one in pieces', ['{"na', 'me":""}'], undefined],
])('a body is read whatever way it comes: %s', async (_how, body, length) => {
  expect(await send(body, length)).toMatchObject({ status: 400, json: { code: 'INVALID_INPUT' } });
});
