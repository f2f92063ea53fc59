import { accountContract } from '../features/account/contract.ts';
import { cartContract } from '../features/cart/contract.ts';
import { contactContract } from '../features/contact/contract.ts';

/** Every endpoint of the product, one line a feature. */
export const contract = {
  account: accountContract,
  cart: cartContract,
  contact: contactContract,
};

export type Contract = typeof contract;
