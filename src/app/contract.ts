import { accountContract } from '../features/account/contract.ts';
import { contactContract } from '../features/contact/contract.ts';

/** Every endpoint of the product, one line a feature. */
export const contract = {
  account: accountContract,
  contact: contactContract,
};

export type Contract = typeof contract;
