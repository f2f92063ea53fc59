import { randomBytes } from 'node:crypto';
import { company } from '#shared/company.ts';
import { idFrom, orderNumberFrom } from '#shared/ids.ts';

/** An unguessable id: 128 random bits. */
export const newId = () => idFrom(randomBytes(16));

/** A readable order number; the database rejects the rare duplicate, and the caller draws another. */
export const newOrderNumber = () => orderNumberFrom(randomBytes(5), company().numbering.orders);
