// Bandwidth and storage: the reference, C.5.
import { norms } from './rules.ts';

/** Bits per pixel by codec. */
export const bitsPerPixel = { h264: 0.1, h265: 0.06, h265Smart: 0.035 } as const;

/** Mbps of a stream. */
export const bitrateOf = (width: number, height: number, fps: number, codec: keyof typeof bitsPerPixel) =>
  (width * height * fps * bitsPerPixel[codec]) / 1e6;

/** GB that one Mbps fills in a day. */
export const gigabytesPerDay = 10.8;
/** What formatting takes. */
export const formatLoss = 1.1;

/** In GB, as memory cards are sold. */
const cardSizes = [32, 64, 128, 256, 512, 1024];

/** TB for these Mbps and days; `duty` is the recorded share of the time. */
export const terabytesOf = (mbps: number, days: number, duty = 1) =>
  ((mbps * gigabytesPerDay * days * duty) / 1000) * formatLoss;

/** GB of the memory card of a camera that keeps on it what moves for so many days. */
export function cardGigabytesOf(mbps: number, days: number): number {
  const needed = terabytesOf(mbps, days, norms.motionShare) * 1000;
  return cardSizes.find((size) => size >= needed) ?? Math.ceil(needed);
}
