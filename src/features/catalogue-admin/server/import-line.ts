import * as z from 'zod/mini';
import { inputFaults } from '#server/input-faults.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import { amountWithin, centsToEuros, eurosToCents } from '#shared/money.ts';
import { parseDecimal } from '#shared/parse-decimal.ts';
import { fieldMessages } from '#shared/validation.ts';
import { productFields } from '../contract.ts';
import type { ImportChoices } from '../import-contract.ts';
import {
  applyFields,
  blankProduct,
  changeByPercent,
  faultsOf,
  roundPrice,
  type ProductState,
} from '../product-changes.ts';
import type { CategoryNames } from '../product-csv.ts';
import { stateOf, type StoredProduct } from './store.ts';

/** The effect of one line: a product before and after. */
export type ImportStep = { line: number; id?: number; before?: ProductState; after: ProductState };

type Faults = Record<string, string>;

const wrongPicture =
  'Μια φωτογραφία δεν υπάρχει στο κατάστημα. Συμπληρώστε τη διεύθυνση που δίνει η εξαγωγή, μια διεύθυνση https:// στο διαδίκτυο, ή αφήστε το κελί κενό';

/** What lists write instead of a number of pieces. */
const availability: Readonly<Record<string, boolean>> = {
  ναι: true,
  yes: true,
  διαθεσιμο: true,
  διαθεσιμα: true,
  αμεσα: true,
  'in stock': true,
  available: true,
  οχι: false,
  no: false,
  'μη διαθεσιμο': false,
  εξαντλημενο: false,
  εξαντληθηκε: false,
  'κατοπιν παραγγελιασ': false,
  'out of stock': false,
};

const net = (gross: unknown): unknown => {
  const euros = typeof gross === 'string' ? parseDecimal(gross, '€') : gross;
  if (typeof euros !== 'number' || !(euros > 0 && euros < 10_000_000)) return gross;
  return centsToEuros(amountWithin(eurosToCents(euros)).net);
};

/** The selling price that follows from a purchase price as it is written; undefined if it is no amount. */
function markedUp(purchase: unknown, markup: NonNullable<ImportChoices['markup']>): number | undefined {
  const euros = typeof purchase === 'string' ? parseDecimal(purchase, '€') : undefined;
  if (euros === null || euros === undefined || !(euros > 0 && euros < 1_000_000)) return undefined;
  const price = changeByPercent(eurosToCents(euros), markup.percent);
  return centsToEuros(markup.rounding ? roundPrice(price, markup.rounding) : price);
}

/** Reads what lists of suppliers write otherwise than the shop: stock in words, prices with VAT, codes that stand elsewhere. */
export function asTheShopWrites(raw: Record<string, unknown>, { withVat, markup }: ImportChoices): void {
  const stock = raw['stockQuantity'];
  if (typeof stock === 'string') {
    const isAvailable = availability[foldGreek(stock.trim())];
    const [, least] = /^(?:>|≥|>=)?\s*(\d{1,6})\s*\+?$/.exec(stock.trim()) ?? [];
    if (isAvailable !== undefined) {
      delete raw['stockQuantity'];
      raw['inStock'] ??= isAvailable;
    } else if (least !== undefined) raw['stockQuantity'] = least;
  }
  if (withVat) {
    for (const field of ['price', 'comparePrice'])
      if (raw[field] !== undefined && raw[field] !== '') raw[field] = net(raw[field]);
  }
  const price = markup && markedUp(raw['purchasePrice'], markup);
  if (price !== undefined) raw['price'] = price;
  if (!raw['sku']) {
    const code = [raw['mpn'], raw['ean']].find((one) => typeof one === 'string' && one !== '');
    if (code !== undefined) raw['sku'] = code;
  }
}

/** Adds errors for fields that have none yet. */
function addMissing(faults: Faults, more: Readonly<Faults>): void {
  for (const [field, sentence] of Object.entries(more)) faults[field] ??= sentence;
}

const lineFields = z.partial(productFields);

/** Reads a line against its product; its errors are added to `faults`, by field. */
export function readLine(
  raw: Record<string, unknown>,
  product: StoredProduct | undefined,
  {
    categories,
    images,
    blank,
  }: {
    categories: CategoryNames;
    images: ReadonlySet<string>;
    /** What a new product is where the line says nothing. */
    blank: Partial<ProductState>;
  },
  faults: Faults,
): Omit<ImportStep, 'line'> | undefined {
  for (const field of inputFaults(raw).fields)
    faults[field] = 'Το κείμενο περιέχει χαρακτήρες που δεν επιτρέπονται';
  const before = product && stateOf(product);
  const category = raw['categoryId'] ?? before?.categoryId;
  if (!categories.some(({ id }) => id === category)) faults['categoryId'] ??= 'Συμπληρώστε την κατηγορία';
  const { success, data, error } = z.safeParse(product ? lineFields : productFields, raw);
  if (!success) {
    const messages = fieldMessages(error.issues);
    // The price that was to follow from a purchase price is at fault with it.
    if (messages['purchasePrice'] && raw['price'] === undefined) delete messages['price'];
    addMissing(faults, messages);
    if (faults['imageUrls']) faults['imageUrls'] = wrongPicture;
    return undefined;
  }
  const after = applyFields(before ?? { ...blankProduct, ...blank }, data);
  addMissing(faults, faultsOf(after));
  const added = after.imageUrls.filter((url) => !before?.imageUrls.includes(url));
  if (added.some((url) => !images.has(url))) faults['imageUrls'] ??= wrongPicture;
  return { ...(product && { id: product.id }), ...(before && { before }), after };
}

/** Replaces the addresses of pictures by the pictures fetched from them; returns those that were not fetched. */
export function replaceSources(
  raw: Record<string, unknown>,
  fetched: ReadonlyMap<string, string>,
  faults: Faults,
): string[] {
  const cell = raw['imageUrls'];
  if (!Array.isArray(cell)) return [];
  const missing: string[] = [];
  raw['imageUrls'] = cell.flatMap((item: string) => {
    if (!/^[a-z][a-z0-9+.-]*:/i.test(item)) return [item];
    if (!/^https:\/\//i.test(item) || item.length > 500 || !URL.canParse(item)) {
      faults['imageUrls'] = 'Η διεύθυνση μιας φωτογραφίας πρέπει να αρχίζει με https://';
      return [];
    }
    const url = fetched.get(item);
    if (url === undefined) missing.push(item);
    return url ?? [];
  });
  return missing;
}
