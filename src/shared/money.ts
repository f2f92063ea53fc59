import { company } from './company.ts';
/** An amount of money in whole euro cents. */
export type Cents = number;

/** The rate of VAT that holds today, in percent. What was sold keeps the rate that it was sold with. */
export const vatPercent = () => company().vatPercent;

/** Writes cents as Greek text, «1.698,29 €», with a no-break space before the sign. */
export function formatEuro(cents: Cents): string {
  const [euros = '', rest = ''] = centsToDecimal(cents).split('.');
  const grouped = euros.length > 3 ? euros.replace(/\B(?=(\d{3})+$)/g, '.') : euros;
  return `${grouped},${rest}\u00A0€`;
}

/** Converts cents to euro, the unit of amounts in the API. */
export function centsToEuros(cents: Cents): number {
  return cents / 100;
}

/** Converts euro to cents, half a cent rounded up; throws RangeError for what is not an amount. */
export function eurosToCents(euros: number): Cents {
  // Fifteen significant digits remove the error of binary fractions: 1.005 is 100.5 cents, not 100.49999999999999.
  const cents = Math.round(Number((euros * 100).toPrecision(15))) + 0;
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount of euro: ${euros}`);
  return cents;
}

/** Writes an amount of the API, in euro, as Greek text: «1.698,29 €». */
export const euroText = (euros: number): string => formatEuro(eurosToCents(euros));

/** Writes cents as a decimal text of euro, '1698.29', the format of a cart line's price. */
export function centsToDecimal(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Computes the VAT on a net amount in cents, half a cent rounded up. The rate is in percent, here and below. */
export function vatOf(netCents: Cents, rate: number): Cents {
  return Math.floor((netCents * rate + 50) / 100);
}

/** Adds the VAT to a net amount in cents. */
export function withVat(netCents: Cents, rate = vatPercent()): Cents {
  return netCents + vatOf(netCents, rate);
}

/** A price without VAT and with it, and the rate. */
export type Amount = { net: Cents; gross: Cents; rate: number };

/** Both prices for a net amount. */
export const amountOf = (net: Cents, rate = vatPercent()): Amount => ({
  net,
  gross: withVat(net, rate),
  rate,
});

/** Both prices for a gross amount: the inverse of `amountOf`. */
export const amountWithin = (gross: Cents, rate = vatPercent()): Amount => ({
  net: Math.round((gross * 100) / (100 + rate)),
  gross,
  rate,
});

/** Both prices as text, each with its VAT label; the first is the one that this account type reads first. */
export function bothPrices({ net, gross, rate }: Amount, grossFirst: boolean) {
  const without = { text: formatEuro(net), mark: `+\u00A0ΦΠΑ\u00A0${rate}%` };
  const within = { text: formatEuro(gross), mark: 'με\u00A0ΦΠΑ' };
  return grossFirst ? ([within, without] as const) : ([without, within] as const);
}

/** Both prices in one line, «117,80 € με ΦΠΑ (95,00 € + ΦΠΑ 24%)» or the reverse. */
export function pricesText(amount: Amount, grossFirst: boolean): string {
  const [first, second] = bothPrices(amount, grossFirst);
  return `${first.text} ${first.mark} (${second.text} ${second.mark})`;
}
