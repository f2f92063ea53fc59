import { implement } from '@orpc/server';
import { guard, type ApiContext } from '../../../server/serve.ts';
import { addressBookContract } from '../address-contract.ts';
import { addAddress, changeAddress, readAddresses, removeAddress } from './address-book.ts';

const book = implement(addressBookContract).$context<ApiContext>().use(guard);

export const addressBookApi = book.router({
  listAddresses: book.listAddresses.handler(({ context }) => readAddresses(context)),
  addAddress: book.addAddress.handler(({ context, input }) => addAddress(context, input)),
  changeAddress: book.changeAddress.handler(({ context, input }) => changeAddress(context, input)),
  removeAddress: book.removeAddress.handler(({ context, input }) => removeAddress(context, input.addressId)),
});
