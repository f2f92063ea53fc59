import { describe, expect, it } from 'vitest';
import { customerList, customersHref, readCustomerSearch } from './customer-search.ts';

describe('the address of the approval page', () => {
  it.each([
    [{}, '/customers-admin'],
    [{ list: 'rejected' }, '/customers-admin?list=rejected'],
    [{ list: 'approved', search: 'Βασιλείου & Σία', page: 3 }, undefined],
  ] as const)('%o is read back as it was written', (search, address) => {
    const href = customersHref(search);
    expect(href).toBe(address ?? href);
    expect(readCustomerSearch(Object.fromEntries(new URLSearchParams(href.split('?')[1])))).toEqual(search);
  });

  it.each([
    [{ list: 'everybody', page: '-2', search: '  ' }],
    [{ list: ['rejected'], page: 'x', search: {} }],
    [{ list: 'pending', page: '1' }],
  ])('%o is the first page of those who wait', (address) => {
    expect(readCustomerSearch(address)).toEqual({});
    expect(customerList({})).toEqual({ approval: 'pending', search: undefined, page: 1, pageSize: 50 });
  });
});
