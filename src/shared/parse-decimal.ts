// Separate from `number-fields.ts` because the search's price filter needs this without the schemas.

/**
 * Parses a number in Greek or machine format: «1.698,29», «1698.29», «1.698»; null when it is invalid. A point before
 * exactly three digits is a thousands separator, because no amount has three decimals.
 */
export function parseDecimal(text: string): number | null {
  const plain = text
    .replace(/[\s\u00A0€%]/g, '')
    .replace(/^\u2212/, '-')
    .replace(/^\+/, '');
  const isGrouped = plain.includes(',') || /^-?\d{1,3}(\.\d{3})+$/.test(plain);
  const decimal = isGrouped ? plain.replaceAll('.', '').replace(',', '.') : plain;
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(decimal) ? Number(decimal) : null;
}
