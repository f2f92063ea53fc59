import { centsToEuros, type Cents } from '#shared/money.ts';
import { canSeePrices, type Viewer } from '#shared/viewer.ts';

/** A service as sent to the viewer: its price in euro only if the viewer may see prices. */
export function serviceForViewer<Facts extends object>(
  service: Facts & { priceCents: Cents | null },
  viewer: Viewer,
) {
  const { priceCents, ...facts } = service;
  const isShown = priceCents !== null && canSeePrices(viewer);
  return { ...facts, ...(isShown && { price: centsToEuros(priceCents) }) };
}
