import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { productFields } from './contract.ts';
import { offered, setOffered } from '#shared/offered.ts';
import {
  lackingSafety,
  parseSpecValue,
  productFormValues,
  productFromForm,
  specValueText,
} from './product-form.ts';

test.each([
  ['8,5', 8.5],
  ['0.005', 0.005],
  ['4', 4],
  ['Ναι', true],
  ['όχι', false],
  ['IP67', 'IP67'],
  ['2,8-12', '2,8-12'],
  ['2560×1440', '2560×1440'],
])('«%s» in the specification table is kept as %s', (text, value) => {
  expect(parseSpecValue(text)).toBe(value);
});

test('what is kept is shown as it would be typed', () => {
  expect([8.5, true, false, 'IP67', 0.005].map(specValueText)).toEqual([
    '8,5',
    'Ναι',
    'Όχι',
    'IP67',
    '0,005',
  ]);
  expect(parseSpecValue(specValueText(0.005))).toBe(0.005);
});

test('the stock is sent where somebody touched it, and left to the orders elsewhere', () => {
  const typed = { name: 'Κάμερα', price: 100, stockQuantity: 5, inStock: true };
  expect(productFromForm(typed)).toMatchObject({ stockQuantity: 5, inStock: true });
  expect(productFromForm(typed, { stockQuantity: 4, inStock: true })).toMatchObject({ stockQuantity: 5 });
  const untouched = productFromForm(typed, { stockQuantity: 5, inStock: true });
  expect(untouched).not.toHaveProperty('stockQuantity');
  expect(untouched).not.toHaveProperty('inStock');
  const uncounted = { name: 'Κάμερα', price: 100, stockQuantity: null, inStock: true };
  expect(productFromForm(uncounted, { inStock: true })).not.toHaveProperty('stockQuantity');
  expect(productFromForm(uncounted, { inStock: false })).toMatchObject({ inStock: true });
});

test.each([true, false])(
  'a new product is one that we install where there are services: %s',
  (hasServices) => {
    const before = offered();
    onTestFinished(() => setOffered(before));
    setOffered({ ...before, hasServices });
    expect(productFormValues(undefined).installationAvailable).toBe(hasServices);
  },
);

test('an empty amount is sent only where it clears one', () => {
  const typed = { name: 'Κάμερα', price: 100, comparePrice: null, installationPrice: null };
  expect(JSON.parse(JSON.stringify(productFromForm(typed)))).toEqual({ name: 'Κάμερα', price: 100 });
  const stored = { inStock: true, comparePrice: 120 };
  expect(JSON.parse(JSON.stringify(productFromForm(typed, stored)))).toMatchObject({ comparePrice: null });
  expect(productFromForm(typed, stored).installationPrice).toBeUndefined();
  expect(productFromForm({ ...typed, installationPrice: 35 }).installationPrice).toBe(35);
});

test('a value of the table that nobody touched stays what it is, also a text that looks like a number', () => {
  const row = (key: string, value: string | number) => ({ group: 'technical' as const, key, value });
  const stored = { inStock: true, specifications: [row('Φακός', '2,8'), row('Γωνία', 102.5)] };
  const typed = { name: 'Κάμερα', price: 100, specifications: [row('Φακός', '2,8'), row('Γωνία', '102,5')] };
  expect(productFromForm(typed, stored).specifications).toEqual(stored.specifications);
  const changed = { ...typed, specifications: [row('Φακός', '3,6'), row('Γωνία', '102,5')] };
  expect(productFromForm(changed, stored).specifications).toEqual([row('Φακός', 3.6), row('Γωνία', 102.5)]);
});

test('every field of a product has its input in the form', () => {
  const inputs = ['MainFields', 'MoreFields', 'SpecificationsField', 'LegalFactFields']
    .map((name) => readFileSync(new URL(`ui/admin/${name}.tsx`, import.meta.url), 'utf8'))
    .join();
  const missing = Object.keys(productFields.shape).filter(
    (field) =>
      !inputs.includes(`name="${field}"`) &&
      !inputs.includes(`setValue('${field}'`) &&
      !new RegExp(`'${field}'[,\\]]`).test(inputs),
  );
  expect(missing).toEqual([]);
});

test('a product is asked about before it goes on sale without its manufacturer, and only then', () => {
  const brand = { id: 'argos', name: 'Argos', products: 1, isKept: true, manufacturerName: 'Argos Ltd' };
  const said = { manufacturerAddress: 'Θέρμη', manufacturerContact: 'info@argos.example' };
  const fields = { name: 'Κάμερα', price: 10, brand: 'ARGOS', isDraft: false };
  expect(lackingSafety(fields, undefined, [])).toContain('Επωνυμία κατασκευαστή');
  expect(lackingSafety(fields, { isDraft: true }, [brand])).toBe(
    'Ταχυδρομική διεύθυνση κατασκευαστή · Ηλεκτρονική διεύθυνση κατασκευαστή',
  );
  expect(lackingSafety({ ...fields, ...said }, undefined, [brand])).toBe('');
  expect(lackingSafety(fields, { isDraft: false }, [])).toBe('');
  expect(lackingSafety({ ...fields, isDraft: true }, undefined, [])).toBe('');
});
