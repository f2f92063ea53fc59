import { formatDate } from '#shared/dates.ts';
import type { Absence } from './absence-contract.ts';

/** The days of an absence, «23/11» or «23/11 – 27/11». */
export function absenceText({ from, to }: Pick<Absence, 'from' | 'to'>): string {
  const [first, last] = [formatDate(from).slice(0, 5), formatDate(to).slice(0, 5)];
  return first === last ? first : `${first} – ${last}`;
}
