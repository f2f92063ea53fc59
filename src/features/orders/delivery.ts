import { addDays, type LocalDate } from '../../shared/dates.ts';
import { isWorkingDay } from '../../shared/holidays.ts';
import type { Cents } from '../../shared/money.ts';
import { deliveryPrices } from '../cart/delivery-prices.ts';
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

/** The estimated day of delivery for an order that is sent on `from`; null if it is agreed by telephone. */
export function estimatedDelivery(method: ShippingMethod, from: LocalDate): LocalDate | null {
  const { workingDays } = deliveries[method];
  if (workingDays === null) return null;
  let day = from;
  for (let left = workingDays; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
