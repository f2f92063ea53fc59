import type { Cents } from '#shared/money.ts';
import type { CardBrand } from '../card.ts';
import type { Card } from '../card-contract.ts';
import type { ProviderPayment } from '../provider-payment.ts';

/** An amount authorised on a card, with the card data that may be stored. */
export type Authorisation = { reference: string; brand: CardBrand; last4: string };

/** What every provider does with an authorised amount. Jobs are retried, so both must be idempotent. */
type Held = {
  /** Charges the authorised amount. */
  capture(payment: string, amountCents: Cents): Promise<void>;
  /** Releases the authorised amount. */
  void(payment: string): Promise<void>;
};

/**
 * Cards typed into the checkout's own form. An order is authorised before its transaction, captured by a job after the
 * commit, and voided by a job if it fails or is cancelled.
 */
export type TypedCards = Held & {
  entry: 'typed';
  /** Authorises an amount on a card; null if the bank declines. The card's data must not be stored or logged. */
  authorise(card: Card, amountCents: Cents): Promise<Authorisation | null>;
};

/** What a payment page shows and where it leads back to. */
export type PageRequest = {
  orderId: string;
  orderNumber: string;
  /** What is paid, where it is not the order as a whole. */
  title?: string | undefined;
  /** Empty if it is not known. */
  customerEmail: string;
  amountCents: Cents;
  /** Nobody can pay after this instant. */
  until: Date;
  /** The order's page, where the customer returns with or without having paid. */
  returnUrl: string;
};

/**
 * Cards typed on the provider's own page. An order is placed first and waits for its payment; `settlePayment` compares both
 * until they agree. Every method throws if the provider does not answer.
 */
export type CardPages = Held & {
  entry: 'page';
  /** Opens a page for an order. A page whose address nobody was given can be forgotten. */
  open(request: PageRequest): Promise<{ reference: string; url: string }>;
  read(reference: string): Promise<ProviderPayment>;
  /** Closes an open page; does nothing if it is closed already. */
  close(reference: string): Promise<void>;
  /** Refunds a part of a captured amount. The same key refunds once. */
  refund(payment: string, amountCents: Cents, key: string): Promise<void>;
  /** All payments since an instant that were made on a page of this shop. */
  listPaid(since: Date): AsyncIterable<{ reference: string; orderId: string; standing: ProviderPayment }>;
  /** The order that a signed event is about, without the order if it is about none; null if the signature is wrong. */
  readEvent(
    body: string,
    signature: string,
    now: Date,
  ): Promise<{ id: string; type: string; orderId: string | undefined } | null>;
};

export type CardPayments = TypedCards | CardPages;
