import { expect, test } from 'vitest';
import { withUnusedNumber } from './new-order-store.ts';

const taken = Object.assign(new Error('duplicate key value'), { code: '23505' });

test('an order whose number is in use is placed again under another, three times at most', async () => {
  let tries = 0;
  const place = (needed: number) => async () => {
    tries += 1;
    if (tries < needed) throw taken;
    return tries;
  };
  expect(await withUnusedNumber(place(3))).toBe(3);
  tries = 0;
  await expect(withUnusedNumber(place(4))).rejects.toBe(taken);
  expect(tries).toBe(3);
});

test('another error is not tried again', async () => {
  let tries = 0;
  const fail = async () => {
    tries += 1;
    throw new Error('no connection');
  };
  await expect(withUnusedNumber(fail)).rejects.toThrow('no connection');
  expect(tries).toBe(1);
});
