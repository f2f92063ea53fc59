import { company, type Delivery } from '#shared/company.ts';
import { addDays, type LocalDate } from '#shared/dates.ts';
import { isWorkingDay } from '#shared/holidays.ts';
import type { Cents } from '#shared/money.ts';
import { deliveryCost } from '#features/cart/delivery-cost.ts';
import type { ShippingMethod } from './contract.ts';

/** The delivery that is offered under this name now. */
export const deliveryOf = (method: ShippingMethod): Delivery | undefined =>
  company().deliveries.find(({ id }) => id === method);

/** What a delivery costs without VAT for goods of a value without VAT; 0 for one whose price nobody may see. */
export function deliveryCents(method: ShippingMethod, goodsCents: Cents): Cents {
  const price = company().deliveryPrices[method];
  return price ? deliveryCost(price, goodsCents) : 0;
}

/** What an order keeps of the delivery it was sold with. */
export type OrderDelivery = {
  shippingMethod: ShippingMethod;
  deliveryLabel: string;
  deliveryDays: number | null;
};

function nextWorkingDay(after: LocalDate): LocalDate {
  const day = addDays(after, 1);
  return isWorkingDay(day) ? day : nextWorkingDay(day);
}

/**
 * The first day on which technicians can be at the customer's with an order's products: at once if they have arrived, the
 * working day after their expected arrival, or the next one if the technician brings them.
 */
export function firstVisitDay(
  {
    deliveryDays,
    estimatedDelivery: expected,
    deliveredAt,
  }: Pick<OrderDelivery, 'deliveryDays'> & { estimatedDelivery: LocalDate | null; deliveredAt: Date | null },
  today: LocalDate,
): LocalDate {
  if (deliveredAt) return today;
  const there = expected ?? estimatedDelivery(deliveryDays, today) ?? today;
  return nextWorkingDay(there < today ? today : there);
}

/** The estimated day of delivery for an order that is sent on `from` and takes so many working days; null if it is agreed. */
export function estimatedDelivery(workingDays: number | null, from: LocalDate): LocalDate | null {
  if (workingDays === null) return null;
  let day = from;
  for (let left = workingDays; left > 0; left -= 1) day = nextWorkingDay(day);
  return day;
}
