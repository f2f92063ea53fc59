/** An amount of money in whole euro cents. */
export type Cents = number;

/** The standard rate of Greek VAT, in percent. */
export const vatPercent = 24;

/** Writes cents as Greek text, «1.698,29 €», with a no-break space before the sign. */
export function formatEuro(cents: Cents): string {
  const [euros = '', rest = ''] = centsToDecimal(cents).split('.');
  const grouped = euros.length > 3 ? euros.replace(/\B(?=(\d{3})+$)/g, '.') : euros;
  return `${grouped},${rest}\u00A0€`;
}

/** Turns cents into a number of euro, the way amounts travel on the wire. */
export function centsToEuros(cents: Cents): number {
  return cents / 100;
}

/** Turns a number of euro into cents, half a cent upwards; throws a RangeError for what is no such amount. */
export function eurosToCents(euros: number): Cents {
  // Fifteen significant digits drop the noise of binary fractions: 1.005 is 100.5 cents, not 100.49999999999999.
  const cents = Math.round(Number((euros * 100).toPrecision(15))) + 0;
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount of euro: ${euros}`);
  return cents;
}

/** Writes cents as a decimal text of euro, '1698.29', the way a cart line carries its price. */
export function centsToDecimal(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Computes the VAT on a net amount in cents, half a cent upwards. */
export function vatOf(netCents: Cents): Cents {
  return Math.floor((netCents * vatPercent + 50) / 100);
}

/** Adds the VAT to a net amount in cents. */
export function withVat(netCents: Cents): Cents {
  return netCents + vatOf(netCents);
}
