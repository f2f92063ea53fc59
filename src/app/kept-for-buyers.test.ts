import { expect, test } from 'vitest';
import type { ProductCard } from '../../features/catalogue/contract.ts';
import { drawWanted, fillPlaces, placeKeptMarkup, takePlaced } from './kept-markup.ts';

const product = (id: number): ProductCard => ({
  id,
  name: `Κάμερα ${id}`,
  sku: `K-${id}`,
  categoryId: 'cameras',
  shortDescription: '',
  brand: '',
  imageUrls: [],
  images: [],
  facts: [],
  inStock: true,
  isFeatured: false,
  onOffer: false,
  warranty: 24,
  installationAvailable: true,
});
const markupOf = ({ name }: ProductCard) => Buffer.from(`<b>${name}</b>`);
/** A page with these products, drawn as they are where nothing is kept of them. */
function page(...products: ProductCard[]) {
  const items = products.map((one) => `<li>${placeKeptMarkup(one) ?? `<b>${one.name}</b>`}</li>`);
  return fillPlaces(`<ul>${items.join('')}</ul>`, takePlaced()).toString();
}

test('a page is the same, whether what it shows was kept or not', () => {
  const products = [product(1), product(2)];
  const first = page(...products);
  let drawings = 0;
  for (let times = 0; times < 3; times += 1) {
    drawWanted((one) => {
      drawings += 1;
      return markupOf(one);
    });
    expect(page(...products)).toBe(first);
  }
  expect(drawings).toBe(2);
});

test('of a product that is shown once nothing is drawn for later', () => {
  page(product(3));
  let drawings = 0;
  drawWanted((one) => {
    drawings += 1;
    return markupOf(one);
  });
  expect(drawings).toBe(0);
});

test('what was drawn of one answer is not shown of the next about the same product', () => {
  const before = product(4);
  for (let times = 0; times < 2; times += 1) page(before);
  drawWanted(markupOf);
  expect(page({ ...before, name: 'Άλλη κάμερα' })).toBe('<ul><li><b>Άλλη κάμερα</b></li></ul>');
});

test('the markup of one page is not another’s', () => {
  const one = product(5);
  for (let times = 0; times < 2; times += 1) page(one);
  drawWanted(markupOf);
  placeKeptMarkup(one);
  takePlaced();
  expect(takePlaced()).toEqual([]);
  expect(page(one)).toBe('<ul><li><b>Κάμερα 5</b></li></ul>');
});
