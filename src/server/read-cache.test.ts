import { describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app/app.ts';
import { ReadCache } from './read-cache.ts';
import { readResource } from './read-resource.ts';
import type { ApiContext } from './serve.ts';
import { write } from './write.ts';

/** A read that gives 1, 2, 3 … and can be held. */
function counting() {
  let reads = 0;
  return async () => {
    reads += 1;
    return reads;
  };
}

describe('what was read of a resource', () => {
  test('is given to all who ask, also to those who ask while it is being read', async () => {
    const cache = new ReadCache();
    const read = counting();
    const asked = [
      cache.get(new Set(['catalogue']), 'a', read),
      cache.get(new Set(['catalogue']), 'a', read),
    ];
    expect(await Promise.all(asked)).toEqual([1, 1]);
    expect(await cache.get(new Set(['catalogue']), 'a', read)).toBe(1);
    expect(await cache.get(new Set(['catalogue']), 'b', read)).toBe(2);
  });

  test('is read anew after the resource has changed, also when the change came while it was being read', async () => {
    const cache = new ReadCache();
    const read = counting();
    const { promise: held, resolve: letGo } = Promise.withResolvers<number>();
    const early = cache.get(new Set(['catalogue']), 'a', () => held);
    cache.drop(['catalogue']);
    expect(await cache.get(new Set(['catalogue']), 'a', read)).toBe(1);
    letGo(0);
    expect(await early).toBe(0);
    expect(await cache.get(new Set(['catalogue']), 'a', read)).toBe(1);
    cache.drop(['product:1']);
    expect(await cache.get(new Set(['catalogue']), 'a', read)).toBe(1);
  });

  test('is not kept when reading it failed', async () => {
    const cache = new ReadCache();
    await expect(
      cache.get(new Set(['catalogue']), 'a', () => Promise.reject(new Error('no'))),
    ).rejects.toThrow('no');
    expect(await cache.get(new Set(['catalogue']), 'a', counting())).toBe(1);
  });

  test('makes room for others when it is not asked for any more', async () => {
    const cache = new ReadCache();
    const [often, seldom] = [counting(), counting()];
    await cache.get(new Set(['catalogue']), 'seldom', seldom);
    for (let other = 0; other < 300; other += 1) {
      await cache.get(new Set(['catalogue']), 'often', often);
      await cache.get(new Set(['catalogue']), `other ${other}`, counting());
    }
    expect(await cache.get(new Set(['catalogue']), 'often', often)).toBe(1);
    expect(await cache.get(new Set(['catalogue']), 'seldom', seldom)).toBe(2);
  });

  test('follows the writes of the application', async () => {
    const { services } = await testApp();
    const context = { services, reads: () => undefined } as Pick<ApiContext, 'services' | 'reads'>;
    const read = counting();
    const ask = () => readResource(context, 'catalogue', 'test', read);
    expect([await ask(), await ask()]).toEqual([1, 1]);
    await write(services, async (_, changed) => changed('services'));
    const refused = write(services, async (_, changed) => {
      changed('catalogue');
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await ask()).toBe(1);
    await write(services, async (_, changed) => changed('catalogue'));
    expect(await ask()).toBe(2);
  });
});
