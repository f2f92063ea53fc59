/**
 * Selects the customer's own appointments; if there are more than one page, the latest. A separate file, because every page
 * loads it.
 */
export const ownAppointmentsInput = { mine: true, order: 'desc' } as const;
