import { expect, test } from 'vitest';
import { adminProductsHref, adminProductsInput, readAdminProductsSearch } from './admin-search.ts';

test('an address is read whole and written the same', () => {
  const address = {
    search: 'κάμερα',
    categoryId: 'cameras',
    show: 'out',
    sortBy: 'stock',
    page: '3',
    product: '7',
    dialog: 'categories',
    category: 'cameras',
  };
  const search = readAdminProductsSearch(address);
  expect(search).toEqual({ ...address, page: 3, product: 7 });
  const { searchParams } = new URL(adminProductsHref(search), 'http://shop.example');
  expect(Object.fromEntries(searchParams)).toEqual({ tab: 'products', ...address });
  expect(adminProductsInput(search)).toEqual({
    search: 'κάμερα',
    categoryId: 'cameras',
    stock: 'out',
    sortBy: 'stock',
    page: 3,
    pageSize: 50,
  });
});

test('what makes no sense is dropped', () => {
  expect(
    readAdminProductsSearch({
      show: 'x',
      sortBy: 'toString',
      page: '0',
      product: '-1',
      search: ' ',
      category: 'cameras',
    }),
  ).toEqual({});
  expect(readAdminProductsSearch({ product: 'new' })).toEqual({ product: 'new' });
});
