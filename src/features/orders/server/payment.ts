import type { Config } from '../../../server/config.ts';
import { newId } from '../../../server/ids.ts';
import type { Cents } from '../../../shared/money.ts';
import { cardBrand, cardDigits, type CardBrand } from '../card.ts';
import type { Card } from '../card-contract.ts';

/** An amount held on a card: what may be kept of it. */
export type Authorisation = { reference: string; brand: CardBrand; last4: string };

/**
 * A provider of card payments. An order authorises before its transaction, captures by a job after the commit, and voids
 * by a job when it fails or is cancelled; the jobs repeat, so that `capture` and `void` must bear being called twice.
 */
export type CardPayments = {
  /** Holds an amount on a card, or gives null when the bank declines. The card's data goes nowhere else. */
  authorise(card: Card, amountCents: Cents): Promise<Authorisation | null>;
  /** Takes the held amount. */
  capture(reference: string, amountCents: Cents): Promise<void>;
  /** Lets the held amount go. */
  void(reference: string): Promise<void>;
};

/** The one number of the sandbox that is always declined. */
const declinedNumber = '4000000000000002';

/** Moves no money: every other sound number is good for any amount. */
const sandbox: CardPayments = {
  async authorise({ cardNumber }) {
    const digits = cardDigits(cardNumber);
    const brand = cardBrand(digits);
    if (!brand || digits === declinedNumber) return null;
    return { reference: `sandbox_${newId()}`, brand, last4: digits.slice(-4) };
  },
  async capture() {},
  async void() {},
};

/** The provider of card payments, or null where none is set up and cards are not offered. A real one is chosen here. */
export function cardPayments({ isProduction }: Pick<Config, 'isProduction'>): CardPayments | null {
  return isProduction ? null : sandbox;
}
