import { numberText } from '#shared/decimals.ts';
import type { SpecificationGroup } from '#shared/specification-keys.ts';
import type { Specification } from './contract.ts';

/** Units written without a space after the number. */
const tight = new Set(['°', '×', '″']);

/** The headings of the four groups of specifications, in their order. */
export const specGroupNames = {
  technical: 'Τεχνικά χαρακτηριστικά',
  connectivity: 'Συνδεσιμότητα',
  functions: 'Λειτουργίες',
  installation: 'Εγκατάσταση',
} as const satisfies Record<SpecificationGroup, string>;

/** Formats a specification value: «0,005 lx», «103°», «Ναι», «6 μήνες». */
export function specText({ value, unit }: Pick<Specification, 'value' | 'unit'>): string {
  if (typeof value === 'boolean') return value ? 'Ναι' : 'Όχι';
  if (unit === 'έτη' && typeof value === 'number' && value < 1)
    return `${numberText(value * 12, 0)}\u00A0μήνες`;
  const text = typeof value === 'number' ? numberText(value, 4) : value;
  if (unit === undefined) return text;
  return tight.has(unit) ? text + unit : `${text}\u00A0${unit}`;
}
