import { setImmediate as nextRound } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** Work that takes several iterations of the event loop and records when it runs. */
function work(done: string[], name: string) {
  return async () => {
    done.push(name);
    await nextRound();
    await nextRound();
    return name;
  };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('FairQueue', () => {
  it('lets callers take turns, however much each of them asks for', async () => {
    const turns = new FairQueue();
    const done: string[] = [];
    const asked = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'];
    expect(await Promise.all(asked.map((name) => turns.run(name.slice(0, 1), work(done, name))))).toEqual(
      asked,
    );
    expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('runs one piece of work at a time', async () => {
    // A process that stands still would let the next begin, as if this work waited for something else.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const turns = new FairQueue();
    let running = 0;
    let most = 0;
    const one = async () => {
      running += 1;
      most = Math.max(most, running);
      await nextRound();
      running -= 1;
    };
    await Promise.all(Array.from({ length: 50 }, (_, at) => turns.run(String(at % 7), one)));
    await Promise.all(Array.from({ length: 50 }, (_, at) => turns.run(String(at % 7), one)));
    expect(most).toBe(1);
  });

  it('lets the next begin while work waits for something else, eight times at the most', async () => {
    const turns = new FairQueue();
    let running = 0;
    let most = 0;
    const answered = Promise.withResolvers<void>();
    const waitsForServer = async () => {
      running += 1;
      most = Math.max(most, running);
      await answered.promise;
      running -= 1;
    };
    const all = Array.from({ length: 12 }, () => turns.run('a', waitsForServer));
    await expect.poll(() => running).toBe(9);
    answered.resolve();
    await Promise.all(all);
    expect(most).toBe(9);
    expect(await turns.run('a', async () => 'well')).toBe('well');
  });

  it('lets the event loop come round between two pieces of work', async () => {
    const turns = new FairQueue();
    const seen: string[] = [];
    const both = ['first', 'second'].map((name) => turns.run('a', async () => void seen.push(name)));
    setImmediate(() => seen.push('round'));
    await Promise.all(both);
    expect(seen).toEqual(['first', 'round', 'second']);
  });

  it('leaves time to a write: the read that waits begins only after a pause as long as the last one took', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const turns = new FairQueue();
    const begun: string[] = [];
    const read = (name: string) =>
      turns.run('a', async () => {
        begun.push(name);
        vi.advanceTimersByTime(10);
      });
    const written = Promise.withResolvers<string>();
    const write = turns.write(() => written.promise);
    const first = read('first');
    const second = read('second');
    await first;
    await vi.advanceTimersByTimeAsync(9);
    expect(begun).toEqual(['first']);
    await vi.advanceTimersByTimeAsync(1);
    await second;
    expect(begun).toEqual(['first', 'second']);

    // The pause that followed the second read.
    await vi.advanceTimersByTimeAsync(10);
    written.resolve('well');
    expect(await write).toBe('well');
    await Promise.all([read('third'), read('fourth')]);
    expect(begun).toEqual(['first', 'second', 'third', 'fourth']);
  });

  it('goes on after work that failed, and tells its caller alone', async () => {
    const turns = new FairQueue();
    const failing = turns.run('a', () => Promise.reject(new Error('broken')));
    const other = turns.run('b', async () => 'well');
    await expect(failing).rejects.toThrow('broken');
    expect(await other).toBe('well');
  });

  it('refuses a caller who waits for a hundred, and nobody else', async () => {
    const turns = new FairQueue();
    const all = Array.from({ length: 101 }, () => turns.run('greedy', nextRound));
    await expect(turns.run('greedy', nextRound)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: 2,
    });
    await turns.run('modest', nextRound);
    await Promise.all(all);
    await turns.run('greedy', nextRound);
  });

  it('refuses everybody once a thousand wait', async () => {
    const turns = new FairQueue();
    const all = Array.from({ length: 1001 }, (_, at) => turns.run(`caller ${at % 20}`, nextRound));
    await expect(turns.run('another', nextRound)).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    await Promise.all(all);
  });
});
