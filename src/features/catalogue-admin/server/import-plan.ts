import { setImmediate as letOthersIn } from 'node:timers/promises';
import * as z from 'zod/mini';
import { inputFaults } from '#server/input-faults.ts';
import { readCsv } from '#server/read-csv.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import { plural } from '#shared/greek.ts';
import { fieldMessages } from '#shared/validation.ts';
import { productFields } from '../contract.ts';
import { eanTaken } from '#shared/ean.ts';
import { maxImportLines, type ImportPreview } from '../import-contract.ts';
import { applyFields, blankProduct, faultsOf, type ProductState } from '../product-changes.ts';
import {
  cellFaults,
  cellOf,
  changedCells,
  columnOf,
  editedColumns,
  isExportedStock,
  productColumns,
  readCells,
  type CategoryNames,
} from '../product-csv.ts';
import { stateOf, type StoredProduct } from './store.ts';

/** The effect of one line: a product before and after. */
export type ImportStep = { line: number; id?: number; before?: ProductState; after: ProductState };

const wrongPicture =
  'Μια φωτογραφία δεν υπάρχει στο κατάστημα. Συμπληρώστε τη διεύθυνση που δίνει η εξαγωγή, μια διεύθυνση https:// στο διαδίκτυο, ή αφήστε το κελί κενό';
const pictureNotFetched = 'Η φωτογραφία δεν έχει ληφθεί από τη διεύθυνσή της';

/** Cells that do not stand under their columns would be read as something else. */
const wrongCount = (cells: number, columns: number) =>
  `Η γραμμή έχει ${plural(cells, 'κελί', 'κελιά')} και το αρχείο ${plural(columns, 'στήλη', 'στήλες')}. ` +
  'Ένα κελί με το διαχωριστικό του αρχείου μέσα του θέλει εισαγωγικά, π.χ. "12,50"';

type Errors = ImportPreview['errors'];
export type ImportPlan = {
  steps: ImportStep[];
  errors: Errors;
  /** Columns that the shop does not know. */
  unknown: string[];
  /** Addresses of pictures that were not fetched yet. */
  toFetch: string[];
};

/** What the administrator has chosen about a file. */
export type ImportChoices = {
  /** Unknown columns are ignored instead of being an error. */
  ignoresUnknown: boolean;
  /** New products are drafts, unless the file says otherwise. */
  addsDrafts: boolean;
  /** Pictures that were not fetched are left out instead of being an error. */
  skipsPictures: boolean;
};

const lineFields = z.partial(productFields);
const headOf = (field: string) => productColumns.find((column) => field.split('.')[0] === column.field)?.head;

/** The shop's data that a file is checked against. */
export type Shop = {
  products: readonly StoredProduct[];
  categories: CategoryNames;
  images: ReadonlySet<string>;
  /** The stored pictures of addresses that were fetched. */
  fetched: ReadonlyMap<string, string>;
};

/** So many lines are checked before other requests are let in. */
const linesInOneGo = 100;

/** The changes that a file would make, or all its errors by line; nothing is written. */
export async function planImport(bytes: Uint8Array, shop: Shop, choices: ImportChoices): Promise<ImportPlan> {
  // The head and one line too many.
  const file = await readCsv(bytes, maxImportLines + 1);
  if ('faultAt' in file) {
    return {
      ...nothing,
      errors: [
        {
          line: file.faultAt,
          error: file.isWorkbook
            ? 'Το αρχείο δεν είναι CSV. Ανοίξτε το στο λογιστικό φύλλο και αποθηκεύστε το ως «CSV UTF-8»'
            : 'Η γραμμή δεν διαβάζεται ως CSV. Ελέγξτε τα εισαγωγικά και τα διαχωριστικά',
        },
      ],
    };
  }
  const [head, ...rows] = file.rows;
  const unknown = (head?.cells ?? []).filter(
    (name) => name.trim() !== '' && !columnOf(name) && !isExportedStock(name),
  );
  const errors = headErrors(head?.cells ?? [], choices.ignoresUnknown ? [] : unknown, rows.length);
  if (!head || errors.length > 0) return { ...nothing, errors, unknown };

  const allColumns = head.cells.map(columnOf);
  const exportedAt = head.cells.findIndex(isExportedStock);
  const bySku = new Map(shop.products.map((product) => [product.sku.toLowerCase(), product]));
  const seen = new Map<string, number>();
  const steps: ImportStep[] = [];
  const toFetch = new Set<string>();
  for (const [at, { line, cells }] of rows.entries()) {
    if (at % linesInOneGo === 0) await letOthersIn();
    if (
      cells.slice(head.cells.length).some((cell) => cell.trim() !== '') ||
      cells.length < head.cells.length
    ) {
      errors.push({ line, error: wrongCount(cells.length, head.cells.length) });
      continue;
    }
    const sku = (cellOf(allColumns, cells, 'sku') ?? '').toLowerCase();
    const product = bySku.get(sku);
    const columns = product
      ? editedColumns(allColumns, cells, stateOf(product), shop.categories, cells[exportedAt])
      : allColumns;
    const raw = readCells(columns, cells, shop.categories);
    const twin = seen.get(sku);
    if (sku) seen.set(sku, line);
    const faults = cellFaults(columns, cells);
    if (twin !== undefined) faults['sku'] = `Ο ίδιος κωδικός υπάρχει και στη γραμμή ${twin}`;
    const missing = replaceSources(raw, shop.fetched, faults);
    for (const source of missing) toFetch.add(source);
    if (missing.length > 0 && !choices.skipsPictures) faults['imageUrls'] ??= pictureNotFetched;
    const step = readLine(raw, product, { ...shop, addsDrafts: choices.addsDrafts }, faults);
    for (const [field, error] of Object.entries(faults)) {
      const column = headOf(field);
      errors.push({ line, ...(column && { column }), error });
    }
    if (step && Object.keys(faults).length === 0) steps.push({ line, ...step });
  }
  errors.push(...sharedEans(steps, shop.products));
  return { steps, errors, unknown, toFetch: [...toFetch] };
}

