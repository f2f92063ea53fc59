import { centsToEuros } from '#shared/money.ts';
import { unprotected, type Cell } from '#shared/csv.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import {
  kindOfFact,
  legalFactLabels,
  legalFactNames,
  type LegalFact,
} from '#features/catalogue/legal-facts.ts';
import type { ProductInput } from './contract.ts';
import type { ProductState } from './product-changes.ts';
import { readSpecificationsCell, specificationsCell } from './specification-cell.ts';

export type CategoryNames = readonly { id: string; name: string }[];

export type Column = {
  head: string;
  field: keyof ProductInput;
  write: (product: ProductState, categories: CategoryNames) => Cell;
  /** The cell's value in the form that the contract accepts; undefined leaves the field unchanged. */
  read: (cell: string, categories: CategoryNames) => unknown;
  /** The error of a cell that has its own syntax. */
  faultOf?: (cell: string) => string | undefined;
};

const asText = (cell: string) => cell;
// An item's own «|» stands behind a backslash.
const asItems = (cell: string) =>
  (cell.match(/(?:\\[\\|]|[^|])+/g) ?? []).flatMap(
    (item) => item.trim().replaceAll(/\\([\\|])/g, '$1') || [],
  );
const items = (list: readonly string[]) =>
  list.map((item) => item.replaceAll(/[\\|]/g, String.raw`\$&`)).join(' | ');
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

/** Of each legal fact what the product says itself: an empty cell leaves it to the brand. */
const factColumns = Object.fromEntries(
  legalFactNames.map((fact): [LegalFact, Omit<Column, 'field'>] => [
    fact,
    {
      head: legalFactLabels[fact],
      write: ({ legalFacts }) => legalFacts[fact] ?? null,
      read: kindOfFact(fact) === 'answer' ? (cell) => answers[foldGreek(cell)] ?? cell : asText,
    },
  ]),
) as Record<LegalFact, Omit<Column, 'field'>>;

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
  family: { head: 'Σειρά και μοντέλο', write: ({ family }) => family, read: asText },
  price: { head: 'Τιμή', write: ({ priceCents }) => euros(priceCents), read: asText },
  comparePrice: {
    head: 'Αρχική τιμή',
    write: ({ comparePriceCents }) => euros(comparePriceCents),
    read: asText,
  },
  purchasePrice: {
    head: 'Τιμή αγοράς',
    write: ({ purchasePriceCents }) => euros(purchasePriceCents),
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
  ...factColumns,
};

/** The columns of the products' CSV file, with the names in its header line. */
export const productColumns: readonly Column[] = Object.entries(columnOfField).map(([field, column]) => ({
  field: field as keyof ProductInput,
  ...column,
}));

const columnsByField = new Map<string, Column>(productColumns.map((column) => [column.field, column]));
/** The column of a field. */
export const columnOfName = (field: string | undefined): Column | undefined =>
  field === undefined ? undefined : columnsByField.get(field);

/** The column that tells an import which stock the file was exported with. */
const exportedStock = 'Απόθεμα στην εξαγωγή';
export const isExportedStock = (head: string): boolean => foldGreek(head.trim()) === foldGreek(exportedStock);

export const productHead = [...productColumns.map(({ head }) => head), exportedStock];

/** The cells of a product's line under `productHead`. */
export const productCells = (product: ProductState, categories: CategoryNames): Cell[] => [
  ...productColumns.map(({ write }) => write(product, categories)),
  product.stockQuantity,
];

const columnsByName = new Map(
  productColumns
    .toReversed()
    .flatMap((column) => [foldGreek(column.head), column.field.toLowerCase()].map((name) => [name, column])),
);

/** The column with this head, ignoring accents and case; the field's name works too. */
export const columnOf = (head: string): Column | undefined => columnsByName.get(foldGreek(head.trim()));

const unquoted = (cell: string) => unprotected(cell.trim());

/** The text of the line's cell in the column of `field`; undefined if the file has none. */
function cellOf(
  columns: readonly (Column | undefined)[],
  cells: readonly string[],
  field: keyof ProductInput,
): string | undefined {
  const index = columns.findIndex((column) => column?.field === field);
  return index === -1 ? undefined : unquoted(cells[index] ?? '');
}

const sameText = (one: string, other: string) =>
  one.replaceAll('\r\n', '\n').trim() === other.replaceAll('\r\n', '\n').trim();

/**
 * The columns in which a line says something else than the export of its product would: an unedited cell keeps what is
 * stored, also what a cell cannot express. `exported` is the stock at the export; a stock that is still that one follows
 * what was sold since.
 */
export function editedColumns(
  columns: readonly (Column | undefined)[],
  cells: readonly string[],
  product: ProductState,
  categories: CategoryNames,
  exported: string | undefined,
): (Column | undefined)[] {
  const stock = cellOf(columns, cells, 'stockQuantity');
  const keepsStock = exported !== undefined && stock !== undefined && stock === exported.trim();
  const then = { ...product, inStock: Number(stock) > 0 };
  return columns.map((column, index) => {
    // The code found the product, whatever its case.
    if (!column || column.field === 'sku') return undefined;
    if (keepsStock && column.field === 'stockQuantity') return undefined;
    const isSince = keepsStock && stock !== '' && column.field === 'inStock';
    const cell = said(column.write(isSince ? then : product, categories));
    return sameText(unquoted(cells[index] ?? ''), cell) ? undefined : column;
  });
}

/** What a spreadsheet writes where it could not compute a cell. */
const sheetFault = /^#(?:\p{Lu}+[!?]|\p{Lu}+\/[\p{Lu}0]+!?|#+)$/u;

/** The fields whose digits all count. */
const codes: ReadonlySet<string> = new Set(['sku', 'ean', 'mpn']);
/** «5,20123E+12» */
const roundedCode = /^\d(?:[.,]\d+)?E\+\d+$/i;

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
    const cell = unquoted(cells[index] ?? '');
    const fault = sheetFault.test(cell)
      ? `Το λογιστικό φύλλο έγραψε το σφάλμα «${cell.slice(0, 20)}». Διορθώστε το κελί`
      : column && codes.has(column.field) && roundedCode.test(cell)
        ? `Το Excel στρογγύλεψε τον κωδικό σε «${cell.slice(0, 20)}» και τα ψηφία του χάθηκαν. Μορφοποιήστε τη στήλη ως «Κείμενο» και συμπληρώστε τον ξανά από τον αρχικό κατάλογο`
        : column?.faultOf?.(cell);
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
