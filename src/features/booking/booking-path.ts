/** The address at which the services page opens with the booking of one of them, by its slug. */
export const bookingPath = (slug: string) => `/services?book=${encodeURIComponent(slug)}`;
