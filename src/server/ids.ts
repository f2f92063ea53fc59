import { randomBytes } from 'node:crypto';
import { idFrom, orderNumberFrom } from '../shared/ids.ts';

/** An id that nobody can guess: 128 random bits. */
export const newId = () => idFrom(randomBytes(16));

/** A readable order number; rare doubles are refused by the database and drawn again. */
export const newOrderNumber = () => orderNumberFrom(randomBytes(5));
