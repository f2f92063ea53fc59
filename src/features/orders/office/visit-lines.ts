import { decimalText, numberText } from '#shared/decimals.ts';
import { hourOf } from '#features/booking/opening.ts';
import type { Appointment } from '#features/booking/contract.ts';
import type { Service } from '#features/services/contract.ts';
import { isPromisedFree } from '#features/services/rules.ts';

const line = (kind: 'free' | 'labour', name: string, price: number | undefined, quantity = 1) => ({
  kind,
  name,
  quantity: numberText(quantity, 2),
  price: price === undefined ? '' : decimalText(price, 2),
  withInstallation: false,
  discount: '',
  discountIn: 'percent' as const,
});

/**
 * What the bill of a visit begins with: its hours or its price, and the call-out. A price that only begins at its figure is left to
 * be typed, and a survey that is promised for free costs nothing.
 */
export function linesOfVisit(
  { serviceName, appointmentTime, endTime }: Pick<Appointment, 'serviceName' | 'appointmentTime' | 'endTime'>,
  service?: Pick<Service, 'price' | 'priceKind' | 'callOut' | 'role'>,
) {
  if (service && isPromisedFree(service)) return [];
  const { price, priceKind = 'from', callOut = 0 } = service ?? {};
  const hours = hourOf(endTime) - hourOf(appointmentTime);
  const work =
    priceKind === 'hour'
      ? line('labour', serviceName, price, hours)
      : line('free', serviceName || 'Επίσκεψη', priceKind === 'fixed' ? price : undefined);
  return [work, ...(callOut > 0 ? [line('free', 'Μετάβαση', callOut)] : [])];
}
