import { createContext, type ComponentType } from 'react';
import type { Order } from '../../contract.ts';
import type { PaymentStep } from '../steps-contract.ts';

/** Money that was given back: in euro, on a day. */
export type GivenBack = Pick<PaymentStep, 'amount' | 'date'>;

/** The documents of an order, which another feature shows on its page. */
export interface DocumentsOfOrder {
  /** The receipts, invoices and credit notes of an order. */
  Panel: ComponentType<{ order: Order }>;
  /** The credit note of a refund, or that it is missing. */
  OfRefund: ComponentType<{ order: Order; refund: PaymentStep }>;
  /** Opens the credit note for a refund, if there is a document to credit. */
  offerCredit: (order: Order, refund: GivenBack) => Promise<void>;
}

export const DocumentsOfOrder = createContext<DocumentsOfOrder | null>(null);
