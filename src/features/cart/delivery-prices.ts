import type { Cents } from '#shared/money.ts';

/** The price of each delivery method, without VAT. */
export const deliveryPrices = { standard: 599, express: 1299, installation: 4999 } as const;

/** The lowest delivery price, shown before a method is chosen. */
export const cheapestDelivery: Cents = Math.min(...Object.values(deliveryPrices));
