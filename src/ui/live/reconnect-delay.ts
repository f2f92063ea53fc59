const firstMs = 3_000;
const firstSpreadMs = 1_000;
const maxMs = 60_000;

/**
 * The delay before reconnecting, in milliseconds: 3 seconds plus a random part of a range that doubles with each consecutive
 * failure, so that clients that lost a server together do not return together. `random` is from 0 to 1.
 */
export function reconnectDelayMs(failures: number, random: number): number {
  const spread = Math.min(firstSpreadMs * 2 ** failures, maxMs - firstMs);
  return firstMs + Math.round(random * spread);
}
