import type { Services } from '../server/services.ts';

/** Fills an empty database with the demonstration, once. */
export async function loadDemo(_services: Services) {}
