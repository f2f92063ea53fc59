import { implement } from '@orpc/server';
import { call } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { addressBookContract } from '../contract.ts';
import { addAddress, changeAddress, readAddresses, removeAddress } from './actions.ts';

const book = implement(addressBookContract).$context<ApiContext>().use(guard);

export const addressBookApi = book.router({
  listAddresses: book.listAddresses.handler(({ context }) => readAddresses(context)),
  addAddress: book.addAddress.handler(call(addAddress)),
  changeAddress: book.changeAddress.handler(call(changeAddress)),
  removeAddress: book.removeAddress.handler(call(removeAddress)),
});
