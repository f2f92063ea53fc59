import { setImmediate as letOthersIn } from 'node:timers/promises';
import { foldGreek } from '#shared/greek-letters.ts';
import { freeSlug, slugOf } from '#shared/slug.ts';
import { eanTaken } from '#shared/ean.ts';
import type { CategoryRow } from '../contract.ts';
import { groupOfCategory } from '../category-group.ts';
import {
  maxImportLines,
  type ImportChoices,
  type ImportPreview,
  type Supplier,
  type Twin,
} from '../import-contract.ts';
import { saysWithVat } from '../import-heads.ts';
import { changedCells, columnOfName, type CategoryNames } from '../product-csv.ts';
import { readLine, replaceSources, type ImportStep } from './import-line.ts';
import { lineReader, tableErrors, type ReadLine } from './import-lines.ts';
import { readImport, type ImportTable } from './import-table.ts';
import type { StoredProduct } from './store.ts';

const pictureNotFetched = 'Η φωτογραφία δεν έχει ληφθεί από τη διεύθυνσή της';

type Errors = ImportPreview['errors'];
type PlannedStep = ImportStep & { twin?: Twin; supply?: ReadLine['supply'] };
export type ImportPlan = Pick<
  ImportPreview,
  | 'kind'
  | 'sheets'
  | 'suppliers'
  | 'chosen'
  | 'columns'
  | 'unknownCategories'
  | 'leftOut'
  | 'toFetch'
  | 'errors'
> & {
  chosen: ImportChoices;
  steps: PlannedStep[];
  /** Lines that are left out because somebody chose so. */
  skipped: { line: number; sku: string; name: string; twin: Twin }[];
  newCategories: CategoryRow[];
  /** All categories, with the new ones. */
  categories: CategoryNames;
};

/** The shop's data that a file is checked against. */
export type Shop = {
  products: readonly StoredProduct[];
  categories: readonly CategoryRow[];
  images: ReadonlySet<string>;
  /** The stored pictures of addresses that were fetched. */
  fetched: ReadonlyMap<string, string>;
  suppliers: readonly Supplier[];
  /** The products that a supplier sells, by its codes in lower case. */
  codesOf: (supplier: string) => Promise<ReadonlyMap<string, number>>;
};

/** So many lines are checked before other requests are let in. */
const linesInOneGo = 100;

const nothing: ImportPlan = {
  kind: 'list',
  sheets: [],
  suppliers: [],
  chosen: {},
  columns: [],
  unknownCategories: [],
  leftOut: [],
  toFetch: [],
  errors: [],
  steps: [],
  skipped: [],
  newCategories: [],
  categories: [],
};

/** What a supplier's list changes of products that the shop has, unless more is asked for. */
const usualUpdates = ['price', 'purchasePrice', 'stockQuantity', 'inStock'];

/** The choices with those that follow from the file, or from its supplier's last one. */
function understood(
  choices: ImportChoices,
  { kind, sheet, heads, columns, supplier }: ImportTable & { supplier: Supplier | undefined },
  categories: CategoryNames,
): ImportChoices {
  const { fields: _fields, ...remembered } = supplier?.choices ?? { fields: {} };
  const withVat = heads.some((head, at) => columns[at]?.field === 'price' && saysWithVat(head));
  if (!categories.some(({ id }) => id === remembered.categoryId)) delete remembered.categoryId;
  return {
    ...(kind === 'list' && { updates: usualUpdates, withVat }),
    ...remembered,
    ...(supplier && { supplier: supplier.name }),
    ...choices,
    ...(sheet && { sheet }),
    ...(kind !== 'woocommerce' && { columns: heads.map((_, at) => columns[at]?.field ?? '') }),
  };
}

/** The file's names of categories that the shop does not have: what was chosen for each, and those without a choice. */
function newNames(names: ReadonlyMap<string, number>, shop: Shop, chosen: ImportChoices) {
  const ids = new Map<string, string>();
  const added: CategoryRow[] = [];
  const unknown: ImportPlan['unknownCategories'] = [];
  for (const [name, count] of names) {
    const choice = chosen.categories?.[name];
    const twin = added.find((one) => foldGreek(one.name) === foldGreek(name));
    if (twin) ids.set(name, twin.id);
    else if (choice && 'id' in choice && shop.categories.some(({ id }) => id === choice.id))
      ids.set(name, choice.id);
    else if (choice && 'group' in choice) {
      const taken = [...shop.categories, ...added].map(({ id }) => id);
      const id = freeSlug(slugOf(name, 'category'), taken);
      added.push({ id, name, searchCategory: choice.group });
      ids.set(name, id);
    }
    unknown.push({ name, count, group: groupOfCategory(name) });
  }
  return { ids, added, unknown };
}

