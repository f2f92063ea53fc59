import { expect, test } from 'vitest';
import {
  nextToSend,
  ownedBy,
  readOutbox,
  storedOutbox,
  withMessage,
  withoutMessage,
  withRefusal,
  type Unsent,
} from './outbox.ts';

const message = (key: string, owner = ''): Unsent => ({ key, text: `κείμενο ${key}`, owner });

test('messages leave in the order in which they were written, past those that were refused', () => {
  const outbox = ['a', 'b', 'c'].reduce<Unsent[]>((all, key) => withMessage(all, message(key)) ?? [], []);
  expect(nextToSend(outbox)?.key).toBe('a');
  const refused = withRefusal(outbox, 'a', 'Όχι αυτό');
  expect(nextToSend(refused)?.key).toBe('b');
  expect(nextToSend(withoutMessage(withoutMessage(refused, 'b'), 'c'))).toBeUndefined();
  expect(nextToSend(withRefusal(refused, 'a', undefined))?.key).toBe('a');
});

test('the stored outbox is read as it was written; anything else is empty', () => {
  const outbox = [message('a'), { ...message('b', 'k1'), refusal: 'Γιατί' }];
  expect(readOutbox(storedOutbox(outbox))).toEqual(outbox);
  expect(storedOutbox([])).toBeNull();
  for (const broken of [null, '', '{', '{}', '7', '"a"', '[{"key":1}]', '[null]']) {
    expect(readOutbox(broken)).toEqual([]);
  }
});

test('what another customer left in this browser is not sent, what was written before signing in is', () => {
  const outbox = [message('visitor'), message('mine', 'k1'), message('other', 'k2')];
  expect(ownedBy(outbox, 'k1').map(({ key }) => key)).toEqual(['visitor', 'mine']);
  expect(ownedBy(outbox, '').map(({ key }) => key)).toEqual(['visitor']);
});

test('it does not grow without end', () => {
  let outbox: Unsent[] = [];
  for (let count = 0; count < 100; count += 1) outbox = withMessage(outbox, message(String(count))) ?? [];
  expect(outbox).toHaveLength(100);
  expect(withMessage(outbox, message('one more'))).toBeUndefined();
});
