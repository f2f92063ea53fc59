const firstMs = 3_000;
const firstSpreadMs = 1_000;
const longestMs = 60_000;

/**
 * How long to wait before connecting again, in milliseconds: 3 seconds and a part of a spread that doubles with each
 * failure in a row, so that a crowd that lost its server together does not come back together. `random` is from 0 to 1.
 */
export function reconnectDelayMs(failures: number, random: number): number {
  const spread = Math.min(firstSpreadMs * 2 ** failures, longestMs - firstMs);
  return firstMs + Math.round(random * spread);
}
