import type { Cents } from '../../shared/money.ts';

/** What each way of delivery costs, without VAT. */
export const deliveryPrices = { standard: 599, express: 1299, installation: 4999 } as const;

/** From what delivery costs, before a way has been chosen. */
export const cheapestDelivery: Cents = Math.min(...Object.values(deliveryPrices));
