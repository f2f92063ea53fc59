import { createHash } from 'node:crypto';
import { generalRefusals, refuse } from '#shared/errors.ts';
import type { OrderRequest } from '../../contract.ts';

/** The request's Idempotency-Key; refused unless it is one. */
export function readKey(headers: Headers): string {
  const key = headers.get('idempotency-key') ?? '';
  if (/^[\w-]{16,100}$/.test(key)) return key;
  return refuse(generalRefusals, 'INVALID_INPUT', {
    fields: { 'Idempotency-Key': 'Χρειάζεται ένα κλειδί από 16 έως 100 γράμματα ή ψηφία.' },
  });
}

/** Tells whether two requests are the same. Without the card, whose data is never stored, not even as a hash. */
export function fingerprintOf({ paymentMethod, ...rest }: OrderRequest): string {
  return createHash('sha256')
    .update(JSON.stringify({ ...rest, paymentMethod: paymentMethod.type }))
    .digest('hex');
}
