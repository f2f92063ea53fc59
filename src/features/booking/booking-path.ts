import { servicesHref } from '../services/services-search.ts';
import { appointmentsHref } from './appointments-search.ts';

/** The address at which the services page opens with the booking of one of them, by its slug. */
export const bookingPath = (slug: string) => servicesHref({ book: slug });

/** Where administrators find an appointment: in its week, open. */
export const officePath = ({ id, date }: { id: string; date: string }) =>
  appointmentsHref({ date, appointment: id });
