import { expect, it } from 'vitest';
import type { SeenOffer } from '#features/offers/seen-contract.ts';
import { offerScene } from '../../support/app/offers.ts';
import { openSocket, type TestSocket } from '../../support/app/sockets.ts';

const { scene, drafted, sent, open, accept, office } = offerScene();
const card = { cardNumber: '4111 1111 1111 1111', cardName: 'MARIA', expiryDate: '11/29', cvv: '123' };

/** A page of a stranger that follows a key, once the server knows. */
async function follow(key: string): Promise<TestSocket> {
  const socket = await openSocket(scene.app.origin);
  socket.socket.send(JSON.stringify({ follow: key }));
  await socket.heard('echo');
  return socket;
}
// Who of the office is there is told to everybody, whenever it changes.
const typesOf = ({ messages }: TestSocket) =>
  messages.map(({ type }) => type).filter((type) => type !== 'presence');
const changesOf = ({ messages }: TestSocket) => messages.filter(({ type }) => type === 'changed');

const post = (key: string, path: string, body: object) =>
  scene.app.request('POST', `/api/offers/${key}/${path}`, { body: { ...body } });

it('the holder of the link pays the deposit of an accepted offer by card, once', async () => {
  const { key } = await sent(await drafted({ depositIn: 'percent', deposit: 30 }));
  expect((await post(key, 'payment', { amount: 74.4, card })).body).toMatchObject({
    code: 'OFFER_NOT_ACCEPTED',
  });
  await accept(key);
  const seen = (await open(key)).body as SeenOffer;
  expect(seen.money).toMatchObject({
    paid: 0,
    owed: 248,
    deposit: 74.4,
    due: { amount: 74.4, isDeposit: true, onPage: false, isOpen: false },
    // No page of a visitor says the accounts; his does.
    accounts: [{ iban: expect.stringMatching(/^GR/) }, {}],
  });
  expect((await post(`${key}x`, 'payment', { amount: 74.4, card })).body).toMatchObject({
    code: 'OFFER_NOT_FOUND',
  });
  const answers = await Promise.all([1, 2].map(() => post(key, 'payment', { amount: 74.4, card })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await open(key)).body).toMatchObject({
    money: { paid: 74.4, owed: 173.6, deposit: 0, due: { amount: 173.6, isDeposit: false } },
  });
});

it('one half is paid once however it is pressed, and other open pages see it', async () => {
  const { key } = await sent(await drafted({ depositIn: 'percent', deposit: 50 }));
  await accept(key);
  const other = await follow(key);
  const pay = (seen: number) => post(key, 'payment', { amount: 124, seen, card });
  const answers = await Promise.all([pay(0), pay(0)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  // Its answer was lost, and the same dialog is pressed again.
  expect((await pay(0)).body).toMatchObject({ code: 'PAID_MEANWHILE' });
  expect((await open(key)).body).toMatchObject({
    money: { paid: 124, owed: 124, due: { amount: 124, received: 124, isDeposit: false } },
  });
  await scene.app.services.jobs.drain();
  await expect.poll(() => changesOf(other)).toContainEqual({ type: 'changed', resources: ['offers'] });
  expect((await pay(124)).status).toBe(200);
  expect((await open(key)).body).toMatchObject({ money: { paid: 248, owed: 0 } });
});

it('both sides see at once what is asked at a line, and nobody else does', async () => {
  const { key, offer } = await sent(await drafted());
  const other = await sent(await drafted());
  const [holder, stranger, wrong] = [await follow(key), await follow(other.key), await follow(`${key}x`)];
  await post(key, 'questions', { line: 'panel', text: 'Πόσα μέτρα;' });
  await expect.poll(() => changesOf(holder)).toEqual([{ type: 'changed', resources: ['offers'] }]);
  await office('POST', `/api/admin/offers/${offer.id}/answers`, { line: 'panel', text: 'Δώδεκα.' });
  await expect.poll(() => changesOf(holder)).toHaveLength(2);
  await office('POST', `/api/admin/offers/${offer.id}/revoke`, {});
  // The last word: the page reads it anew and finds nothing.
  await expect.poll(() => changesOf(holder)).toHaveLength(3);
  expect((await open(key)).status).toBe(404);
  const late = await follow(key);
  await post(other.key, 'questions', { text: 'Και για εμένα;' });
  await expect.poll(() => changesOf(stranger)).toHaveLength(1);
  expect([changesOf(wrong), changesOf(late), changesOf(holder).slice(3)]).toEqual([[], [], []]);
  // What a stranger is answered does not depend on what the key opens.
  expect(typesOf(late)).toEqual(typesOf(wrong));
});
