import * as z from 'zod/mini';

/** A credit note cancels the receipt or invoice that it names. */
export const documentKind = z.enum(['receipt', 'invoice', 'receipt_credit', 'invoice_credit']);

export type DocumentKind = z.infer<typeof documentKind>;
