import { headWithin, readTable, tableIn, type FoundTable } from '#server/read-table.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import { maxImportLines, type ImportChoices, type Supplier } from '../import-contract.ts';
import { guessFields } from '../import-heads.ts';
import { columnOf, columnOfName, isExportedStock, type Column } from '../product-csv.ts';
import { isWooCommerce, readWooCommerce } from '../woo-commerce.ts';

/** A file as a table of products: the fields of its columns, and its lines that are products. */
export type ImportTable = FoundTable & {
  kind: 'list' | 'own' | 'woocommerce';
  columns: (Column | undefined)[];
  /** The title above a line, where the list is divided by titles instead of naming categories. */
  sections: ReadonlyMap<number, string>;
  leftOut: { line: number; text: string }[];
};

const remembers = ({ choices }: Supplier, heads: readonly string[]) => {
  const known = Object.keys(choices.fields);
  const found = new Set(heads.map((head) => foldGreek(head.trim())));
  return known.length > 0 && known.every((head) => found.has(head));
};

/** The supplier of a table with these heads: the chosen one, or one whose columns it has. */
function supplierOf(
  heads: readonly string[],
  suppliers: readonly Supplier[],
  chosen: string | undefined,
): Supplier | undefined {
  if (chosen !== undefined) return suppliers.find(({ name }) => name === chosen);
  return suppliers.find((one) => remembers(one, heads));
}

/**
 * Whether a table is the shop's own export, also with columns that somebody added, or a part of it. With prices but without
 * names, «Περιγραφή» is a supplier's name.
 */
function isOwn(heads: readonly string[]): boolean {
  if (heads.some(isExportedStock)) return true;
  const fields = new Set(heads.map((head) => columnOf(head)?.field));
  return (
    heads.every((head) => head.trim() === '' || columnOf(head) !== undefined) &&
    (fields.has('name') || !fields.has('description') || !fields.has('price'))
  );
}

/** What divides a list: a line with one cell, unless that is the code of a product. */
function titleOf(cells: readonly string[], columns: number, skus: ReadonlySet<string>): string | undefined {
  const [title, ...others] = cells.filter((cell) => cell.trim() !== '');
  if (others.length > 0 || columns < 3 || !title || !/\p{L}/u.test(title)) return undefined;
  return skus.has(title.trim().toLowerCase()) ? undefined : title.trim();
}

/** Reads a file, finds its heads, and asks which fields its columns are; for an unreadable file its error. */
export async function readImport(
  bytes: Uint8Array,
  { sheet: wanted, columns: chosen, supplier: supplierName }: ImportChoices,
  { suppliers, products }: { suppliers: readonly Supplier[]; products: readonly { sku: string }[] },
  today: string,
): Promise<(ImportTable & { supplier: Supplier | undefined }) | { line: number; fault: string }> {
  // The heads with their titles, and one line too many.
  const file = await readTable(bytes, maxImportLines + headWithin + 1);
  if ('fault' in file) return file;
  const { rows: below, ...table } = tableIn(file.sheets, wanted, guessFields);
  const { heads } = table;
  if (isWooCommerce(heads)) {
    const { heads: own, rows, leftOut } = readWooCommerce(heads, below, today);
    const columns = own.map(columnOf);
    return {
      ...table,
      kind: 'woocommerce',
      heads: own,
      columns,
      rows,
      leftOut,
      sections: new Map(),
      supplier: undefined,
    };
  }
  const kind = isOwn(heads) ? ('own' as const) : ('list' as const);
  const supplier = kind === 'own' ? undefined : supplierOf(heads, suppliers, supplierName);
  const guessed = kind === 'own' ? heads.map((name) => columnOf(name)?.field) : guessFields(heads);
  const remembered = supplier?.choices.fields ?? {};
  const isRemembered = Object.keys(remembered).length > 0;
  const fields = heads.map(
    (name, at) => chosen?.[at] ?? remembered[foldGreek(name.trim())] ?? (isRemembered ? '' : guessed[at]),
  );
  const columns = fields.map((field) => columnOfName(field));
  const skus = new Set(products.map(({ sku }) => sku.toLowerCase()));
  return { ...table, kind, columns, supplier, ...divided(below, heads, columns, skus) };
}

/** The lines that are products, and the titles between them. */
function divided(
  rows: FoundTable['rows'],
  heads: readonly string[],
  columns: readonly (Column | undefined)[],
  skus: ReadonlySet<string>,
): Pick<ImportTable, 'rows' | 'sections' | 'leftOut'> {
  const read: FoundTable['rows'] = [];
  const sections = new Map<number, string>();
  const leftOut: ImportTable['leftOut'] = [];
  const namesCategories = columns.some((column) => column?.field === 'categoryId');
  let section: string | undefined;
  for (const row of rows) {
    const title = titleOf(row.cells, heads.length, skus);
    // Printed lists say the heads again on each page.
    if (row.cells.join() === heads.join()) continue;
    if (title === undefined) {
      read.push(row);
      if (section !== undefined && !namesCategories) sections.set(row.line, section);
    } else {
      section = title.slice(0, 60);
      leftOut.push({ line: row.line, text: title.slice(0, 100) });
    }
  }
  return { rows: read, sections, leftOut };
}
