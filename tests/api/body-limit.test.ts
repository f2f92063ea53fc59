import { expect, it } from 'vitest';
import { testApp } from '../support/app.ts';

const twoMegabytes = 'x'.repeat(2 * 1024 * 1024);

async function send(body: BodyInit | null) {
  const { origin, services } = await testApp();
  // A refused body is not read to its end, so its connection cannot serve another request.
  const headers = {
    origin: services.config.publicUrl,
    'content-type': 'application/json',
    connection: 'close',
  };
  return fetch(`${origin}/api/contact`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
}

const inPieces = (text: string) => new Blob([text]).stream();

it.each([
  ['with its length', twoMegabytes],
  ['in pieces of unknown length', inPieces(twoMegabytes)],
])('a body of 2 MB sent %s is refused before it is read as JSON', async (_how, body) => {
  expect((await send(body)).status).toBe(413);
});

it.each([
  ['none at all', null],
  ['one in pieces', inPieces('{"name":""}')],
])('a body is read whatever way it comes: %s', async (_how, body) => {
  const answer = await send(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'INVALID_INPUT' });
});
