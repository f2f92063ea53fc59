import { expect, test } from 'vitest';
import { planTitle, stillAsPlanned } from './rules.ts';

test('a plan is called by its products and its percentage', () => {
  expect(planTitle('Κάμερες, Argos', 4)).toBe('Κάμερες, Argos: +4%');
  expect(planTitle('Όλα τα προϊόντα', -2.5)).toBe('Όλα τα προϊόντα: −2,5%');
  expect(planTitle('Argos', 0)).toBe('Argos: 0%');
});

test('what has another price by then keeps it, and what is gone is named', () => {
  const step = { sku: 'A', name: 'Α', before: 100, after: 104 };
  const steps = [1, 2, 3].map((id) => ({ id, ...step }));
  const products = [
    { id: 1, priceCents: 100 },
    { id: 2, priceCents: 99 },
  ];
  const { due, skipped } = stillAsPlanned(steps, new Map(products.map((one) => [one.id, one])));
  expect(due.map(({ product }) => product.id)).toEqual([1]);
  expect(skipped.map(({ id }) => id)).toEqual([2, 3]);
});