/** The changes that a file would make, or all its errors by line; nothing is written. `today` is a date in Athens. */
export async function planImport(
  bytes: Uint8Array,
  shop: Shop,
  choices: ImportChoices,
  today: string,
): Promise<ImportPlan> {
  const table = await readImport(bytes, choices, shop, today);
  if ('fault' in table)
    return { ...nothing, chosen: choices, errors: [{ line: table.line, error: table.fault }] };
  const { heads, columns, rows } = table;
  const chosen = understood(choices, table, shop.categories);
  const plan: ImportPlan = {
    ...nothing,
    kind: table.kind,
    sheets: table.sheets,
    chosen,
    leftOut: table.leftOut,
    suppliers: shop.suppliers.map(({ name }) => name),
    columns: heads.map((head, at) => ({
      head,
      field: columns[at]?.field ?? '',
      sample:
        rows
          .find(({ cells }) => cells[at]?.trim())
          ?.cells[at]?.trim()
          .slice(0, 60) ?? '',
    })),
  };
  if (rows.length > maxImportLines)
    return { ...plan, errors: [{ line: 1, error: `Το αρχείο έχει πάνω από ${maxImportLines} γραμμές` }] };
  const codes = chosen.supplier === undefined ? new Map() : await shop.codesOf(chosen.supplier);
  const reader = lineReader(table, shop, chosen, codes);
  const lines: ReadLine[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % linesInOneGo === 0) await letOthersIn();
    lines.push(reader(row));
  }
  const names = new Map<string, number>();
  for (const { raw } of lines) {
    const name = raw['categoryId'];
    if (typeof name === 'string' && name !== '' && !shop.categories.some(({ id }) => id === name))
      names.set(name, (names.get(name) ?? 0) + 1);
  }
  const { ids, added, unknown } = newNames(names, shop, chosen);
  const categories = [...shop.categories, ...added];
  const known = { ...shop, categories, blank: blankFor(table, chosen) };
  const errors: Errors = tableErrors(table, chosen, lines);
  const told = new Set(errors.map(({ column }) => column));
  const steps: PlannedStep[] = [];
  const toFetch = new Set<string>();
  for (const [at, { line, raw, product, twin, faults, isSkipped, supply }] of lines.entries()) {
    if (at % linesInOneGo === 0) await letOthersIn();
    if (isSkipped) continue;
    if (faults[''] !== undefined) {
      errors.push({ line, error: faults[''] });
      continue;
    }
    const id = ids.get(String(raw['categoryId']));
    const isUnknown = names.has(String(raw['categoryId'])) && id === undefined;
    if (id !== undefined) raw['categoryId'] = id;
    const missing = replaceSources(raw, shop.fetched, faults);
    for (const source of missing) toFetch.add(source);
    if (missing.length > 0 && !chosen.skipsPictures) faults['imageUrls'] ??= pictureNotFetched;
    const step = readLine(raw, product, known, faults);
    // Is said once for each name, with its choice.
    if (isUnknown) faults['categoryId'] = `Δεν υπάρχει κατηγορία «${String(raw['categoryId']).slice(0, 60)}»`;
    let isFaulty = false;
    for (const [field, error] of Object.entries(faults)) {
      isFaulty = true;
      const column = columnOfName(field.split('.')[0])?.head;
      if (column !== undefined && told.has(column)) continue;
      if (isUnknown && field === 'categoryId') {
        if (errors.some((one) => one.error === error)) continue;
      }
      errors.push({ line, ...(column && { column }), error });
    }
    if (step && !isFaulty) steps.push({ line, ...step, ...(twin && { twin }), ...(supply && { supply }) });
  }
  errors.push(...sharedEans(steps, shop.products));
  return {
    ...plan,
    steps,
    errors,
    categories,
    newCategories: added,
    unknownCategories: unknown,
    toFetch: [...toFetch],
    skipped: lines.flatMap(({ line, raw, twin, isSkipped }) =>
      isSkipped && twin ? [{ line, sku: String(raw['sku']), name: String(raw['name'] ?? ''), twin }] : [],
    ),
  };
}

/** What a new product is where its line says nothing: a draft, and installed by nobody unless the file has a column for it. */
const blankFor = ({ columns }: ImportTable, { publishes }: ImportChoices) => ({
  isDraft: !publishes,
  installationAvailable: columns.some((column) => column?.field === 'installationPrice'),
});

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

/** Formats a plan for display. Categories are compared by name. */
export function describePlan(plan: ImportPlan): Omit<ImportPreview, 'isApplied' | 'version' | 'lacking'> {
  const { steps, skipped, newCategories: _new, categories, errors, ...shown } = plan;
  const changed = steps.flatMap(({ line, before, after, twin }) => {
    const changes = changedCells(before, after, categories);
    const said = { line, sku: after.sku, name: after.name, isNew: !before, changes, ...(twin && { twin }) };
    return changes.length === 0 ? [] : [said];
  });
  const added = changed.filter(({ isNew }) => isNew).length;
  return {
    ...shown,
    added,
    changed: changed.length - added,
    unchanged: steps.length - changed.length,
    lines: [...changed, ...skipped.map((line) => ({ ...line, isNew: false, changes: [] }))].toSorted(
      (a, b) => a.line - b.line,
    ),
    errors: errors.toSorted(
      (a, b) => a.line - b.line || foldGreek(a.column ?? '').localeCompare(b.column ?? ''),
    ),
  };
}
