import { beforeAll, expect, test } from 'vitest';
import { loadDemo } from '#app/demo.ts';
import type { SearchResult } from '#features/search/contract.ts';
import { testApp } from '../support/app/app.ts';
import { truncateAll } from '../support/database/database.ts';
import { foreignWords, queryTable } from '../support/search/query-table.ts';

const { services, request } = await testApp();

beforeAll(async () => {
  await truncateAll();
  await loadDemo(services);
});

async function search(query: string): Promise<SearchResult> {
  const { body, status } = await request('GET', `/api/search?query=${encodeURIComponent(query)}`);
  expect(status).toBe(200);
  return body as SearchResult;
}

test('at least 98 of 100 queries show what a shop assistant would show', async () => {
  const misses: string[] = [];
  for (const { query, expected, within, kind } of queryTable) {
    const { products } = await search(query);
    const shown = products.slice(0, within).map(({ sku }) => sku);
    if (!shown.some((sku) => expected.includes(sku)))
      misses.push(`${kind}: «${query}» shows ${shown.join(', ') || 'nothing'}`);
  }
  const rate = 1 - misses.length / queryTable.length;
  console.log(`${(rate * 100).toFixed(1)} % of ${queryTable.length} queries`, misses);
  expect(rate).toBeGreaterThanOrEqual(0.98);
});

test.each(foreignWords)('«%s» belongs to another trade: nothing is said to match it', async (word) => {
  const { total, isNearest } = await search(word);
  expect(total === 0 || isNearest).toBe(true);
});
