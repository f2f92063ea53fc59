import { centsToEuros } from '../../shared/money.ts';
import type { Cell } from '../../shared/csv.ts';
import { foldGreek } from '../../shared/greek.ts';
import type { ProductInput } from './contract.ts';
import type { ProductState } from './product-changes.ts';
import { readSpecificationsCell, specificationsCell } from './specification-cell.ts';

export type CategoryNames = readonly { id: string; name: string }[];

type Column = {
  head: string;
  field: keyof ProductInput;
  write: (product: ProductState, categories: CategoryNames) => Cell;
  /** What the cell says, in the form in which the contract reads it; undefined leaves the field as it is. */
  read: (cell: string, categories: CategoryNames) => unknown;
  /** What is wrong with a cell that has a form of its own. */
  faultOf?: (cell: string) => string | undefined;
};

const asText = (cell: string) => cell;
const asItems = (cell: string) => cell.split('|').flatMap((item) => item.trim() || []);
const items = (list: readonly string[]) => list.join(' | ');
const euros = (cents: number | null) => (cents === null ? null : centsToEuros(cents));

/** What a spreadsheet may say for yes and no; anything else is left to the contract to refuse. */
const answers: Readonly<Record<string, boolean>> = {
  ναι: true,
  yes: true,
  true: true,
  1: true,
  οχι: false,
  no: false,
  false: false,
  0: false,
};
const asAnswer = (cell: string) => (cell === '' ? undefined : (answers[foldGreek(cell)] ?? cell));

function asCategory(cell: string, categories: CategoryNames): string {
  const wanted = foldGreek(cell);
  return categories.find(({ id, name }) => id === cell || foldGreek(name) === wanted)?.id ?? cell;
}

/** The columns of the products' CSV file, under the names that stand in its first line. */
export const productColumns: readonly Column[] = [
  { head: 'Κωδικός', field: 'sku', write: ({ sku }) => sku, read: asText },
  { head: 'Όνομα', field: 'name', write: ({ name }) => name, read: asText },
  {
    head: 'Κατηγορία',
    field: 'categoryId',
    write: ({ categoryId }, categories) => categories.find(({ id }) => id === categoryId)?.name ?? categoryId,
    read: asCategory,
  },
  { head: 'Μάρκα', field: 'brand', write: ({ brand }) => brand, read: asText },
  { head: 'Τιμή', field: 'price', write: ({ priceCents }) => euros(priceCents), read: asText },
  {
    head: 'Αρχική τιμή',
    field: 'comparePrice',
    write: ({ comparePriceCents }) => euros(comparePriceCents),
    read: asText,
  },
  { head: 'Απόθεμα', field: 'stockQuantity', write: ({ stockQuantity }) => stockQuantity, read: asText },
  { head: 'Διαθέσιμο', field: 'inStock', write: ({ inStock }) => inStock, read: asAnswer },
  { head: 'Προβεβλημένο', field: 'isFeatured', write: ({ isFeatured }) => isFeatured, read: asAnswer },
  {
    head: 'Εγκατάσταση',
    field: 'installationAvailable',
    write: (product) => product.installationAvailable,
    read: asAnswer,
  },
  {
    head: 'Κόστος εγκατάστασης',
    field: 'installationPrice',
    write: (product) => euros(product.installationPriceCents),
    read: asText,
  },
  {
    head: 'Σημείωση εγκατάστασης',
    field: 'installationNote',
    write: (product) => product.installationNote,
    read: asText,
  },
  { head: 'Εγγύηση (μήνες)', field: 'warranty', write: ({ warrantyMonths }) => warrantyMonths, read: asText },
  {
    head: 'Σύντομη περιγραφή',
    field: 'shortDescription',
    write: (product) => product.shortDescription,
    read: asText,
  },
  { head: 'Περιγραφή', field: 'description', write: ({ description }) => description, read: asText },
  {
    head: 'Χαρακτηριστικά',
    field: 'specifications',
    write: ({ specifications }) => specificationsCell(specifications),
    read(cell) {
      const found = readSpecificationsCell(cell);
      return 'rows' in found ? found.rows : [];
    },
    faultOf(cell) {
      const found = readSpecificationsCell(cell);
      return 'fault' in found ? found.fault : undefined;
    },
  },
  { head: 'Δυνατότητες', field: 'features', write: ({ features }) => items(features), read: asItems },
  { head: 'Πλεονεκτήματα', field: 'pros', write: ({ pros }) => items(pros), read: asItems },
  { head: 'Μειονεκτήματα', field: 'cons', write: ({ cons }) => items(cons), read: asItems },
  { head: 'Φωτογραφίες', field: 'imageUrls', write: ({ imageUrls }) => items(imageUrls), read: asItems },
  { head: 'EAN', field: 'ean', write: ({ ean }) => ean, read: asText },
  { head: 'MPN', field: 'mpn', write: ({ mpn }) => mpn, read: asText },
  { head: 'Νομική σημείωση', field: 'legalNote', write: ({ legalNote }) => legalNote, read: asText },
];

/** A product's line under the heads of `productColumns`. */
export const productCells = (product: ProductState, categories: CategoryNames): Cell[] =>
  productColumns.map(({ write }) => write(product, categories));

const columnsByName = new Map(
  productColumns
    .toReversed()
    .flatMap((column) => [foldGreek(column.head), column.field.toLowerCase()].map((name) => [name, column])),
);

/** The column of a head, whatever its accents and capitals; also by the name of its field. */
export const columnOf = (head: string): Column | undefined => columnsByName.get(foldGreek(head.trim()));

/** What a spreadsheet's writer put before a text that looks like a formula. */
const unquoted = (cell: string) => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');

/** What a line says of a product: only the columns that the file has. */
export function readCells(
  columns: readonly (Column | undefined)[],
  cells: readonly string[],
  categories: CategoryNames,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [place, column] of columns.entries()) {
    const value = column?.read(unquoted(cells[place] ?? ''), categories);
    if (column && value !== undefined) fields[column.field] = value;
  }
  return fields;
}

/** What is wrong with the form of a line's cells, by field. */
export function cellFaults(
  columns: readonly (Column | undefined)[],
  cells: readonly string[],
): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [place, column] of columns.entries()) {
    const fault = column?.faultOf?.(unquoted(cells[place] ?? ''));
    if (column && fault !== undefined) faults[column.field] = fault;
  }
  return faults;
}

/** What differs between two states of a product, column by column, as the file would say it. */
export function changedCells(
  before: ProductState | undefined,
  after: ProductState,
  categories: CategoryNames,
): { label: string; before?: string; after: string }[] {
  return productColumns.flatMap(({ head, write }) => {
    const [was, will] = [before && said(write(before, categories)), said(write(after, categories))];
    if (was === will || (was === undefined && will === '')) return [];
    if (was === undefined) return [{ label: head, after: will }];
    return [{ label: head, before: linesWithout(was, will), after: linesWithout(will, was) }];
  });
}

/** Of a text of many lines those that another one lacks; a text of one line whole. */
function linesWithout(text: string, other: string): string {
  const others = new Set(other.split('\n'));
  const own = text.split('\n').filter((line) => !others.has(line));
  return own.join('\n');
}

function said(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'Ναι' : 'Όχι';
  return typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? '');
}
