import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';
import { freeText } from '#shared/fields.ts';
import { order, shippingAddress } from '../contract.ts';

/** The maximum number of a customer's addresses. */
export const maxAddresses = 10;

/** A delivery address as its form is sent. */
export const addressEntry = z.extend(shippingAddress, {
  /** How the customer calls it: «Γραφείο». */
  label: freeText(40),
  /** The checkout begins with it; it takes the place of the one before. */
  isDefault: z._default(z.boolean(), false),
});
export type AddressEntry = z.infer<typeof addressEntry>;

const savedAddress = z.extend(order.shape.shippingAddress, {
  id: z.string(),
  label: z.string(),
  isDefault: z.boolean(),
});
export type SavedAddress = z.infer<typeof savedAddress>;

const ofAddress = { addressId: z.string().check(z.maxLength(40)) };
/** All addresses of the customer, the default first. */
const addresses = z.array(savedAddress);

export const addressBookContract = {
  listAddresses: endpoint.customer.get('/customer/addresses', 'The own delivery addresses').output(addresses),
  addAddress: endpoint.customer
    .post('/customer/addresses', 'Keep a delivery address')
    .input(addressEntry)
    .output(addresses),
  changeAddress: endpoint.customer
    .put('/customer/addresses/{addressId}', 'Change a kept delivery address; orders keep theirs')
    .input(z.extend(addressEntry, ofAddress))
    .output(addresses),
  removeAddress: endpoint.customer
    .delete('/customer/addresses/{addressId}', 'Delete a kept delivery address; a missing one is no error')
    .input(z.object(ofAddress))
    .output(addresses),
};
