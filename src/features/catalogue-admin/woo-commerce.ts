import { unprotected } from '#shared/csv.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import { textOfHtml } from '#shared/text-of-html.ts';
import { specGroupNames } from '#features/catalogue/spec-text.ts';
import { columnOfName } from './product-csv.ts';
import type { ProductInput } from './contract.ts';

/* The product export of WooCommerce, read as it is. Its columns are documented at
   https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema; a Greek shop exports them under Greek heads. */

type Row = { line: number; cells: readonly string[] };

/** The heads of the columns that are read, folded, in English and in Greek. */
const heads = {
  id: ['id'],
  type: ['type', 'τυπος'],
  sku: ['sku', 'κωδικος προιοντος', 'κωδικος προιοντος (sku)'],
  ean: ['gtin, upc, ean, or isbn', 'gtin, upc, ean ή isbn'],
  name: ['name', 'ονομα'],
  published: ['published', 'δημοσιευμενο', 'δημοσιευμενα'],
  featured: ['is featured?', 'προτεινομενο;', 'ειναι προτεινομενο;', 'ειναι προβεβλημενο;'],
  visibility: ['visibility in catalog', 'ορατοτητα στον καταλογο'],
  short: ['short description', 'συντομη περιγραφη'],
  description: ['description', 'περιγραφη'],
  saleFrom: ['date sale price starts', 'ημερομηνια εναρξης εκπτωσης'],
  saleTo: ['date sale price ends', 'ημερομηνια ληξης εκπτωσης'],
  inStock: ['in stock?', 'σε αποθεμα;', 'διαθεσιμο;'],
  stock: ['stock', 'αποθεμα'],
  lowStock: ['low stock amount', 'χαμηλο αποθεμα', 'οριο χαμηλου αποθεματος'],
  sale: ['sale price', 'τιμη εκπτωσης', 'τιμη προσφορας'],
  regular: ['regular price', 'κανονικη τιμη'],
  categories: ['categories', 'κατηγοριες'],
  brands: ['brands', 'μαρκες', 'επωνυμιες'],
  images: ['images', 'εικονες'],
  parent: ['parent', 'γονικο', 'γονεας'],
  external: ['external url', 'εξωτερικη διευθυνση url', 'εξωτερικο url'],
} as const;
type Head = keyof typeof heads;

const keys = Object.fromEntries(
  Object.entries(heads).flatMap(([key, names]) => names.map((name) => [foldGreek(name), key])),
) as Record<string, Head>;

const attributeHead =
  /^(?:attribute|χαρακτηριστικο|ιδιοτητα) (\d{1,3}) (name|value\(s\)|ονομα|τιμη\(εσ\)|τιμη|τιμεσ)$/;

/** Whether a line of heads is that of a WooCommerce export. */
export function isWooCommerce(cells: readonly string[]): boolean {
  const found = new Set(cells.flatMap((cell) => keys[foldGreek(cell.trim())] ?? []));
  return (['id', 'type', 'name', 'regular'] as const).every((key) => found.has(key));
}

type Source = {
  line: number;
  of: (key: Head) => string;
  attributes: readonly { name: string; values: string[] }[];
};

/** The parts of a list of WooCommerce, which escapes a comma of its own. */
const parts = (list: string) =>
  (list.match(/(?:\\.|[^,\\])+/gs) ?? []).flatMap((part) => part.replaceAll(/\\(.)/gs, '$1').trim() || []);

