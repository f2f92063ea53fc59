import { plural } from '#shared/greek.ts';
import type { ImportChoices, ImportPreview, Twin } from '../import-contract.ts';
import {
  cellFaults,
  columnOfName,
  editedColumns,
  isExportedStock,
  readCells,
  type CategoryNames,
} from '../product-csv.ts';
import { asTheShopWrites } from './import-line.ts';
import type { ImportTable } from './import-table.ts';
import { twinFinder } from './import-twins.ts';
import { stateOf, type StoredProduct } from './store.ts';

/** Cells that do not stand under their columns would be read as something else. */
const wrongCount = (cells: number, columns: number) =>
  `Η γραμμή έχει ${plural(cells, 'κελί', 'κελιά')} και το αρχείο ${plural(columns, 'στήλη', 'στήλες')}. ` +
  'Ένα κελί με το διαχωριστικό του αρχείου μέσα του θέλει εισαγωγικά, π.χ. "12,50"';

/**
 * A line's fields as the contract takes them, the product that it is about, and the faults of its cells by field; that of the
 * whole line stands under ''.
 */
export type ReadLine = {
  line: number;
  raw: Record<string, unknown>;
  product?: StoredProduct | undefined;
  twin?: Twin | undefined;
  faults: Record<string, string>;
  isSkipped?: boolean;
  /** What the file calls the product, and whether it says what a piece is bought at. */
  supply?: { code: string; hasPrice: boolean };
};

type Row = ImportTable['rows'][number];

/** Where a blank cell of another company's file says something: that there is no price, or no former one. */
const saidByBlank: ReadonlySet<string> = new Set(['price', 'comparePrice']);

const code = (raw: ReadLine['raw']) => String(raw['sku'] ?? '').toLowerCase();

/** Reads the lines of a table one after another; `codes` are those by which its supplier calls products, in lower case. */
export function lineReader(
  { kind, heads, columns, sections }: ImportTable,
  { products, categories }: { products: readonly StoredProduct[]; categories: CategoryNames },
  chosen: ImportChoices,
  codes: ReadonlyMap<string, number>,
): (row: Row) => ReadLine {
  const exportedAt = heads.findIndex(isExportedStock);
  const bySku = new Map(products.map((product) => [product.sku.toLowerCase(), product]));
  const byId = new Map(products.map((product) => [product.id, product]));
  const twinOf = twinFinder(products);
  const seen = new Map<string, number>();
  const updates = kind === 'list' && chosen.updates ? new Set(chosen.updates) : undefined;
  const category = columnOfName('categoryId');

  /** The fields of a product that the shop has: those that the line says otherwise than its export would. */
  function edited(product: StoredProduct, { cells }: Row, whole: ReadLine['raw']) {
    const state = stateOf(product);
    const own = editedColumns(columns, cells, state, categories, cells[exportedAt]).map((column, at) =>
      kind === 'own' || cells[at]?.trim() || saidByBlank.has(column?.field ?? '') ? column : undefined,
    );
    const raw = readCells(own, cells, categories);
    asTheShopWrites(raw, chosen);
    if (chosen.markup && whole['price'] !== undefined) raw['price'] = whole['price'];
    // «In stock» of a product that is not counted there would end the count of one that is sold out here.
    if (kind === 'woocommerce' && raw['inStock'] === true && state.stockQuantity !== null)
      delete raw['inStock'];
    delete raw['sku'];
    return { raw, faults: cellFaults(own, cells) };
  }

  return (row) => {
    const { line, cells } = row;
    const hasMore = cells.slice(heads.length).some((cell) => cell.trim() !== '');
    if (hasMore || cells.length < heads.length)
      return { line, raw: {}, faults: { '': wrongCount(cells.length, heads.length) } };
    const whole = readCells(columns, cells, categories);
    asTheShopWrites(whole, chosen);
    let [raw, faults] = [whole, cellFaults(columns, cells)];
    // What the supplier calls a product is known better than what another of the shop is called.
    let product = byId.get(codes.get(code(raw)) ?? 0) ?? bySku.get(code(raw));
    const hasPrice = Boolean(raw['purchasePrice']) && (!updates || updates.has('purchasePrice'));
    const supply = { code: String(raw['sku'] ?? ''), hasPrice };
    let twin: Twin | undefined;
    const found = product || faults['sku'] ? undefined : twinOf(raw);
    if (found) {
      const choice = chosen.twins?.[line] ?? found.usual;
      twin = { sku: found.product.sku, name: found.product.name, by: found.by, choice };
      if (choice === 'skip') return { line, raw, twin, faults, isSkipped: true };
      if (choice === 'update') ({ product } = found);
    }
    const key = product ? `#${product.id}` : code(raw);
    if (product) ({ raw, faults } = edited(product, row, whole));
    const section = sections.get(line);
    raw['categoryId'] ||=
      (product ? undefined : chosen.categoryId) ?? (section && category?.read(section, categories));
    if (!raw['categoryId']) delete raw['categoryId'];
    const other = seen.get(key);
    if (key) seen.set(key, line);
    if (other !== undefined)
      faults['sku'] = `${twin ? 'Το ίδιο προϊόν' : 'Ο ίδιος κωδικός'} υπάρχει και στη γραμμή ${other}`;
    if (product && updates) {
      for (const field of Object.keys(raw)) if (!updates.has(field)) delete raw[field];
      for (const field of Object.keys(faults))
        if (field !== 'sku' && !updates.has(field)) delete faults[field];
    }
    return { line, raw, product, twin, faults, supply };
  };
}

