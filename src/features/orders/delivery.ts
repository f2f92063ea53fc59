import { isCollected } from '#shared/collected.ts';
import { company, type Delivery } from '#shared/company.ts';
import { addDays, type LocalDate } from '#shared/dates.ts';
import { isWorkingDay } from '#shared/holidays.ts';
import type { Cents } from '#shared/money.ts';
import { formatPostalCode, parsePostalCode } from '#shared/postal-code.ts';
import { deliveryCost } from '#features/cart/delivery-cost.ts';
import type { ShippingMethod } from './contract.ts';

/** The delivery that is offered under this name now. */
export const deliveryOf = (method: ShippingMethod): Delivery | undefined =>
  company().deliveries.find(({ id }) => id === method);

/** Whether a courier brings it, with a number to follow. */
export const isByCourier = (method: ShippingMethod) => method !== 'installation' && !isCollected(method);

/** The area of the settings in which a typed postal code lies: of several the one that names the most of its digits. */
function areaOf(typed: string) {
  const code = parsePostalCode(typed);
  return company()
    .deliveryAreas.flatMap((area) =>
      area.prefixes.flatMap((prefix) =>
        code?.startsWith(prefix) ? [{ ...area, digits: prefix.length }] : [],
      ),
    )
    .toSorted((one, other) => other.digits - one.digits)[0];
}

/**
 * What a delivery to a postal code costs without VAT for goods of a value without VAT; 0 for one whose price nobody may see. A
 * courier's surcharge is added also where the delivery itself is free.
 */
export function deliveryCents(method: ShippingMethod, goodsCents: Cents, postalCode: string): Cents {
  const price = company().deliveryPrices[method];
  if (!price) return 0;
  const surcharge = isByCourier(method) ? areaOf(postalCode)?.surchargeCents : undefined;
  return deliveryCost(price, goodsCents) + (surcharge ?? 0);
}

/** Why a delivery does not go to a postal code, as a Greek sentence; null if it does or the code is incomplete. */
export function whyNotDelivered(method: ShippingMethod, postalCode: string): string | null {
  if (!isByCourier(method) || areaOf(postalCode)?.isServed !== false) return null;
  const other = company().deliveries.some(({ id }) => isCollected(id))
    ? 'Επιλέξτε παραλαβή από το κατάστημα ή άλλη διεύθυνση.'
    : 'Επιλέξτε άλλη διεύθυνση.';
  return `Με courier δεν παραδίδουμε στον ΤΚ ${formatPostalCode(parsePostalCode(postalCode) ?? postalCode)}. ${other}`;
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
