import { expect, test } from 'vitest';
import { numberText } from './decimals.ts';

test.each([0, 2, 45, 120, 1000, 1250.5, 12345678, 0.005, 2.8, 7.24159, 0.1 + 0.2, 99.9999, -1234.5])(
  'writes %d as the browser would',
  (value) => {
    for (const maximumFractionDigits of [0, 1, 3, 4]) {
      const { format } = new Intl.NumberFormat('el-GR', { maximumFractionDigits });
      expect(numberText(value, maximumFractionDigits)).toBe(format(value));
    }
  },
);
