import { amountWithin, vatPercent } from '#shared/money.ts';
import { whyNotSell, refusalSentence } from '#features/cart/rules.ts';
import { listSoldProducts } from '#features/cart/server/store.ts';
import { findCustomer } from '#features/customers/server/store.ts';
import { listPurchasePrices, type Db } from './store.ts';
import type { KeptContent } from '../content-contract.ts';
import {
  chosenFirst,
  offerTotals,
  pricedLines,
  shippingOf,
  type OfferTerms,
  type PricedLine,
} from '../rules.ts';

/** The ids of the products of an offer, in their order, so that two writes lock them alike. */
export const productIds = (lines: readonly { productId?: number | null | undefined }[]): number[] =>
  [...new Set(lines.flatMap(({ productId }) => productId ?? []))].toSorted((one, other) => one - other);

/** A content with today's prices of the catalogue and today's rate of VAT, as it would be sent to this customer. */
export async function priceContent(db: Db, content: KeptContent, customerId: string | null) {
  const ids = productIds(content.sections.flatMap(({ lines }) => lines));
  const products = await listSoldProducts(db, ids);
  const customer = customerId === null ? undefined : await findCustomer(db, customerId);
  const lines = pricedLines(content, products, await listPurchasePrices(db, ids));
  const terms: OfferTerms = {
    discount: content.discount,
    discountIn: content.discountIn,
    shippingMethod: content.shippingMethod,
    shippingCents: shippingOf(content, lines, customer?.postalCode ?? ''),
    vatPercent: vatPercent(),
  };
  const totals = offerTotals(lines, chosenFirst(lines), terms);
  return { lines, terms, totals, netCents: amountWithin(totals.totalCents, totals.vatPercent).net, customer };
}

/**
 * Why lines of a sent version cannot be ordered now, by their ids. The fixed lines of a product take from its stock in their order;
 * any other has what they leave, whatever else is chosen.
 */
export async function findBlocked(db: Db, lines: readonly PricedLine[]): Promise<Map<string, string>> {
  const products = new Map(
    (await listSoldProducts(db, productIds(lines))).map((product) => [product.productId, product]),
  );
  const blocked = new Map<string, string>();
  const fixed = lines.filter(({ choice }) => choice === 'fixed');
  for (const line of [...fixed, ...lines.filter(({ choice }) => choice !== 'fixed')]) {
    const { id, kind, quantity, withInstallation, name, choice } = line;
    if (kind !== 'product') continue;
    const left = products.get(line.productId ?? 0);
    // What the catalogue asks for the installation now does not matter: its price was agreed.
    const code = left && whyNotSell(left, quantity, false);
    if (!left) blocked.set(id, `Το προϊόν «${name}» δεν διατίθεται πλέον.`);
    else if (code) blocked.set(id, refusalSentence(left, code));
    else if (withInstallation && !left.installationAvailable)
      blocked.set(id, refusalSentence(left, 'NO_INSTALLATION'));
    else if (choice === 'fixed' && left.stockQuantity !== null)
      products.set(left.productId, { ...left, stockQuantity: left.stockQuantity - quantity });
  }
  return blocked;
}
