import { expect, test } from 'vitest';
import { freeSlug, slugOf } from './slug.ts';

test.each([
  ['Κάμερες', 'kameres'],
  ['Έλεγχος πρόσβασης', 'elegchos-prosvasis'],
  ['Ήχος & φωτισμός', 'ichos-fotismos'],
  ['Αυτόματες πόρτες', 'aftomates-portes'],
  ['Συντήρηση & έλεγχος 24/7', 'syntirisi-elegchos-24-7'],
  ['Θυροτηλεόραση σε ουρανοξύστη', 'thyrotileorasi-se-ouranoxysti'],
  ['(NVR / DVR)', 'nvr-dvr'],
  ['···', 'category'],
])('«%s» stands in an address as %s', (name, slug) => {
  expect(slugOf(name, 'category')).toBe(slug);
});

test('a long name is cut where no hyphen is left over', () => {
  expect(slugOf(`${'α'.repeat(49)} ${'β'.repeat(59)}`, 'blank')).toBe('a'.repeat(49));
});

test('a slug that is taken gets a number', () => {
  expect(freeSlug('kameres', ['kameres', 'kameres-2'])).toBe('kameres-3');
});
