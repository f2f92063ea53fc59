import { formatPhone } from '#shared/phone.ts';
import { formatPostalCode } from '#shared/postal-code.ts';
import type { AppointmentRequest } from './contract.ts';

/** The known details of a customer who is about to book. */
export type KnownCustomer = {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | undefined;
  address?: string | undefined;
  city?: string | undefined;
  postalCode?: string | undefined;
};

/** Prefills the booking's form from the account, so that only the day and hour remain to be chosen. */
export function bookingDefaults(
  customer: KnownCustomer,
): Pick<AppointmentRequest, 'customerName' | 'customerEmail' | 'customerPhone' | 'address'> {
  const { firstName, lastName, email, phone, address, city, postalCode } = customer;
  const cityLine = [city, postalCode && formatPostalCode(postalCode)].filter(Boolean).join(' ');
  return {
    customerName: `${firstName} ${lastName}`,
    customerEmail: email,
    customerPhone: phone && formatPhone(phone),
    address: [address, cityLine].filter(Boolean).join(', '),
  };
}

const required = ['appointmentDate', 'appointmentTime', 'customerName', 'customerEmail'] as const;

/** Whether a field that booking requires is missing. */
export function lacksRequired(values: Partial<Record<(typeof required)[number], string>>): boolean {
  return required.some((name) => !values[name]?.trim());
}
