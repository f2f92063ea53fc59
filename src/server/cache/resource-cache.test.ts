import { describe, expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app/app.ts';
import { write } from '../write.ts';
import type { Dependencies } from './dependencies.ts';
import { ResourceCache } from './resource-cache.ts';

type Counted = { count: number };

const open = () => new ResourceCache<Counted>([{ entries: 200 }]);

/** A load that reads a resource and returns 1, 2, 3 … */
function counting(resource = 'catalogue') {
  let count = 0;
  return async ({ reads }: Pick<Dependencies, 'reads'>) => {
    reads(resource);
    count += 1;
    return { count };
  };
}

/** Returns the cached value: how often it was loaded. */
const countOf = async (cache: ResourceCache<Counted>, key: string, load = counting()) =>
  (await cache.get(key, load)).value.count;

describe('what was made of a resource', () => {
  test('is given to all who ask, also to those who ask while it is being made, as the same object', async () => {
    const cache = open();
    const load = counting();
    const [first, second] = await Promise.all([cache.get('a', load), cache.get('a', load)]);
    expect(first.value).toEqual({ count: 1 });
    expect(second.value).toBe(first.value);
    expect((await cache.get('a', load)).value).toBe(first.value);
    expect(await countOf(cache, 'b', load)).toBe(2);
  });

  test('is made anew after the resource has changed, also when the change came while it was being made', async () => {
    const cache = open();
    const load = counting();
    const { promise: held, resolve: letGo } = Promise.withResolvers<Counted>();
    const early = cache.get('a', () => held);
    cache.invalidate(['catalogue']);
    expect(await countOf(cache, 'a', load)).toBe(1);
    letGo({ count: 0 });
    expect((await early).value.count).toBe(0);
    expect(await countOf(cache, 'a', load)).toBe(1);
    cache.invalidate(['product:1']);
    expect(await countOf(cache, 'a', load)).toBe(1);
    cache.invalidate(['catalogue']);
    expect(await countOf(cache, 'a', load)).toBe(2);
  });

  test('is not cached when making it failed', async () => {
    const cache = open();
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await countOf(cache, 'a')).toBe(1);
  });

  test('is evicted when others are asked for instead', async () => {
    const cache = open();
    const [often, seldom] = [counting(), counting()];
    await cache.get('seldom', seldom);
    for (let other = 0; other < 300; other += 1) {
      await cache.get('often', often);
      await cache.get(`other ${other}`, counting());
    }
    expect(await countOf(cache, 'often', often)).toBe(1);
    expect(await countOf(cache, 'seldom', seldom)).toBe(2);
  });

  test('follows the writes of the application', async () => {
    const { services } = await testApp();
    const load = counting();
    const ask = async () => {
      const { value } = await services.caches.outputs.get('test', async (dependencies) => ({
        output: await load(dependencies),
        headers: [],
      }));
      return value.output;
    };
    expect([await ask(), await ask()]).toEqual([{ count: 1 }, { count: 1 }]);
    await write(services, async (_, changed) => changed('services'));
    const refused = write(services, async (_, changed) => {
      changed('catalogue');
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await ask()).toEqual({ count: 1 });
    await write(services, async (_, changed) => changed('catalogue'));
    expect(await ask()).toEqual({ count: 2 });
  });
});