/** The errors of the whole table, each once instead of in every line. */
export function tableErrors(
  table: ImportTable,
  chosen: ImportChoices,
  lines: readonly ReadLine[],
): ImportPreview['errors'] {
  const { kind, columns, headLine, sections } = table;
  const fields = columns.flatMap((column) => column?.field ?? []);
  const has = (field: (typeof fields)[number]) => fields.includes(field);
  const add = (column: string, error: string) => errors.push({ line: headLine, column, error });
  const errors: ImportPreview['errors'] = [];
  const hasNew = lines.some(({ product, isSkipped }) => !product && !isSkipped);
  if (!has('sku') && !has('ean') && !has('mpn'))
    add('Κωδικός', 'Λείπει η στήλη «Κωδικός»: ορίστε ποια στήλη του αρχείου είναι ο κωδικός ή το EAN');
  if (new Set(fields).size < fields.length)
    errors.push({
      line: headLine,
      error: 'Μια στήλη υπάρχει δύο φορές: δύο στήλες έχουν οριστεί ως το ίδιο πεδίο',
    });
  if (lines.length === 0) errors.push({ line: headLine, error: 'Το αρχείο δεν έχει προϊόντα' });
  if (kind === 'woocommerce' && chosen.withVat === undefined)
    add('Τιμή', 'Πείτε αν οι τιμές του αρχείου περιέχουν ΦΠΑ');
  if (!hasNew || kind === 'woocommerce') return errors;
  if (!has('name')) add('Όνομα', 'Για τα νέα προϊόντα ορίστε ποια στήλη του αρχείου είναι το όνομα');
  if (!has('price') && !(has('purchasePrice') && chosen.markup))
    add(
      'Τιμή',
      has('purchasePrice')
        ? 'Το αρχείο έχει μόνο τιμή αγοράς: ορίστε ποσοστό κέρδους, ώστε να βγει η τιμή πώλησης'
        : 'Για τα νέα προϊόντα ορίστε ποια στήλη του αρχείου είναι η τιμή',
    );
  if (!has('categoryId') && sections.size === 0 && !chosen.categoryId)
    add('Κατηγορία', 'Το αρχείο δεν έχει στήλη κατηγορίας: επιλέξτε μία για όλα τα νέα προϊόντα');
  return errors;
}
