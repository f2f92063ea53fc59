import type { Config } from '#server/config.ts';
import { newId } from '#server/ids.ts';
import { cardBrand, cardDigits } from '../card.ts';
import type { CardPages, CardPayments, TypedCards } from './provider.ts';
import { stripePages } from './stripe.ts';

/** The sandbox's number that is always declined. */
const declinedNumber = '4000000000000002';

/** Moves no money: every other valid number is accepted for any amount. */
const sandbox: TypedCards = {
  entry: 'typed',
  async authorise({ cardNumber }) {
    const digits = cardDigits(cardNumber);
    const brand = cardBrand(digits);
    if (!brand || digits === declinedNumber) return null;
    return { reference: `sandbox_${newId()}`, brand, last4: digits.slice(-4) };
  },
  async capture() {},
  async void() {},
};

/** The provider of each setting, opened once. */
const opened = new Map<string, CardPages>();

/** The provider's payment page; null if none is set up. */
export function cardPages({ stripeUrl }: Pick<Config, 'stripeUrl'>): CardPages | null {
  if (stripeUrl === undefined) return null;
  const known = opened.get(stripeUrl) ?? stripePages(stripeUrl);
  opened.set(stripeUrl, known);
  return known;
}

/** The provider of card payments; null if none is set up in production: then cards are not offered. */
export function cardPayments(config: Pick<Config, 'isProduction' | 'stripeUrl'>): CardPayments | null {
  return cardPages(config) ?? (config.isProduction ? null : sandbox);
}
