import { centsToEuros, type Cents } from '../../shared/money.ts';
import { canSeePrices, type Viewer } from '../../shared/viewer.ts';

/** A service as it may leave the server: its price in euro only for a viewer who may see prices. */
export function serviceForViewer<Facts extends object>(
  service: Facts & { priceCents: Cents | null },
  viewer: Viewer,
) {
  const { priceCents, ...facts } = service;
  const isShown = priceCents !== null && canSeePrices(viewer);
  return { ...facts, ...(isShown && { price: centsToEuros(priceCents) }) };
}
