/** Loads the booking dialog with its calendar and form on demand, so that no page loads them initially. */
export const loadBookingDialog = () => import('./BookingDialog.tsx');
