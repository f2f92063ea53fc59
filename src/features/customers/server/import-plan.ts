import * as z from 'zod/mini';
import { inputFaults } from '#server/input-faults.ts';
import { headWithin, readTable, tableIn } from '#server/read-table.ts';
import { parseAfm } from '#shared/afm.ts';
import { unprotected } from '#shared/csv.ts';
import { foldGreek } from '#shared/greek-letters.ts';
import { formatPhone, parsePhone } from '#shared/phone.ts';
import { oneLine } from '#shared/typed-text.ts';
import { fieldMessages } from '#shared/validation.ts';
import { customerImportFields, guessCustomerFields, type CustomerImportField } from '../import-columns.ts';
import {
  maxImportedCustomers,
  newCustomerFields,
  type CustomerImportChoices,
  type CustomerImportPreview,
  type NewCustomerFields,
} from '../intake-contract.ts';

type Known = { afm: string | null; phone: string | null; email: string; fullName: string };
type Line = CustomerImportPreview['lines'][number];
export type CustomerPlan = Omit<CustomerImportPreview, 'isApplied' | 'version' | 'undoId'> & {
  /** The customers to be added. */
  customers: NewCustomerFields[];
};

type Texts = Partial<Record<CustomerImportField, string>>;

/** A tax number whose zero a spreadsheet ate. */
function wholeAfm(text: string): string {
  const whole = /^\d{7,8}$/.test(text) ? text.padStart(9, '0') : text;
  return parseAfm(whole) === null ? text : whole;
}

/** The first telephone of a cell with several, and the rest as it is. */
function phonesOf(text: string): { phone: string; rest: string } {
  const parts = text.split(/[,;/|\n]|\s{2,}|\s-\s/).flatMap((part) => part.trim() || []);
  const phone = parts.find((part) => parsePhone(part) !== null);
  if (parsePhone(text) !== null || phone === undefined) return { phone: text, rest: '' };
  return { phone, rest: parts.filter((part) => part !== phone).join(', ') };
}

const yes = new Set(['ναι', 'yes', 'true', '1', 'x', 'χ', '✓']);
const no = new Set(['οχι', 'no', 'false', '0', '']);

/** A name in one cell as two: the surname is the first word or the last one. */
function dividedName(fullName: string, surnameFirst: boolean): { firstName: string; lastName: string } {
  const words = fullName.split(/\s+/).filter(Boolean);
  if (words.length < 2) return { firstName: fullName, lastName: '' };
  return surnameFirst
    ? { lastName: words[0] ?? '', firstName: words.slice(1).join(' ') }
    : { lastName: words.at(-1) ?? '', firstName: words.slice(0, -1).join(' ') };
}

const some = (text: string | undefined) => text || undefined;

/** The texts of a line as the fields of a new customer; its own faults are added by field. */
function fieldsOf(texts: Texts, chosen: CustomerImportChoices, faults: Record<string, string>) {
  const { phone, rest } = phonesOf(texts.phone ?? '');
  const others = [rest, texts.otherPhone].filter(Boolean).join(', ');
  const note = [texts.note, others && `Τηλέφωνα: ${others}`].filter(Boolean).join('\n');
  const afm = wholeAfm(texts.afm ?? '');
  const { firstName = '', lastName = '' } =
    texts.firstName || texts.lastName
      ? texts
      : dividedName(texts.fullName ?? '', chosen.surnameFirst ?? true);
  const isBusiness = Boolean(texts.companyName) && afm !== '';
  const sees = foldGreek(texts.canViewPrices ?? '');
  if (!yes.has(sees) && !no.has(sees)) faults['canViewPrices'] = 'Συμπληρώστε «Ναι» ή «Όχι»';
  return {
    accountType: isBusiness ? ('b2b' as const) : ('private' as const),
    // Of a company whose people nobody knows the name stands for them.
    firstName: firstName || (lastName ? '' : (texts.companyName ?? '').slice(0, 60)),
    lastName,
    companyName: some(texts.companyName),
    afm: some(afm),
    doy: some(texts.doy),
    profession: some(texts.profession),
    phone: some(phone),
    email: some(texts.email),
    address: some(texts.address),
    city: some(texts.city),
    postalCode: some(texts.postalCode),
    canViewPrices: yes.has(sees) || (sees === '' && (chosen.canViewPrices ?? false)),
    note: some(note),
  };
}

/** A file may name a person or a company by one name alone. */
const importedFields = z.safeExtend(newCustomerFields, {
  firstName: z.string().check(z.overwrite(oneLine), z.maxLength(60)),
  lastName: z.string().check(z.overwrite(oneLine), z.maxLength(60)),
});

const twinKeys = ['email', 'afm', 'phone'] as const;

