import { company, type DeliveryPrice } from '#shared/company.ts';
import type { Cents } from '#shared/money.ts';

/** What a delivery costs for goods of a value, both without VAT. */
export const deliveryCost = ({ priceCents, freeFromCents }: DeliveryPrice, goodsCents: Cents): Cents =>
  freeFromCents !== null && goodsCents >= freeFromCents ? 0 : priceCents;

/** The lowest delivery price for goods of a value, shown before a method is chosen; undefined if nothing is delivered. */
export const cheapestDelivery = (goodsCents: Cents): Cents | undefined =>
  Object.values(company().deliveryPrices)
    .map((price) => deliveryCost(price, goodsCents))
    .toSorted((one, other) => one - other)[0];
