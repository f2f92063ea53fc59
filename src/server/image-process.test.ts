import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { workOnImage } from './image-process.ts';

const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
  .webp()
  .toBuffer();
const measure = () => workOnImage({ kind: 'measure', bytes });

/** The processes that work on pictures for this one. */
function processes(): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' }).split('\n');
  const ours = lines.filter((line) => line.includes('image-work.ts'));
  return ours
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([pid, parent]) => (Number(parent) === process.pid ? [Number(pid)] : []));
}

afterEach(() => vi.useRealTimers());

test('a picture whose process dies is reported as failed, and the next one is worked on', async () => {
  expect(await measure()).toEqual({ width: 64, height: 48, hasAlpha: false });
  const [pid = 0] = processes();
  process.kill(pid, 'SIGSTOP');
  const failed = measure();
  process.kill(pid, 'SIGKILL');
  await expect(failed).rejects.toThrow('ended with SIGKILL');
  expect(await measure()).toMatchObject({ width: 64 });
});

test('the process knows none of the shop’s settings', async () => {
  await measure();
  const [pid = 0] = processes();
  const shown = execFileSync('ps', ['eww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  expect(shown).toContain('UV_THREADPOOL_SIZE=2');
  expect(shown).not.toContain('TEST_ENGINE');
});

test('the process ends when there has been no picture for ten seconds, and another begins with the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // One that has begun before rests by the real clock.
  for (const pid of processes()) process.kill(pid, 'SIGKILL');
  await expect.poll(() => measure().catch(() => undefined)).toBeDefined();
  vi.advanceTimersByTime(9_000);
  await measure();
  const [pid] = processes();
  vi.advanceTimersByTime(9_000);
  expect(processes()).toEqual([pid]);
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  await expect.poll(processes).toEqual([]);
  expect(await measure()).toMatchObject({ width: 64 });
});

test('what is no picture fails with the reason', async () => {
  await expect(workOnImage({ kind: 'measure', bytes: Buffer.from('text') })).rejects.toThrow('unsupported');
});
