import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { decimalText } from '#shared/decimals.ts';
import type { Order } from '../../../contract.ts';
import { useZodForm } from '#ui/form/form.ts';
import { company } from '#shared/company.ts';
import { centsToEuros, eurosToCents } from '#shared/money.ts';
import { chosenRegion } from '#shared/postal-code.ts';
import type { Appointment } from '#features/booking/contract.ts';
import type { Service } from '#features/services/contract.ts';
import type { Customer } from '#features/customers/contract.ts';
import { officeLine, officeOrder, type OfficeLine } from '../../contract.ts';
import { linesOfVisit } from '../../visit-lines.ts';
import { officePrice, officeTotals, type OfficePrice } from '../../rules.ts';
import type { Known, KnownProduct } from '../../known-product.ts';

const keptId = (of: number) => -1 - of;

/** What is known of a typed line; undefined of one that is no product. */
export function knownOf(
  { of, productId }: { of?: unknown; productId?: unknown },
  known: Known,
): KnownProduct | undefined {
  if (of !== undefined) return known.get(keptId(Number(of)));
  return productId === undefined ? undefined : known.get(Number(productId));
}

const noAmounts = { subtotal: 0, shipping: 0, tax: 0, discount: 0, total: 0 };

/** The price of a typed line; null while it is not complete. */
export function priceOf(typed: unknown, known: Known): (OfficePrice & { isGoods: boolean }) | null {
  const { data } = officeLine.safeParse(typed);
  return data ? priceOfLine(data, known) : null;
}

function priceOfLine(line: OfficeLine, known: Known) {
  const product = knownOf(line, known);
  const sold = product?.soldAtCents;
  if (sold === undefined) return { ...officePrice(line, product), isGoods: line.kind === 'product' };
  const kept = { ...line, kind: 'product' as const, price: line.price ?? centsToEuros(sold) };
  return { ...officePrice(kept, product), isGoods: product?.sku !== '' };
}

type Amounts = Parameters<typeof officeTotals>[1];

/** An order's amounts from its lines, as the server reckons them. */
export const totalsOfLines = (
  lines: readonly OfficeLine[],
  amounts: Omit<Amounts, 'postalCode'> & { shippingAddress: { postalCode?: string | undefined } },
  known: Known,
  rates?: OrderRates,
) =>
  officeTotals(
    lines.map((line) => priceOfLine(line, known)),
    { ...amounts, postalCode: amounts.shippingAddress.postalCode },
    rates,
  );

/** The rate of VAT that an order keeps, and what of it was paid with points. */
export type OrderRates = NonNullable<Parameters<typeof officeTotals>[2]>;

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

type Begun = Partial<z.input<typeof officeOrder>>;

const text = (euros: number) => decimalText(euros, 2);

/** What an order says, as its form begins with it. Customer and payment stay what they are. */
export function begunFrom(order: Order): { values: Begun; known: Known } {
  const { items, officeDiscount, shippingAddress: to } = order;
  return {
    values: {
      customerId: order.customerId ?? '-',
      payment: 'cash',
      lines: items.map(({ id, quantity, price, installationPrice }, of) => ({
        kind: id === undefined ? ('free' as const) : ('product' as const),
        of,
        name: '–',
        quantity: String(quantity),
        price: text(price),
        withInstallation: installationPrice !== undefined,
        discount: '',
        discountIn: 'percent' as const,
      })),
      shippingMethod: order.shippingMethod,
      shippingAddress: {
        ...to,
        company: to.company ?? '',
        // The form has no field for it: it follows the postal code.
        region: chosenRegion(to.region, to.postalCode),
        instructions: to.instructions ?? '',
      },
      shipping: text(order.shipping),
      ...(officeDiscount !== undefined && { discount: text(officeDiscount), discountIn: 'euro' as const }),
      discountReason: order.discountReason ?? '',
      orderNotes: order.notes ?? '',
      ...(order.invoice && { invoice: order.invoice }),
      purchaseOrder: order.purchaseOrder ?? '',
      beginsEarly: order.beginConsentAt !== undefined,
    },
    known: new Map(
      items.map(({ name, sku, price, listPrice = price, installationPrice }, of) => [
        keptId(of),
        {
          id: keptId(of),
          name,
          sku,
          priceCents: eurosToCents(listPrice),
          soldAtCents: eurosToCents(price),
          installationPriceCents: installationPrice === undefined ? null : eurosToCents(installationPrice),
        },
      ]),
    ),
  };
}

/** What the form of a new order begins with, for this customer if one is known. */
export const begunFor = (customer: Customer | undefined): { values: Begun; known: Known } => ({
  values: { customerId: customer?.id ?? '', shippingAddress: addressOf(customer) },
  known: new Map(),
});

/** What the form of a visit's bill begins with: its customer, or a new one by its name, its place, and what its service costs. */
export function begunForVisit(
  visit: Appointment,
  service: Service | undefined,
  customer: Customer | undefined,
): { values: Begun; known: Known } {
  const { customerName, customerPhone = '', address = '' } = visit;
  const [firstName = '', ...rest] = customerName.split(' ');
  const email = visit.customerEmail;
  const to = addressOf(customer);
  return {
    values: {
      visitId: visit.id,
      customerId: customer?.id ?? '',
      ...(!customer && {
        newCustomer: { accountType: 'private' as const, firstName, lastName: rest.join(' '), email },
      }),
      lines: linesOfVisit(visit, service),
      shippingMethod: 'installation',
      shipping: '0',
      shippingAddress: {
        ...to,
        fullName: to.fullName || customerName,
        address: to.address || address,
        phone: to.phone || customerPhone,
      },
    },
    known: new Map(),
  };
}

/** The form of an order of the office, and the products that it knows. */
export function useOfficeForm(begun: () => { values: Begun; known: Known }) {
  const [{ values, known: first }] = useState(begun);
  const [known, setKnown] = useState(first);
  const form = useZodForm(officeOrder, {
    customerId: '',
    lines: [],
    shippingMethod: company().deliveries[0]?.id ?? '',
    shippingAddress: addressOf(undefined),
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
    ...values,
  });
  const learn = (products: readonly KnownProduct[]) =>
    setKnown((before) => new Map([...before, ...products.map((one) => [one.id, one] as const)]));
  return { form, known, learn };
}

export type OfficeForm = ReturnType<typeof useOfficeForm>['form'];

/** The amounts of what is typed so far; fields that are not complete count nothing. */
export function useTypedTotals(form: OfficeForm, known: Known, rates?: OrderRates) {
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
    rates,
  );
}
