import * as z from 'zod/mini';
import { dropUndefined, type PartialInput } from '#shared/partial-input.ts';
import { formatPostalCode, parsePostalCode } from '#shared/postal-code.ts';
import { shippingAddress, type Order } from './contract.ts';
import { givenInvoice, invoice } from './invoice-contract.ts';

/** The billing values as selected and typed in the checkout. */
export const typedBilling = z.object({
  document: z.enum(['receipt', 'invoice']),
  invoice: givenInvoice,
  purchaseOrder: z.string(),
});

export type TypedBilling = z.infer<typeof typedBilling>;

export const documentLabels: Record<TypedBilling['document'], string> = {
  receipt: 'Απόδειξη',
  invoice: 'Τιμολόγιο',
};

const noInvoice = {
  companyName: '',
  afm: '',
  doy: '',
  profession: '',
  address: '',
  city: '',
  postalCode: '',
};

/** The initial billing: an invoice for a business, a receipt for a private customer; the fields come from the profile. */
export function beginBilling(
  isBusiness: boolean,
  known: PartialInput<TypedBilling['invoice']>,
): TypedBilling {
  return {
    document: isBusiness ? 'invoice' : 'receipt',
    invoice: { ...noInvoice, ...dropUndefined(known) },
    purchaseOrder: '',
  };
}

// Only businesses have this field.
const ownNumber = z.optional(z.string().check(z.maxLength(40)));

/** The form of the second step: the delivery address, and for an invoice its recipient. */
export const detailsForm = z.discriminatedUnion('document', [
  z.extend(shippingAddress, {
    document: z.literal('receipt'),
    invoice: givenInvoice,
    purchaseOrder: ownNumber,
  }),
  z.extend(shippingAddress, {
    document: z.literal('invoice'),
    invoice,
    purchaseOrder: ownNumber,
  }),
]);

const invoiceLabels = {
  companyName: 'επωνυμία',
  afm: 'ΑΦΜ',
  doy: 'ΔΟΥ',
  profession: 'επάγγελμα',
  address: 'διεύθυνση έδρας',
  city: 'πόλη έδρας',
  postalCode: 'ΤΚ έδρας',
} as const satisfies Record<keyof TypedBilling['invoice'], string>;

/** The labels of the blank fields of a requested invoice. */
export const missingOfInvoice = ({ document, invoice: typed }: TypedBilling): string[] =>
  document === 'invoice'
    ? Object.entries(invoiceLabels).flatMap(([name, label]) =>
        typed[name as keyof typeof invoiceLabels].trim() === '' ? [label] : [],
      )
    : [];

/** The billing as sent with the order. */
export const billingOf = ({ document, invoice: typed, purchaseOrder }: TypedBilling) => ({
  ...(document === 'invoice' && { invoice: typed }),
  ...(purchaseOrder.trim() && { purchaseOrder }),
});

type Documented = Partial<Pick<Order, 'invoice' | 'purchaseOrder'>>;

/** The billing of an order as labelled lines for pages, print and e-mails. */
export function billingRows({ invoice: given, purchaseOrder }: Documented): [label: string, text: string][] {
  const postalCode = parsePostalCode(given?.postalCode ?? '');
  const rows: [string, string][] = given
    ? [
        ['Παραστατικό', documentLabels.invoice],
        ['Επωνυμία', given.companyName],
        ['ΑΦΜ', given.afm],
        ['ΔΟΥ', given.doy],
        ['Επάγγελμα', given.profession],
        [
          'Έδρα',
          `${given.address}, ${postalCode ? formatPostalCode(postalCode) : given.postalCode} ${given.city}`,
        ],
      ]
    : [['Παραστατικό', documentLabels.receipt]];
  return purchaseOrder ? [...rows, ['Αριθμός παραγγελίας σας', purchaseOrder]] : rows;
}
