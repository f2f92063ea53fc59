import { addDays, type LocalDate } from '#shared/dates.ts';
import { isWorkingDay } from '#shared/holidays.ts';
import type { Cents } from '#shared/money.ts';
import { deliveryPrices } from '#features/cart/delivery-prices.ts';
import type { ShippingMethod } from './contract.ts';

type Delivery = {
  label: string;
  promise: string;
  priceCents: Cents;
  /** The maximum number of working days; null if the day is agreed by telephone. */
  workingDays: number | null;
};

/** The delivery methods; prices without VAT. */
export const deliveries: Record<ShippingMethod, Delivery> = {
  standard: {
    label: 'Κανονική Παράδοση',
    promise: '3–5 εργάσιμες ημέρες, με courier στην πόρτα σας',
    priceCents: deliveryPrices.standard,
    workingDays: 5,
  },
  express: {
    label: 'Ταχεία Παράδοση',
    promise: '1–2 εργάσιμες ημέρες, με courier στην πόρτα σας',
    priceCents: deliveryPrices.express,
    workingDays: 2,
  },
  installation: {
    label: 'Παράδοση & Εγκατάσταση',
    promise: 'Επαγγελματική εγκατάσταση, σε ημέρα που θα συμφωνήσουμε',
    priceCents: deliveryPrices.installation,
    workingDays: null,
  },
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
    shippingMethod,
    estimatedDelivery: expected,
    deliveredAt,
  }: { shippingMethod: ShippingMethod; estimatedDelivery: LocalDate | null; deliveredAt: Date | null },
  today: LocalDate,
): LocalDate {
  if (deliveredAt) return today;
  const there = expected ?? estimatedDelivery(shippingMethod, today) ?? today;
  return nextWorkingDay(there < today ? today : there);
}

/** The estimated day of delivery for an order that is sent on `from`; null if it is agreed by telephone. */
export function estimatedDelivery(method: ShippingMethod, from: LocalDate): LocalDate | null {
  const { workingDays } = deliveries[method];
  if (workingDays === null) return null;
  let day = from;
  for (let left = workingDays; left > 0; left -= 1) day = nextWorkingDay(day);
  return day;
}
