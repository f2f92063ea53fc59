import { lastStep } from './checkout.ts';

/** The step that corrects a refused order: the one with the first invalid field, or the one that the code concerns. */
export function stepAfterRefusal(code: string, fields: Readonly<Record<string, string>> = {}): number {
  const names = Object.keys(fields);
  if (names.some((name) => /^(shippingAddress\.|invoice\.|purchaseOrder$)/.test(name))) return 1;
  if (names.includes('shippingMethod')) return 2;
  if (names.some((name) => name.startsWith('paymentMethod.'))) return 3;
  return stepsAfter[code] ?? lastStep;
}

const stepsAfter: Partial<Record<string, number>> = {
  CART_CHANGED: 0,
  OUT_OF_STOCK: 0,
  NO_INSTALLATION: 0,
  PRODUCT_GONE: 0,
  PAYMENT_DECLINED: 3,
  CARDS_NOT_OFFERED: 3,
  CASH_NOT_OFFERED: 3,
  TOO_MANY_POINTS: 3,
  POINTS_SPENT: 3,
  OWN_ACCOUNT_TOO_SMALL: 3,
  ACCOUNT_WITH_CARD: 3,
};