function sourcesOf(cells: readonly string[], rows: readonly Row[]): Source[] {
  const folded = cells.map((cell) => foldGreek(cell.trim()));
  const at = new Map(folded.flatMap((head, index) => (keys[head] ? [[keys[head], index] as const] : [])));
  const attributes = new Map<string, { name?: number; values?: number }>();
  for (const [index, head] of folded.entries()) {
    const [, number = '', what = ''] = attributeHead.exec(head) ?? [];
    if (!number) continue;
    const which = what === 'name' || what === 'ονομα' ? 'name' : 'values';
    attributes.set(number, { ...attributes.get(number), [which]: index });
  }
  // The export writes an apostrophe before «-1».
  const cell = (row: Row, index = -1) => unprotected(row.cells[index]?.trim() ?? '');
  return rows.map((row) => ({
    line: row.line,
    of: (key) => cell(row, at.get(key)),
    attributes: [...attributes.values()].flatMap(({ name, values }) => {
      const own = { name: cell(row, name), values: parts(cell(row, values)) };
      return own.name && own.values.length > 0 ? [own] : [];
    }),
  }));
}

const isBrand = (name: string) => /^(?:brand|brands|μαρκα|κατασκευαστησ|manufacturer)$/.test(foldGreek(name));

/** The export writes line ends as «\n». */
const prose = (html: string) => textOfHtml(html.replaceAll(String.raw`\n`, '\n'));

function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}

/** Of a product that can be ordered ahead, the export says «backorder». */
const answer = (cell: string) => cell && (cell === '0' ? 'όχι' : 'ναι');

const pathOf = (list: string) =>
  parts(list)[0]
    ?.split('>')
    .map((part) => textOfHtml(part))
    .filter(Boolean) ?? [];

/** The last part of the first path, «Κάμερες > IP»; with its whole path where another path ends in the same name. */
function categoryNames(sources: readonly Source[]): (list: string) => string {
  const byLeaf = new Map<string, Set<string>>();
  for (const source of sources) {
    const path = pathOf(source.of('categories'));
    const leaf = foldGreek(path.at(-1) ?? '');
    byLeaf.set(leaf, (byLeaf.get(leaf) ?? new Set()).add(path.join(' > ')));
  }
  return (list) => {
    const path = pathOf(list);
    const leaf = path.at(-1) ?? '';
    return (byLeaf.get(foldGreek(leaf))?.size ?? 0) > 1 ? path.slice(-2).join(' – ') : leaf;
  };
}

/** The dates of an export begin with «2026-11-26». */
const isOver = (day: string, today: string) => /^\d{4}-\d\d-\d\d/.test(day) && day.slice(0, 10) < today;
const isAhead = (day: string, today: string) => /^\d{4}-\d\d-\d\d/.test(day) && day.slice(0, 10) > today;

function specificationsOf(source: Source, parent: Source | undefined): string {
  const own = new Set(source.attributes.map(({ name }) => name));
  // Of its parent's, those that are the same for every variation.
  const shared = parent?.attributes.filter(({ name, values }) => !own.has(name) && values.length === 1) ?? [];
  return [...source.attributes, ...shared]
    .filter(({ name }) => !isBrand(name))
    .map(({ name, values }) => {
      const label = textOfHtml(name.replace(/^pa_/, '')).slice(0, 60);
      const value = shortened(textOfHtml(values.join(', ')), 200);
      return `${specGroupNames.technical} | ${/[":\n]/.test(label) ? JSON.stringify(label) : label}: ${/["\n]/.test(value) ? JSON.stringify(value) : value}`;
    })
    .join('\n');
}

/** What the export can say of a product; a column for more would erase what stands there. */
const exportedFields = [
  'sku',
  'name',
  'categoryId',
  'brand',
  'price',
  'comparePrice',
  'stockQuantity',
  'inStock',
  'lowStockAt',
  'isDraft',
  'isFeatured',
  'shortDescription',
  'description',
  'specifications',
  'imageUrls',
  'ean',
] as const satisfies (keyof ProductInput)[];
type Exported = (typeof exportedFields)[number];

