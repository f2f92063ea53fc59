import fc from 'fast-check';
import { expect, it } from 'vitest';
import { videoSet, type Parts } from './video-set.ts';

const camera = { kind: 'camera', watts: 6.5, portWatts: 15.4, mbps: 3.3 } as const;
const ptz = { ...camera, watts: 24, portWatts: 30 } as const;
const several = (count: number, one: typeof camera | typeof ptz = camera) =>
  Array.from({ length: count }, () => one);
const recorder = (channels: number, watts: number, bays: number) =>
  ({
    kind: 'recorder',
    channels,
    mbps: channels * 10,
    bays,
    maxTerabytes: bays * 10,
    ports: channels,
    watts,
    portWatts: 15.4,
  }) as const;
const parts: Parts<string> = [
  { product: 'four', supply: recorder(4, 36, 1) },
  { product: 'eight', supply: recorder(8, 72, 1) },
  { product: 'sixteen', supply: recorder(16, 200, 2) },
  { product: 'disk', supply: { kind: 'disk', terabytes: 4 } },
  { product: 'switch', supply: { kind: 'switch', ports: 8, watts: 120, portWatts: 30 } },
];

it('takes the first recorder whose channels, stream, power and disks hold', () => {
  expect(videoSet(several(3, camera), parts, 14)).toMatchObject({
    recorder: { product: 'four' },
    disks: { product: 'disk', count: 1 },
    switches: undefined,
    wattsLimit: 36,
  });
  // 3.3 Mbps · 10.8 GB · 14 days · 1.10 a camera; 6.5 W · 1.19 · 1.2 of PoE.
  const { terabytes, watts } = videoSet(several(3, camera), parts, 14);
  expect([terabytes.toFixed(3), watts.toFixed(2)]).toEqual(['1.647', '27.85']);
});

it('takes a larger recorder where the first has not the power or the disks, and else adds a switch', () => {
  expect(videoSet(several(4, camera), parts, 14)).toMatchObject({
    recorder: { product: 'eight' },
    switches: undefined,
    wattsLimit: 72,
  });
  const onlyFour = parts.filter(({ product }) => product !== 'eight' && product !== 'sixteen');
  expect(videoSet(several(4, camera), onlyFour, 14)).toMatchObject({
    recorder: { product: 'four' },
    switches: { product: 'switch', count: 1 },
    wattsLimit: 120,
  });
  expect(videoSet(several(4, camera), parts, 40)).toMatchObject({
    recorder: { product: 'sixteen' },
    disks: { count: 2 },
    switches: undefined,
  });
});

it('feeds a camera of a higher class from a switch only', () => {
  expect(videoSet(several(4, ptz), parts, 7)).toMatchObject({
    switches: { count: 2 },
    wattsLimit: 240,
  });
  const withoutSwitch = parts.filter(({ product }) => product !== 'switch');
  expect(videoSet(several(1, ptz), withoutSwitch, 7)).toMatchObject({
    switches: undefined,
    wattsLimit: 0,
    lacks: 'power',
  });
});

it('adds the streams and the power of different cameras, and leaves to switches what its ports cannot feed', () => {
  const fisheye = { ...camera, watts: 13.5, portWatts: 30, mbps: 9 } as const;
  const set = videoSet([...several(4), fisheye, fisheye, fisheye], parts, 14);
  expect([set.watts.toFixed(1), set.terabytes.toFixed(2)]).toEqual(['95.0', '6.69']);
  expect(set).toMatchObject({
    recorder: { product: 'sixteen' },
    disks: { count: 2 },
    switches: { product: 'switch', count: 1 },
    wattsLimit: 320,
  });
});

it.each([
  [17, 7, 'recorder'],
  [16, 40, 'disks'],
  [16, 7, undefined],
])('of %i cameras and %i days names what is lacking, and then no recorder: %s', (cameras, days, lacks) => {
  const set = videoSet(several(cameras, camera), parts, days);
  expect(set.lacks).toBe(lacks);
  expect([set.recorder, set.disks].includes(undefined)).toBe(lacks !== undefined);
});

it('never exceeds a limit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 45 }), (cameras, days) => {
      const set = videoSet(several(cameras), parts, days);
      if (!set.recorder) return;
      expect(set.lacks).toBeUndefined();
      expect(set.recorder.channels).toBeGreaterThanOrEqual(cameras);
      expect(set.recorder.mbps).toBeGreaterThanOrEqual(set.mbps);
      expect((set.disks?.count ?? 0) * (set.disks?.terabytes ?? 0)).toBeGreaterThanOrEqual(set.terabytes);
      expect(set.wattsLimit).toBeGreaterThanOrEqual(set.watts);
    }),
  );
});
