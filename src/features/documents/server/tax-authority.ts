import { createHash } from 'node:crypto';

/** Takes a document's payload and answers with its mark (ΜΑΡΚ). Jobs are retried, so the same payload gets the same mark. */
export type TaxAuthority = {
  name: string;
  send(payload: string): Promise<{ mark: string }>;
};

/**
 * Sends nothing: what would be sent is kept, and the mark says that it is none. It is no number, so that a payload that
 * refers to it could never be taken for a real one.
 */
export const sandboxAuthority: TaxAuthority = {
  name: 'sandbox',
  async send(payload) {
    const hash = createHash('sha256').update(payload).digest('hex').slice(0, 12).toUpperCase();
    return { mark: `SANDBOX-${hash}` };
  },
};