/** The fields of one product under the shop's names; a blank one of a variation is its parent's. */
function fieldsOf(
  source: Source,
  parent: Source | undefined,
  { categoryOf, today }: { categoryOf: (list: string) => string; today: string },
): Record<Exported, string> {
  const inherited = (key: Head) => source.of(key) || (parent?.of(key) ?? '');
  const [regular, sale] = [inherited('regular'), source.of('sale') || (parent?.of('sale') ?? '')];
  const onSale =
    sale !== '' &&
    !isOver(inherited('saleTo'), today) &&
    !isAhead(inherited('saleFrom'), today) &&
    regular !== '';
  const stock = source.of('stock');
  const isCounted = /^-?\d+(?:\.0*)?$/.test(stock);
  const isElsewhere = /external|downloadable|virtual/.test(source.of('type').toLowerCase());
  const isShown = [source, parent].every((one) => !['0', '-1'].includes(one?.of('published') ?? ''));
  return {
    sku: source.of('sku') || `WOO-${source.of('id')}`,
    name: shortened(textOfHtml(source.of('name')) || textOfHtml(parent?.of('name') ?? ''), 200),
    categoryId: categoryOf(inherited('categories')),
    brand: textOfHtml(
      inherited('brands') ||
        [...source.attributes, ...(parent?.attributes ?? [])].find(({ name }) => isBrand(name))?.values[0] ||
        '',
    ),
    price: onSale ? sale : regular || sale,
    comparePrice: onSale ? regular : '',
    stockQuantity: isCounted ? String(Math.max(0, Number(stock))) : '',
    inStock: isCounted ? '' : answer(source.of('inStock')),
    lowStockAt: source.of('lowStock'),
    // What is sold elsewhere, comes over the wire, or is hidden there, is not on sale here before somebody has looked at it.
    isDraft: isShown && !isElsewhere && inherited('visibility') !== 'hidden' ? '' : 'ναι',
    isFeatured: answer(inherited('featured')),
    shortDescription: shortened(prose(inherited('short')).replaceAll('\n', ' '), 300),
    description: shortened(prose(source.of('description') || (parent?.of('description') ?? '')), 10_000),
    specifications: specificationsOf(source, parent),
    imageUrls: parts(inherited('images'))
      .slice(0, 12)
      .map((url) => url.replace(/^http:\/\//i, 'https://').replaceAll(/[\\|]/g, encodeURIComponent))
      .join(' | '),
    ean: source.of('ean'),
  };
}

const noProduct: Readonly<Record<string, string>> = {
  variable: 'έχει παραλλαγές, που εισάγονται η καθεμία ως προϊόν',
  grouped: 'είναι ομάδα άλλων προϊόντων',
};

/** The products of an export as lines of the shop's own file; the others with the reason why they are none. */
export function readWooCommerce(
  cells: readonly string[],
  rows: readonly Row[],
  today: string,
): {
  heads: string[];
  rows: { line: number; cells: string[] }[];
  leftOut: { line: number; text: string }[];
} {
  const sources = sourcesOf(cells, rows);
  const categoryOf = categoryNames(sources);
  const byKey = new Map<string, Source>();
  for (const source of sources) {
    byKey.set(`id:${source.of('id')}`, source);
    if (source.of('sku')) byKey.set(source.of('sku').toLowerCase(), source);
  }
  const read: { line: number; cells: string[] }[] = [];
  const leftOut: { line: number; text: string }[] = [];
  for (const source of sources) {
    const name = textOfHtml(source.of('name'));
    const types = source
      .of('type')
      .toLowerCase()
      .split(/[,\s]+/);
    const reason = types.flatMap((type) => noProduct[type] ?? [])[0];
    if (reason !== undefined) {
      leftOut.push({ line: source.line, text: `${name}: ${reason}` });
      continue;
    }
    const parent = byKey.get(source.of('parent').toLowerCase());
    const fields = fieldsOf(source, types.includes('variation') ? parent : undefined, { categoryOf, today });
    if (fields.price === '') {
      leftOut.push({ line: source.line, text: `${name}: δεν έχει τιμή` });
      continue;
    }
    read.push({ line: source.line, cells: exportedFields.map((field) => fields[field]) });
  }
  return { heads: exportedFields.map((field) => columnOfName(field)?.head ?? field), rows: read, leftOut };
}
