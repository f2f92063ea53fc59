import { expect, test } from 'vitest';
import { dropUndefined } from './partial-input.ts';

test('an undefined field is dropped; null and empty texts stay', () => {
  const fields = dropUndefined({ name: 'Άννα', phone: undefined, company: '', price: null });
  expect(Object.keys(fields)).toEqual(['name', 'company', 'price']);
  expect({ phone: '210', ...fields }).toMatchObject({ phone: '210', company: '', price: null });
});
