/** Fetches the booking dialog with its calendar and form; no page loads them before they are wanted. */
export const loadBookingDialog = async () => ({
  default: (await import('./BookingDialog.tsx')).BookingDialog,
});
