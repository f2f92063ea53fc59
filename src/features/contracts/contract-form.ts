import * as z from 'zod/mini';
import { text } from '#shared/fields.ts';
import { decimalText } from '#shared/decimals.ts';
import type { LocalDate } from '#shared/dates.ts';
import { formatPostalCode } from '#shared/postal-code.ts';
import { contractFields } from './contract.ts';
import type { OfficeContract } from './shown-contract.ts';
import { usualPayDays } from './limits.ts';

/** The form of a contract; its customer is chosen once. */
export const contractForm = z.safeExtend(contractFields, { customerId: text(40, 'Επιλέξτε πελάτη') });

export type ContractFormValues = z.input<typeof contractForm>;
export type TypedContract = z.output<typeof contractForm>;

/** Whose a new contract is. */
export type ContractCustomer = {
  id: string;
  address?: string | undefined;
  city?: string | undefined;
  postalCode?: string | undefined;
};

/** The initial values of the form, of an existing or a new contract. */
export function contractValues(
  contract: OfficeContract | undefined,
  customer: ContractCustomer | undefined,
  today: LocalDate,
): ContractFormValues {
  const first = contract?.prices[0]?.price.net;
  const postalCode = contract?.postalCode ?? customer?.postalCode;
  return {
    customerId: contract?.customerId ?? customer?.id ?? '',
    kind: contract?.kind ?? 'maintenance',
    title: contract?.title ?? '',
    includes: contract?.includes ?? '',
    address: contract?.address ?? customer?.address ?? '',
    city: contract?.city ?? customer?.city ?? '',
    postalCode: postalCode ? formatPostalCode(postalCode) : '',
    serviceId: contract?.serviceId === undefined ? '' : String(contract.serviceId),
    visitMonths: contract?.visitMonths === undefined ? '' : String(contract.visitMonths),
    startsOn: contract?.startsOn ?? today,
    billsFrom: contract && contract.billsFrom !== contract.startsOn ? contract.billsFrom : '',
    endsOn: contract?.endsOn ?? '',
    periodMonths: String(contract?.periodMonths ?? 12),
    billsAhead: contract?.billsAhead ?? true,
    price: first === undefined ? '' : decimalText(first, 2),
    priceIn: 'net',
    lines: (contract?.lines ?? []).map((line) => ({ text: line.text, price: decimalText(line.net, 2) })),
    indexPercent: contract?.indexPercent === undefined ? '' : decimalText(contract.indexPercent),
    noticeDays: contract?.noticeDays === undefined ? '' : String(contract.noticeDays),
    payDays: String(contract?.payDays ?? usualPayDays),
  };
}
