import { isCollected } from '#shared/collected.ts';
import { company } from '#shared/company.ts';
import { plural } from '#shared/greek.ts';

/** When a product in stock arrives by the company's first delivery that is not collected, in a few words. */
export function deliveryTime(): string {
  const { deliveries } = company();
  const first = deliveries.find(({ id }) => !isCollected(id));
  if (!first) return deliveries.length > 0 ? 'Παραλαβή από το κατάστημα' : 'Κατόπιν συνεννόησης';
  if (first.workingDays === null) return 'Κατόπιν συνεννόησης';
  return first.workingDays === 0 ? 'Αυθημερόν' : `Έως ${plural(first.workingDays, 'εργάσιμη', 'εργάσιμες')}`;
}
