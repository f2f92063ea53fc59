import { company } from '#shared/company.ts';
import type { CartLine } from '#features/cart/contract.ts';
import { whyNotDelivered } from '../delivery.ts';
import { installedPieces, whyNoTechnicians, withoutInstallation } from '../installation/rules.ts';

/** Where an order is to go, and where technicians do. */
type Goal = { address: { postalCode: string }; area: readonly string[] };

/** Why nothing of a cart can be delivered to its address, as a Greek sentence; null if something can. */
export function whyNotThere({ address, area }: Goal, lines: readonly CartLine[]) {
  const away = whyNoTechnicians(area, address.postalCode);
  if (away && installedPieces(lines) > 0) return `${away} ${withoutInstallation}`;
  const reasons = company().deliveries.map(({ id }) =>
    id === 'installation' ? away : whyNotDelivered(id, address.postalCode),
  );
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

/** Why the chosen delivery does not go to the address; null if it does. */
export function whyNotChosen({
  shippingMethod,
  address,
  area,
}: Goal & { shippingMethod: string }): string | null {
  if (shippingMethod !== 'installation') return whyNotDelivered(shippingMethod, address.postalCode);
  const away = whyNoTechnicians(area, address.postalCode);
  return away && `${away} Επιλέξτε άλλον τρόπο παράδοσης.`;
}