/** An EAN that a line gives to a product although another has it: two lines of one file, or one of the shop. */
function sharedEans(steps: readonly ImportStep[], products: readonly StoredProduct[]): Errors {
  const changed = new Set(steps.map(({ id }) => id));
  const owners = new Map(
    products.flatMap(({ id, ean, sku }) => (ean && !changed.has(id) ? [[ean, sku]] : [])),
  );
  return steps.flatMap(({ line, before, after: { ean, sku } }) => {
    if (!ean) return [];
    const owner = owners.get(ean);
    owners.set(ean, owner ?? sku);
    return owner === undefined || before?.ean === ean
      ? []
      : [{ line, column: 'EAN', error: eanTaken(owner) }];
  });
}

const nothing: Omit<ImportPlan, 'errors'> = { steps: [], unknown: [], toFetch: [] };

/** Replaces the addresses of pictures by the pictures fetched from them; returns those that were not fetched. */
function replaceSources(
  raw: Record<string, unknown>,
  fetched: ReadonlyMap<string, string>,
  faults: Record<string, string>,
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

function headErrors(head: readonly string[], unknown: readonly string[], count: number): Errors {
  const faults: string[] = [];
  if (unknown.length > 0) faults.push(`Άγνωστες στήλες: ${unknown.join(', ').slice(0, 200)}`);
  const fields = head.flatMap((name) => columnOf(name)?.field ?? []);
  if (!fields.includes('sku')) faults.push('Λείπει η στήλη «Κωδικός»');
  if (new Set(fields).size < fields.length) faults.push('Μια στήλη υπάρχει δύο φορές');
  if (count === 0) faults.push('Το αρχείο δεν έχει προϊόντα');
  if (count > maxImportLines) faults.push(`Το αρχείο έχει πάνω από ${maxImportLines} γραμμές`);
  return faults.map((error) => ({ line: 1, error }));
}

/** Adds errors for fields that have none yet. */
function addMissing(faults: Record<string, string>, more: Readonly<Record<string, string>>): void {
  for (const [field, sentence] of Object.entries(more)) faults[field] ??= sentence;
}

/** Reads a line against its product; its errors are added to `faults`, by field. */
function readLine(
  raw: Record<string, unknown>,
  product: StoredProduct | undefined,
  { categories, images, addsDrafts }: Pick<Shop, 'categories' | 'images'> & { addsDrafts: boolean },
  faults: Record<string, string>,
): Omit<ImportStep, 'line'> | undefined {
  for (const field of inputFaults(raw).fields)
    faults[field] = 'Το κείμενο περιέχει χαρακτήρες που δεν επιτρέπονται';
  const { success, data, error } = z.safeParse(product ? lineFields : productFields, raw);
  if (!success) {
    addMissing(faults, fieldMessages(error.issues));
    if (faults['imageUrls']) faults['imageUrls'] = wrongPicture;
    return undefined;
  }
  const before = product && stateOf(product);
  const after = applyFields(before ?? { ...blankProduct, isDraft: addsDrafts }, data);
  addMissing(faults, faultsOf(after));
  if (!categories.some(({ id }) => id === after.categoryId)) {
    faults['categoryId'] ??= after.categoryId
      ? `Δεν υπάρχει κατηγορία «${after.categoryId}»`
      : 'Συμπληρώστε την κατηγορία';
  }
  const added = after.imageUrls.filter((url) => !before?.imageUrls.includes(url));
  if (added.some((url) => !images.has(url))) faults['imageUrls'] ??= wrongPicture;
  return { ...(product && { id: product.id }), ...(before && { before }), after };
}

/** Formats a plan for display. Categories are compared by name. */
export function describePlan({ steps, errors, unknown, toFetch }: ImportPlan, categories: CategoryNames) {
  const lines = steps.flatMap(({ line, before, after }) => {
    const changes = changedCells(before, after, categories);
    return changes.length === 0 ? [] : [{ line, sku: after.sku, name: after.name, isNew: !before, changes }];
  });
  const added = lines.filter(({ isNew }) => isNew).length;
  return {
    added,
    changed: lines.length - added,
    unchanged: steps.length - lines.length,
    lines,
    unknown,
    toFetch,
    errors: errors.toSorted(
      (a, b) => a.line - b.line || foldGreek(a.column ?? '').localeCompare(b.column ?? ''),
    ),
  };
}
