import { foldGreek } from '#shared/greek-letters.ts';
import { specGroupNames } from '#features/catalogue/spec-text.ts';
import { singularUnits, type StoredSpecifications } from '#features/catalogue/specifications.ts';
import { specificationGroups, specificationKeys, specificationNamed } from '#shared/specification-keys.ts';
import type { SpecificationRow } from './contract.ts';
import { parseSpecValue, placed, specValueText } from './product-form.ts';

/* The specifications in one cell of a spreadsheet, one per line: «Τεχνικά χαρακτηριστικά | Ανάλυση: 4 MP». A name or
   value that would be parsed as something else, such as the text «5» or a name with a colon, is a JSON string. */

type Value = SpecificationRow['value'];

const isValue = (value: unknown): value is Value =>
  typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '');

/** The rows of the specification table in reading order; keys that the shop does not know come last in their group. */
export function specificationRows(stored: StoredSpecifications): SpecificationRow[] {
  const order = new Map(specificationKeys().map(({ key }, index) => [key, index]));
  const index = ({ key }: SpecificationRow) => order.get(key) ?? order.size;
  const rows = specificationGroups.flatMap((group) => {
    const values = stored[group];
    if (typeof values !== 'object' || values === null) return [];
    return Object.entries(values).flatMap(([key, value]) =>
      isValue(value) ? [placed({ group, key, value })] : [],
    );
  });
  const unique = new Map(rows.map((row) => [`${row.group} ${row.key}`, row]));
  return specificationGroups.flatMap((group) =>
    [...unique.values()].filter((row) => row.group === group).toSorted((a, b) => index(a) - index(b)),
  );
}

/** The cell of a product's specifications; parsing it returns exactly the same rows. */
export function specificationsCell(stored: StoredSpecifications): string {
  return specificationRows(stored)
    .map((row) => `${specGroupNames[row.group]} | ${writeName(row)}: ${writeValue(row)}`)
    .join('\n');
}

function writeName({ key }: SpecificationRow): string {
  const name = specificationNamed(key)?.label ?? key;
  const isPlain = /^[^":\r\n]+$/.test(name) && keyOf(name) === key;
  return isPlain ? name : JSON.stringify(key);
}

function writeValue({ key, value }: SpecificationRow): string {
  const unit = specificationNamed(key)?.unit;
  const own = value === 1 && unit ? (singularUnits[unit] ?? unit) : unit;
  const plain = `${specValueText(value)}${own && typeof value !== 'boolean' ? ` ${own}` : ''}`;
  const isPlain = /^[^"\r\n][^\r\n]*$/.test(plain) && valueOf(key, plain) === value;
  return isPlain ? plain : JSON.stringify(value);
}

/** The key that a name means; an unknown name is its own key. */
const keyOf = (name: string): string => specificationNamed(name)?.key ?? name;

const longNumber = /^-?\d+([.,]\d+)?(e[+-]?\d+)?$/i;

function valueOf(key: string, text: string): Value {
  const unit = specificationNamed(key)?.unit;
  const ending = [unit, unit && singularUnits[unit]].find((one) => one && text.endsWith(one)) ?? '';
  const value = parseSpecValue(text.slice(0, text.length - ending.length));
  return typeof value === 'string' && longNumber.test(value) ? Number(value.replace(',', '.')) : value;
}

// The flag `s`, because a value may contain characters that JavaScript treats as line ends.
const lineForm = /^([^|]*)\|\s*("(?:[^"\\]|\\.)*"|[^:]*?)\s*:\s*(.*)$/s;

/** Parses a cell of specifications: its rows, or its first error as a Greek sentence. */
export function readSpecificationsCell(cell: string): { rows: SpecificationRow[] } | { fault: string } {
  const rows: SpecificationRow[] = [];
  for (const [index, text] of cell.split(/\r\n|\r|\n/).entries()) {
    if (text.trim() === '') continue;
    const row = readLine(text.trim());
    const isTwin =
      typeof row !== 'string' && rows.some((one) => one.group === row.group && one.key === row.key);
    const fault = typeof row === 'string' ? row : isTwin ? 'το χαρακτηριστικό υπάρχει δύο φορές' : undefined;
    if (fault !== undefined) return { fault: `Γραμμή ${index + 1} του κελιού: ${fault}` };
    if (typeof row !== 'string') rows.push(row);
  }
  return { rows };
}

function readLine(text: string): SpecificationRow | string {
  const [, groupName = '', name = '', said = ''] = lineForm.exec(text) ?? [];
  if (!groupName || !name || !said) return 'χρησιμοποιήστε τη μορφή «Ομάδα | Όνομα: τιμή»';
  const wanted = foldGreek(groupName.trim());
  const group = specificationGroups.find(
    (one) => one === wanted || foldGreek(specGroupNames[one]) === wanted,
  );
  if (!group) {
    return `δεν υπάρχει ομάδα «${groupName.trim().slice(0, 40)}». Ομάδες: ${Object.values(specGroupNames).join(', ')}`;
  }
  const key = name.startsWith('"') ? readQuoted(name) : keyOf(name);
  if (key === undefined) return 'τα εισαγωγικά του ονόματος δεν διαβάζονται';
  const value = said.startsWith('"') ? readQuoted(said) : valueOf(key, said);
  if (value === undefined) return 'τα εισαγωγικά της τιμής δεν διαβάζονται';
  if (key.trim() === '' || value === '') return 'χρησιμοποιήστε τη μορφή «Ομάδα | Όνομα: τιμή»';
  return placed({ group, key, value });
}

function readQuoted(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
