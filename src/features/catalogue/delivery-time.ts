import { isCollected } from '#shared/collected.ts';
import { company } from '#shared/company.ts';
import { plural } from '#shared/greek.ts';

/** When a product in stock arrives by the company's first delivery that is not collected, in a few words. */
export function deliveryTime(): string {
  const first = company().deliveries.find(({ id }) => !isCollected(id));
  if (!first) return 'Παραλαβή από το κατάστημα';
  if (first.workingDays === null) return 'Κατόπιν συνεννόησης';
  return first.workingDays === 0 ? 'Αυθημερόν' : `Έως ${plural(first.workingDays, 'εργάσιμη', 'εργάσιμες')}`;
}