/** The customers that a file would add, or all its errors by line; nothing is written. */
export async function planCustomers(
  bytes: Uint8Array,
  known: readonly Known[],
  choices: CustomerImportChoices,
): Promise<CustomerPlan> {
  const plan: CustomerPlan = {
    sheets: [],
    chosen: choices,
    columns: [],
    added: 0,
    skipped: 0,
    lines: [],
    errors: [],
    customers: [],
  };
  const file = await readTable(bytes, maxImportedCustomers + headWithin + 1);
  if ('fault' in file) return { ...plan, errors: [{ line: file.line, error: file.fault }] };
  const { sheets, sheet, heads, rows, headLine } = tableIn(file.sheets, choices.sheet, guessCustomerFields);
  const guessed = guessCustomerFields(heads);
  const fields = heads.map((_, at) => choices.columns?.[at] ?? guessed[at] ?? '');
  plan.sheets = sheets;
  plan.chosen = {
    surnameFirst: true,
    canViewPrices: false,
    ...choices,
    columns: fields,
    ...(sheet && { sheet }),
  };
  plan.columns = heads.map((head, at) => ({
    head,
    field: fields[at] ?? '',
    sample:
      rows
        .find(({ cells }) => cells[at]?.trim())
        ?.cells[at]?.trim()
        .slice(0, 60) ?? '',
  }));
  const { errors } = plan;
  if (rows.length === 0) errors.push({ line: headLine, error: 'Το αρχείο δεν έχει πελάτες' });
  if (rows.length > maxImportedCustomers)
    return {
      ...plan,
      errors: [{ line: 1, error: `Το αρχείο έχει πάνω από ${maxImportedCustomers} γραμμές` }],
    };
  if (!['fullName', 'firstName', 'lastName', 'companyName'].some((field) => fields.includes(field)))
    errors.push({ line: headLine, error: 'Ορίστε ποια στήλη του αρχείου είναι το όνομα ή η επωνυμία' });
  const read = fields.filter(Boolean);
  if (new Set(read).size < read.length)
    errors.push({ line: headLine, error: 'Δύο στήλες έχουν οριστεί ως το ίδιο πεδίο' });
  const seen = twinFinder(known);
  for (const { line, cells } of rows) {
    const texts: Texts = Object.fromEntries(
      fields.flatMap((field, at) => (field ? [[field, unprotected((cells[at] ?? '').trim())]] : [])),
    );
    readLine(plan, line, texts, seen);
  }
  return plan;
}

type Seen = (
  line: number,
  customer: Pick<NewCustomerFields, 'email' | 'afm' | 'phone'>,
  fullName: string,
) => Omit<NonNullable<Line['twin']>, 'choice'> | undefined;

/** Finds by what a line is known already, and remembers it for the lines below. */
function twinFinder(known: readonly Known[]): Seen {
  const maps = Object.fromEntries(
    twinKeys.map((key) => [
      key,
      new Map(known.flatMap((one) => (one[key] ? [[one[key], { fullName: one.fullName }]] : []))),
    ]),
  ) as Record<(typeof twinKeys)[number], Map<string, { fullName: string; line?: number }>>;
  return (line, customer, fullName) => {
    const by = twinKeys.find((key) => customer[key] !== undefined && maps[key].has(customer[key]));
    const found = by && customer[by] !== undefined ? maps[by].get(customer[by]) : undefined;
    for (const key of twinKeys) {
      const value = customer[key];
      if (value !== undefined && !maps[key].has(value)) maps[key].set(value, { fullName, line });
    }
    return by && found ? { by, ...found } : undefined;
  };
}

/** Adds a line to the plan: its customer, or its errors. */
function readLine(plan: CustomerPlan, line: number, texts: Texts, seen: Seen): void {
  const faults: Record<string, string> = {};
  const fields = fieldsOf(texts, plan.chosen, faults);
  for (const field of inputFaults(fields).fields)
    faults[field] = 'Το κείμενο περιέχει χαρακτήρες που δεν επιτρέπονται';
  const { success, data, error } = z.safeParse(importedFields, fields);
  if (!success)
    for (const [field, sentence] of Object.entries(fieldMessages(error.issues))) faults[field] ??= sentence;
  const fullName = `${fields.firstName} ${fields.lastName}`.trim();
  if (fullName === '') faults['firstName'] = 'Συμπληρώστε όνομα ή επωνυμία';
  for (const [field, sentence] of Object.entries(faults)) {
    const column = customerImportFields[field as CustomerImportField] as string | undefined;
    plan.errors.push({ line, ...(column && { column }), error: sentence });
  }
  if (!success || Object.keys(faults).length > 0) return;
  const found = seen(line, data, fullName);
  // A family may share a telephone; an address of e-mail is one customer's.
  const usual = found?.by === 'phone' ? ('add' as const) : ('skip' as const);
  const choice = found && (found.by === 'email' ? 'skip' : (plan.chosen.twins?.[line] ?? usual));
  if (choice === 'skip') plan.skipped += 1;
  else {
    plan.added += 1;
    plan.customers.push(data);
  }
  const place = [data.address, data.postalCode, data.city].filter(Boolean).join(' ');
  plan.lines.push({
    line,
    fullName,
    accountType: data.accountType,
    facts: [data.companyName, data.afm, data.phone && formatPhone(data.phone), data.email, place]
      .filter(Boolean)
      .join(' · '),
    canViewPrices: data.canViewPrices,
    ...(found && choice && { twin: { ...found, choice } }),
  });
}
