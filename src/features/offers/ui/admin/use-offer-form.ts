import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { decimalText } from '#shared/decimals.ts';
import { optionalText } from '#shared/fields.ts';
import { eurosToCents, type Cents } from '#shared/money.ts';
import { useApi } from '#ui/page/api.ts';
import { useZodForm } from '#ui/form/form.ts';
import { newCustomerFields } from '#features/customers/intake-contract.ts';
import { knownFrom, type Known, type KnownProduct } from '#features/orders/office/known-product.ts';
import { offerContent, offerLine, type KeptContent } from '../../content-contract.ts';
import type { OfficeOffer } from '../../contract.ts';
import { chosenFirst, depositOf, marginOf, offerTotals, pricedLines, shippingOf } from '../../rules.ts';

const offerForm = z.object({
  customerId: optionalText(40),
  newCustomer: z.optional(newCustomerFields),
  content: offerContent,
});

type OfferFormInput = z.input<typeof offerForm>;
export type OfferFormOutput = z.output<typeof offerForm>;

const euros = (amount: number | null | undefined) =>
  typeof amount === 'number' ? decimalText(amount, 2) : '';

/** A kept content as its form begins with it. */
export function typedOf(content: KeptContent): OfferFormInput['content'] {
  return {
    ...content,
    title: content.title ?? '',
    intro: content.intro ?? '',
    closing: content.closing ?? '',
    sections: content.sections.map(({ title = '', text = '', files = [], lines }) => ({
      title,
      text,
      files,
      lines: lines.map((line) => ({
        ...line,
        name: line.name ?? '',
        quantity: decimalText(line.quantity),
        price: euros(line.price),
        discount: euros(line.discount),
        cost: euros(line.cost),
        details: line.details ?? '',
        discountReason: line.discountReason ?? '',
        group: line.group ?? '',
        files: line.files ?? [],
      })),
    })),
    discount: euros(content.discount),
    discountReason: content.discountReason ?? '',
    shipping: euros(content.shipping),
    validUntil: content.validUntil ?? '',
    deposit: euros(content.deposit),
  };
}

export const useOfferForm = (offer: OfficeOffer) =>
  useZodForm(offerForm, { customerId: offer.customerId ?? '', content: typedOf(offer.content) });

export type OfferForm = ReturnType<typeof useOfferForm>;

/** A line that was just added. */
export const newLine = (kind: 'product' | 'free' | 'labour', product?: KnownProduct) => ({
  id: crypto.randomUUID(),
  kind,
  ...(product && { productId: product.id }),
  name: kind === 'labour' ? 'Εγκατάσταση και ρυθμίσεις' : '',
  quantity: '1',
  price: '',
  withInstallation: false,
  discount: '',
  discountIn: 'percent' as const,
  discountReason: '',
  details: '',
  cost: '',
  choice: 'fixed' as const,
  isChosen: false,
  group: '',
  files: [],
});

/** The products of an offer as the catalogue has them now. */
export function useKnownProducts(offer: OfficeOffer) {
  const { catalogueAdmin } = useApi();
  const ids = [
    ...new Set(
      offer.content.sections.flatMap(({ lines }) => lines.flatMap(({ productId }) => productId ?? [])),
    ),
  ];
  return useQuery({
    queryKey: ['offer-products', ...ids],
    staleTime: 60_000,
    // The editor stays, with what is typed in it, while the products of a changed offer are read.
    placeholderData: keepPreviousData,
    async queryFn() {
      // What the catalogue has no more is left out; the line keeps its own name and price.
      const found = await Promise.allSettled(ids.map((id) => catalogueAdmin.getProduct.call({ id })));
      return found.flatMap((one) => (one.status === 'fulfilled' ? [knownFrom(one.value)] : []));
    },
  });
}

const soldOf = ({ id, ...product }: KnownProduct) => ({
  ...product,
  productId: id,
  image: null,
  stockQuantity: product.left ?? null,
  inStock: true,
});

export type TypedOffer = {
  lines: ReturnType<typeof pricedLines>;
  totals: ReturnType<typeof offerTotals>;
  margin: ReturnType<typeof marginOf>;
  depositCents: Cents;
};

/** What is typed so far as the server would reckon it; lines that are not complete count nothing. */
export function useTypedOffer(form: OfferForm, known: Known, offer: OfficeOffer): TypedOffer {
  const typed = useWatch({ control: form.control, name: 'content' });
  const { discount, shipping, deposit } = offerContent.shape;
  const sections = (typed.sections ?? []).map((section) => ({
    lines: (section.lines ?? []).flatMap((line) => offerLine.safeParse(line).data ?? []),
  }));
  const content = {
    sections,
    discount: discount.safeParse(typed.discount).data,
    discountIn: typed.discountIn ?? 'percent',
    shipping: shipping.safeParse(typed.shipping).data,
    shippingMethod: typed.shippingMethod,
    depositIn: typed.depositIn ?? 'none',
    deposit: deposit.safeParse(typed.deposit).data,
    visitDays: [],
  };
  const products = [...known.values()].map(soldOf);
  const purchases = new Map(
    [...known].flatMap(([id, { purchaseCents }]) =>
      purchaseCents === undefined ? [] : [[id, purchaseCents] as const],
    ),
  );
  const lines = pricedLines(
    content as KeptContent,
    products as unknown as Parameters<typeof pricedLines>[1],
    purchases,
  );
  const chosen = chosenFirst(lines);
  const isSameDelivery =
    typeof content.shipping !== 'number' && content.shippingMethod === offer.content.shippingMethod;
  const totals = offerTotals(lines, chosen, {
    ...content,
    // The list's price depends on the customer's address, which the server knows.
    shippingCents:
      isSameDelivery && offer.summary.subtotal > 0
        ? eurosToCents(offer.summary.shipping)
        : shippingOf(content, lines, ''),
    vatPercent: offer.vatPercent,
  });
  return {
    lines,
    totals,
    margin: marginOf(lines, chosen),
    depositCents: depositOf(totals.totalCents, content),
  };
}
