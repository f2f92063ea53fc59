import type { Config } from '../../../server/config.ts';
import { newId } from '../../../server/ids.ts';
import type { Cents } from '../../../shared/money.ts';
import { cardBrand, cardDigits, type CardBrand } from '../card.ts';
import type { Card } from '../card-contract.ts';

/** An amount authorised on a card, with the card data that may be stored. */
export type Authorisation = { reference: string; brand: CardBrand; last4: string };

/**
 * A provider of card payments. An order is authorised before its transaction, captured by a job after the commit, and voided
 * by a job if it fails or is cancelled. Jobs are retried, so `capture` and `void` must be idempotent.
 */
export type CardPayments = {
  /** Authorises an amount on a card; null if the bank declines. The card's data must not be stored or logged. */
  authorise(card: Card, amountCents: Cents): Promise<Authorisation | null>;
  /** Charges the authorised amount. */
  capture(reference: string, amountCents: Cents): Promise<void>;
  /** Releases the authorised amount. */
  void(reference: string): Promise<void>;
};

/** The sandbox's number that is always declined. */
const declinedNumber = '4000000000000002';

/** Moves no money: every other valid number is accepted for any amount. */
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

/** The provider of card payments; null if none is configured, then cards are not offered. Add a real provider here. */
export function cardPayments({ isProduction }: Pick<Config, 'isProduction'>): CardPayments | null {
  return isProduction ? null : sandbox;
}
