import type { ViewerCustomer } from '#shared/viewer.ts';

/** Why a signed-in customer reads no prices, in place of one. */
export function whyNoPrices({ isRejected, isVerified }: ViewerCustomer): string {
  if (isRejected) return 'Τιμές μόνο για εγκεκριμένους πελάτες';
  return isVerified ? 'Χωρίς πρόσβαση στις τιμές' : 'Τιμές μετά την έγκριση';
}
