import type { ViewerCustomer } from '#shared/viewer.ts';

/** What a signed-in customer reads in place of a price. */
export function whyNoPrices({ isRejected, isVerified }: ViewerCustomer): string {
  if (isRejected) return 'Τιμές μόνο για εγκεκριμένους πελάτες';
  return isVerified ? 'Χωρίς πρόσβαση στις τιμές' : 'Τιμές μετά την έγκριση';
}
