import * as z from 'zod/mini';
import { regionOf } from '#shared/postal-code.ts';
import type { SavedAddress } from './contract.ts';
import type { TypedAddress } from '../checkout/checkout.ts';
import { shippingAddress, type ShippingAddress } from '../contract.ts';

const fields = [
  'fullName',
  'company',
  'address',
  'city',
  'postalCode',
  'region',
  'phone',
  'instructions',
] as const;

/** An address as the checkout's form has it. */
export const toTyped = (address: ShippingAddress): TypedAddress => ({
  fullName: address.fullName,
  company: address.company ?? '',
  address: address.address,
  city: address.city,
  postalCode: address.postalCode,
  region: address.region ?? regionOf(address.postalCode),
  phone: address.phone,
  instructions: address.instructions ?? '',
});

/** An address whose numbers are written in one way only; as it is while it is invalid. */
function normalised(address: TypedAddress): TypedAddress {
  const { success, data } = z.safeParse(shippingAddress, address);
  return success ? toTyped(data) : address;
}

/** Which of the kept addresses was typed, however its numbers are written; undefined for another address. */
export function keptAs(address: TypedAddress, kept: readonly SavedAddress[]): SavedAddress | undefined {
  const typed = normalised(address);
  return kept.find((saved) => {
    const own = normalised(toTyped(saved));
    return fields.every((name) => own[name] === typed[name]);
  });
}
