import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useZodForm } from '#ui/form/form.ts';
import { company } from '#shared/company.ts';
import { eurosToCents, type Cents } from '#shared/money.ts';
import type { Customer } from '#features/customers/contract.ts';
import { officeLine, officeOrder, type OfficeLine } from '../../contract.ts';
import { officePrice, officeTotals, type OfficePrice } from '../../rules.ts';

/** What the form knows of a product that it may sell; cents without VAT. */
export type KnownProduct = {
  id: number;
  name: string;
  sku: string;
  priceCents: Cents;
  installationPriceCents: Cents | null;
  /** The pieces left; absent if they are not counted. */
  left?: number | undefined;
};

/** A product as the list of the catalogue gives it. */
export const knownFrom = (row: {
  id: number;
  name: string;
  sku: string;
  price: number;
  installationAvailable: boolean;
  installationPrice?: number | undefined;
  stockQuantity?: number | undefined;
}): KnownProduct => ({
  id: row.id,
  name: row.name,
  sku: row.sku,
  priceCents: eurosToCents(row.price),
  installationPriceCents:
    row.installationAvailable && row.installationPrice !== undefined
      ? eurosToCents(row.installationPrice)
      : null,
  left: row.stockQuantity,
});

export type Known = ReadonlyMap<number, KnownProduct>;

const noAmounts = { subtotal: 0, shipping: 0, tax: 0, discount: 0, total: 0 };

/** The price of a typed line; null while it is not complete. */
export function priceOf(typed: unknown, known: Known): (OfficePrice & { isGoods: boolean }) | null {
  const { data } = officeLine.safeParse(typed);
  return data ? priceOfLine(data, known) : null;
}

export const priceOfLine = (line: OfficeLine, known: Known) => ({
  ...officePrice(line, line.productId === undefined ? undefined : known.get(line.productId)),
  isGoods: line.kind === 'product',
});

type Amounts = Parameters<typeof officeTotals>[1];

/** An order's amounts from its lines, as the server reckons them. */
export const totalsOfLines = (
  lines: readonly OfficeLine[],
  amounts: Omit<Amounts, 'postalCode'> & { shippingAddress: { postalCode?: string | undefined } },
  known: Known,
) =>
  officeTotals(
    lines.map((line) => priceOfLine(line, known)),
    { ...amounts, postalCode: amounts.shippingAddress.postalCode },
  );

/** Where a customer's orders go. */
export const addressOf = (customer: Customer | undefined) => ({
  fullName: customer?.fullName ?? '',
  company: customer?.companyName ?? '',
  address: customer?.address ?? '',
  city: customer?.city ?? '',
  postalCode: customer?.postalCode ?? '',
  phone: customer?.phone ?? '',
  instructions: '',
});

/** The form of an order of the office, for this customer if one is known, and the products that it knows. */
export function useOfficeForm(customer: Customer | undefined) {
  const [known, setKnown] = useState<Known>(new Map());
  const form = useZodForm(officeOrder, {
    customerId: customer?.id ?? '',
    lines: [],
    shippingMethod: company().deliveries[0]?.id ?? '',
    shippingAddress: addressOf(customer),
    shipping: '',
    discount: '',
    discountIn: 'percent',
    discountReason: '',
    orderNotes: '',
    purchaseOrder: '',
    beginsEarly: false,
    // Nobody's money is recorded by a default.
    payment: '' as 'paid',
    via: 'cash',
    deposit: '',
    dueOn: '',
    summary: noAmounts,
  });
  const learn = (products: readonly KnownProduct[]) =>
    setKnown((before) => new Map([...before, ...products.map((one) => [one.id, one] as const)]));
  return { form, known, learn };
}

export type OfficeForm = ReturnType<typeof useOfficeForm>['form'];

/** The amounts of what is typed so far; fields that are not complete count nothing. */
export function useTypedTotals(form: OfficeForm, known: Known) {
  const typed = useWatch({ control: form.control });
  const lines = (typed.lines ?? []).flatMap((line) => officeLine.safeParse(line).data ?? []);
  const { discount, shipping } = officeOrder.shape;
  return totalsOfLines(
    lines,
    {
      shippingMethod: typed.shippingMethod ?? '',
      shipping: shipping.safeParse(typed.shipping).data,
      discount: discount.safeParse(typed.discount).data,
      discountIn: typed.discountIn ?? 'percent',
      shippingAddress: { postalCode: typed.shippingAddress?.postalCode },
    },
    known,
  );
}
