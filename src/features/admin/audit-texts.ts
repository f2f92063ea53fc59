import { audited } from '#features/all.ts';
import { changesBetween } from '#shared/changes.ts';
import type { AuditedEntity } from '#shared/feature.ts';
import { euroText, formatEuro } from '#shared/money.ts';
import { specificationNamed } from '#shared/specification-keys.ts';
import type { AuditEntry } from './contract.ts';

export const actionLabels: Record<AuditEntry['action'], string> = {
  created: 'Δημιουργία',
  updated: 'Αλλαγή',
  deleted: 'Διαγραφή',
};

/** The label of a field; a specification that an administrator added is shown under its own name. */
const fieldLabel = (entity: AuditedEntity, field: string): string =>
  audited[entity].fields[field] ?? specificationNamed(field)?.label ?? field;

const pricesInEuros = new Set(['price', 'comparePrice', 'installationPrice']);

/** Formats an audited value for display; a missing one becomes a dash. */
function valueText(entity: AuditedEntity, field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Ναι' : 'Όχι';
  if (typeof value === 'number') {
    if (field.endsWith('Cents')) return formatEuro(value);
    return pricesInEuros.has(field) ? euroText(value) : String(value);
  }
  if (Array.isArray(value)) {
    return value.length > 0 ? value.map((one) => valueText(entity, field, one)).join(', ') : '–';
  }
  if (typeof value === 'object') return JSON.stringify(value);
  return audited[entity].words?.[String(value)] ?? String(value);
}

type Fields = AuditEntry['before'];

/** Flattens nested objects, such as a product's grouped specifications, into one level of fields. */
function flat(fields: Fields): Fields {
  const entries = Object.entries(fields).flatMap(([field, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(flat(value as Fields))
      : [[field, value] as const],
  );
  return Object.fromEntries(entries);
}

/** The changed fields of an entry, each with its label, old value and new value. */
export function changedFields({ entity, ...entry }: Pick<AuditEntry, 'entity' | 'before' | 'after'>) {
  const changes = changesBetween(flat(entry.before), flat(entry.after));
  const fields = new Set([...Object.keys(changes.before), ...Object.keys(changes.after)]);
  return [...fields].map((field) => ({
    field,
    label: fieldLabel(entity, field),
    before: valueText(entity, field, changes.before[field]),
    after: valueText(entity, field, changes.after[field]),
  }));
}
