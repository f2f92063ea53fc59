import { describe, expect, test } from 'vitest';
import { byPictureName, pictureMatcher } from './picture-names.ts';

const products = ['ARG-B4', 'ARG-B42', 'ARG-B4-28', 'VG 100', 'X-1', 'X1', 'ΚΑΜ-5', 'a.b'].map((sku, id) => ({
  id,
  sku,
}));
const match = pictureMatcher(products);
const skuOf = (name: string) => {
  const found = match(name);
  return typeof found === 'object' ? found.sku : found;
};

describe('the product of a picture', () => {
  test.each([
    ['ARG-B4.jpg', 'ARG-B4'],
    ['arg-b4.JPG', 'ARG-B4'],
    ['ARG-B4-2.png', 'ARG-B4'],
    ['ARG-B4-28.png', 'ARG-B4-28'],
    ['ARG-B4-28-3.png', 'ARG-B4-28'],
    ['ARG-B42.png', 'ARG-B42'],
    ['ARG-B4 back.webp', 'ARG-B4'],
    ['ARG-B4_(1).avif', 'ARG-B4'],
    ['argb428.webp', 'ARG-B4-28'],
    ['arg_b4_28 πίσω.webp', 'ARG-B4-28'],
    ['VG-100.jpg', 'VG 100'],
    ['vg100-2.jpg', 'VG 100'],
    ['photos/ARG-B4.jpg', 'ARG-B4'],
    ['C:\\pictures\\ARG-B4.jpg', 'ARG-B4'],
    // As macOS writes accents: decomposed.
    ['Καμ-5 πίσω.jpg'.normalize('NFD'), 'ΚΑΜ-5'],
    ['a.b.jpg', 'a.b'],
  ])('%s is of %s', (name, sku) => expect(skuOf(name)).toBe(sku));

  test.each(['ARG-B.jpg', 'ARG.jpg', 'IMG_2041.jpg', '.jpg', '', '---.png', 'XARG-B4.jpg'])(
    '%s is of none',
    (name) => expect(skuOf(name)).toBeUndefined(),
  );

  test('two SKUs that differ in a hyphen alone fit equally', () => {
    expect(skuOf('x_1.jpg')).toBe('ambiguous');
    expect(skuOf('X-1.jpg')).toBe('X-1');
    expect(skuOf('X1.jpg')).toBe('X1');
  });
});

test('the bare name is the main picture, the others follow by number', () => {
  const names = ['A-1-10.jpg', 'A-1 back.jpg', 'A-1-2.jpg', 'A-1.jpg'];
  expect(names.toSorted(byPictureName)[0]).toBe('A-1.jpg');
  expect(names.filter((name) => name !== 'A-1 back.jpg').toSorted(byPictureName)).toEqual([
    'A-1.jpg',
    'A-1-2.jpg',
    'A-1-10.jpg',
  ]);
});
