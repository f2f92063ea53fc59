/** The address at which the services page opens with the booking of one of them, by its slug. */
export const bookingPath = (slug: string) => `/services?book=${encodeURIComponent(slug)}`;

/** Where administrators find an appointment: in its week, open. */
export const officePath = ({ id, date }: { id: string; date: string }) =>
  `/appointments-admin?date=${date}&appointment=${id}`;
