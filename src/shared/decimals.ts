// Separate from the fields because the first pages load this before hydration, without the schemas.

/** Writes a number as users type it into a field, «4,5»; `decimals` fixes the number of decimals, two for a price. */
export function decimalText(value: number, decimals?: number): string {
  return (decimals === undefined ? String(value) : value.toFixed(decimals)).replace('.', ',');
}

/**
 * Writes a number as Greek text with at most `maxDecimals` decimals, «1.250», «0,005». Unlike Intl.NumberFormat, whose first
 * use in a browser takes longer than a frame.
 */
export function numberText(value: number, maxDecimals = 3): string {
  const [whole = '', rest] = String(Number(value.toFixed(maxDecimals))).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return rest === undefined ? grouped : `${grouped},${rest}`;
}
