import { expect, test } from 'vitest';
import { freeSlug, slugOf } from './category-slug.ts';

test.each([
  ['Κάμερες', 'kameres'],
  ['Έλεγχος πρόσβασης', 'elegchos-prosvasis'],
  ['Ήχος & φωτισμός', 'ichos-fotismos'],
  ['NVR / DVR', 'nvr-dvr'],
  ['***', 'category'],
])('«%s» has the address %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('an address that is taken gets a number', () => {
  expect(freeSlug('Κάμερες', ['kameres', 'kameres-2'])).toBe('kameres-3');
});
