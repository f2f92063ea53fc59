/** Asks for the customer's own appointments; of more than can be read at once, the latest. Apart, for every page loads it. */
export const ownAppointmentsInput = { mine: true, order: 'desc' } as const;
