import { execFileSync, type ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { workOnImage } from '#server/image-process.ts';

const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
  .webp()
  .toBuffer();
const narrow = (picture: Buffer) =>
  workOnImage({
    kind: 'resize',
    bytes: picture,
    form: { width: 32, format: 'webp', hasAlpha: false },
    inBackground: false,
  });
/** The width of the picture made narrower. */
const narrowed = async () => (await sharp(await narrow(bytes)).metadata()).width;

const begun: ChildProcess[] = [];
subscribe('child_process', (message) => begun.push((message as { process: ChildProcess }).process));

/** The running picture processes of this process. */
const processes = () => begun.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);

/** The environment variables of a process. */
const environmentOf = (pid: number) =>
  existsSync('/proc/self/environ')
    ? readFileSync(`/proc/${pid}/environ`, 'utf8')
    : execFileSync('ps', ['eww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });

afterEach(() => vi.useRealTimers());

test('a picture whose process dies is reported as failed, and the next one is worked on', async () => {
  expect(await narrowed()).toBe(32);
  const [worker] = processes();
  worker?.kill('SIGSTOP');
  const failed = narrowed();
  worker?.kill('SIGKILL');
  await expect(failed).rejects.toThrow('ended with SIGKILL');
  expect(await narrowed()).toBe(32);
});

test('the process knows none of the shop’s settings', async () => {
  await narrowed();
  const [worker] = processes();
  const known = environmentOf(worker?.pid ?? 0);
  expect(known).toContain('UV_THREADPOOL_SIZE=2');
  expect(known).not.toContain('VITEST');
});

test('the process ends when there has been no picture for ten seconds, and another begins with the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // A process that is already running uses the real clock to end when idle.
  for (const worker of processes()) worker.kill('SIGKILL');
  await expect.poll(processes).toEqual([]);
  await narrowed();
  vi.advanceTimersByTime(9_000);
  await narrowed();
  const [worker] = processes();
  vi.advanceTimersByTime(9_000);
  expect(processes().map(({ pid }) => pid)).toEqual([worker?.pid]);
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  await expect.poll(() => processes().length).toBe(0);
  expect(await narrowed()).toBe(32);
});

test('what is no picture fails with the reason', async () => {
  await expect(narrow(Buffer.from('text'))).rejects.toThrow('unsupported');
});
