import type { PriceKind, ServiceRole } from './contract.ts';
import { company } from '#shared/company.ts';
import { centsToEuros, type Cents } from '#shared/money.ts';
import { canSeePrices, type Viewer } from '#shared/viewer.ts';

/** Whether the company promises a service for free, whatever price is stored of it. */
export const isPromisedFree = ({ role }: { role?: ServiceRole | null | undefined }): boolean =>
  role === 'survey' && company().promises.freeSurvey;

/** A service as sent to the viewer: its price and call-out in euro only if the viewer may see prices. */
export function serviceForViewer<Facts extends object>(
  service: Facts & { priceCents: Cents | null; priceKind: PriceKind; callOutCents: Cents | null },
  viewer: Viewer,
) {
  const { priceCents, priceKind, callOutCents, ...facts } = service;
  if (!canSeePrices(viewer)) return facts;
  return {
    ...facts,
    ...(priceCents !== null && { price: centsToEuros(priceCents), priceKind }),
    ...(callOutCents !== null && { callOut: centsToEuros(callOutCents) }),
  };
}
