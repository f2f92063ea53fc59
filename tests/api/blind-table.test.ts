import { beforeAll, expect, test } from 'vitest';
import { loadDemo } from '#app/demo.ts';
import type { SearchResult } from '#features/search/contract.ts';
import { testApp } from '../support/app/app.ts';
import { truncateAll } from '../support/database/database.ts';
import { blindTable } from '../support/search/blind-table.ts';

const { services, request } = await testApp();

beforeAll(async () => {
  await truncateAll();
  await loadDemo(services);
});

/** Written by somebody who had not read the search, which was not tuned to it. */
test('at least 92 of 100 further queries show the product among the first five', async () => {
  const misses: string[] = [];
  for (const { query, expected } of blindTable) {
    const { body } = await request('GET', `/api/search?query=${encodeURIComponent(query)}`);
    const shown = (body as SearchResult).products.slice(0, 5).map(({ sku }) => sku);
    if (!shown.some((sku) => expected.includes(sku)))
      misses.push(`«${query}» shows ${shown.join(', ') || 'nothing'}`);
  }
  const rate = 1 - misses.length / blindTable.length;
  console.log(`${(rate * 100).toFixed(1)} % of ${blindTable.length} queries`, misses);
  expect(rate).toBeGreaterThanOrEqual(0.92);
});
