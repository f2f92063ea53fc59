import { centsToEuros } from '../../shared/money.ts';
import type { Cell } from '../../shared/csv.ts';
import { foldGreek } from '../../shared/greek-letters.ts';
import type { ProductInput } from './contract.ts';
import type { ProductState } from './product-changes.ts';
import { readSpecificationsCell, specificationsCell } from './specification-cell.ts';

export type CategoryNames = readonly { id: string; name: string }[];

type Column = {
  head: string;
  field: keyof ProductInput;
  write: (product: ProductState, categories: CategoryNames) => Cell;
  /** The cell's value in the form that the contract accepts; undefined leaves the field unchanged. */
  read: (cell: string, categories: CategoryNames) => unknown;
  /** The error of a cell that has its own syntax. */
  faultOf?: (cell: string) => string | undefined;
};

const asText = (cell: string) => cell;
const asItems = (cell: string) => cell.split('|').flatMap((item) => item.trim() || []);
const items = (list: readonly string[]) => list.join(' | ');
const euros = (cents: number | null) => (cents === null ? null : centsToEuros(cents));

/** The accepted words for yes and no; the contract refuses anything else. */
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

/** Each field's column, in the file's order; a field without one does not compile. */
const columnOfField: Readonly<Record<keyof ProductInput, Omit<Column, 'field'>>> = {
  sku: { head: 'Κωδικός', write: ({ sku }) => sku, read: asText },
  name: { head: 'Όνομα', write: ({ name }) => name, read: asText },
  categoryId: {
    head: 'Κατηγορία',
    write: ({ categoryId }, categories) => categories.find(({ id }) => id === categoryId)?.name ?? categoryId,
    read: asCategory,
  },
  brand: { head: 'Μάρκα', write: ({ brand }) => brand, read: asText },
  price: { head: 'Τιμή', write: ({ priceCents }) => euros(priceCents), read: asText },
  comparePrice: {
    head: 'Αρχική τιμή',
    write: ({ comparePriceCents }) => euros(comparePriceCents),
    read: asText,
  },
  stockQuantity: { head: 'Απόθεμα', write: ({ stockQuantity }) => stockQuantity, read: asText },
  inStock: { head: 'Διαθέσιμο', write: ({ inStock }) => inStock, read: asAnswer },
  lowStockAt: { head: 'Όριο αποθέματος', write: ({ lowStockAt }) => lowStockAt, read: asText },
  isDraft: { head: 'Πρόχειρο', write: ({ isDraft }) => isDraft, read: asAnswer },
  isFeatured: { head: 'Προβεβλημένο', write: ({ isFeatured }) => isFeatured, read: asAnswer },
  installationAvailable: {
    head: 'Εγκατάσταση',
    write: (product) => product.installationAvailable,
    read: asAnswer,
  },
  installationPrice: {
    head: 'Κόστος εγκατάστασης',
    write: (product) => euros(product.installationPriceCents),
    read: asText,
  },
  installationNote: {
    head: 'Σημείωση εγκατάστασης',
    write: (product) => product.installationNote,
    read: asText,
  },
  warranty: { head: 'Εγγύηση (μήνες)', write: ({ warrantyMonths }) => warrantyMonths, read: asText },
  shortDescription: {
    head: 'Σύντομη περιγραφή',
    write: (product) => product.shortDescription,
    read: asText,
  },
  description: { head: 'Περιγραφή', write: ({ description }) => description, read: asText },
  specifications: {
    head: 'Χαρακτηριστικά',
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
  features: { head: 'Δυνατότητες', write: ({ features }) => items(features), read: asItems },
  pros: { head: 'Πλεονεκτήματα', write: ({ pros }) => items(pros), read: asItems },
  cons: { head: 'Μειονεκτήματα', write: ({ cons }) => items(cons), read: asItems },
  imageUrls: { head: 'Φωτογραφίες', write: ({ imageUrls }) => items(imageUrls), read: asItems },
  ean: { head: 'EAN', write: ({ ean }) => ean, read: asText },
  mpn: { head: 'MPN', write: ({ mpn }) => mpn, read: asText },
  legalNote: { head: 'Νομική σημείωση', write: ({ legalNote }) => legalNote, read: asText },
};

/** The columns of the products' CSV file, with the names in its header line. */
export const productColumns: readonly Column[] = Object.entries(columnOfField).map(([field, column]) => ({
  field: field as keyof ProductInput,
  ...column,
}));

/** The cells of a product's line under the heads of `productColumns`. */
export const productCells = (product: ProductState, categories: CategoryNames): Cell[] =>
  productColumns.map(({ write }) => write(product, categories));

const columnsByName = new Map(
  productColumns
    .toReversed()
    .flatMap((column) => [foldGreek(column.head), column.field.toLowerCase()].map((name) => [name, column])),
);

/** The column with this head, ignoring accents and case; the field's name works too. */
export const columnOf = (head: string): Column | undefined => columnsByName.get(foldGreek(head.trim()));

/** Removes the apostrophe that protects text that looks like a formula. */
const unquoted = (cell: string) => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');

/** The fields of a product from a line; only the columns that the file has. */
export function readCells(
  columns: readonly (Column | undefined)[],
  cells: readonly string[],
  categories: CategoryNames,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [index, column] of columns.entries()) {
    const value = column?.read(unquoted(cells[index] ?? ''), categories);
    if (column && value !== undefined) fields[column.field] = value;
  }
  return fields;
}

/** Syntax errors in a line's cells, by field. */
export function cellFaults(
  columns: readonly (Column | undefined)[],
  cells: readonly string[],
): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [index, column] of columns.entries()) {
    const fault = column?.faultOf?.(unquoted(cells[index] ?? ''));
    if (column && fault !== undefined) faults[column.field] = fault;
  }
  return faults;
}

/** The differences between two states of a product, by column, as the file writes them. */
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

/** The lines of a text that another text lacks; a single line is returned whole. */
function linesWithout(text: string, other: string): string {
  const others = new Set(other.split('\n'));
  const own = text.split('\n').filter((line) => !others.has(line));
  return own.join('\n');
}

function said(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'Ναι' : 'Όχι';
  return typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? '');
}
