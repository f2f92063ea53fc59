import { servicesHref } from '#features/services/services-search.ts';
import { appointmentsHref } from './appointments-search.ts';

/** The address of the services page with the booking dialog of this service open. */
export const bookingPath = (slug: string) => servicesHref({ book: slug });

export const ownAppointmentsPath = '/customer-dashboard?tab=appointments';

/** The administrators' address of an appointment: open, in its week. */
export const adminAppointmentPath = ({ id, date }: { id: string; date: string }) =>
  appointmentsHref({ date, appointment: id });
