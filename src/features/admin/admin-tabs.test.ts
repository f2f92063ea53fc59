import { expect, test } from 'vitest';
import { adminHref, readAdminSearch } from './admin-tabs.ts';

test('an address opens its tab with what the tab reads', () => {
  expect(readAdminSearch({ tab: 'messages', status: 'new' })).toEqual({ tab: 'messages', status: 'new' });
});

test('without a tab, or with one that there is not, it opens the overview', () => {
  expect(readAdminSearch({ status: 'new' })).toEqual({});
  expect(readAdminSearch({ tab: 'overview' })).toEqual({});
  expect(readAdminSearch({ tab: 'nothing', page: 2 })).toEqual({});
});

test('a tab’s address names just what is set', () => {
  expect(adminHref('overview')).toBe('/admin');
  expect(adminHref('messages', { status: 'new', search: undefined })).toBe('/admin?tab=messages&status=new');
});
