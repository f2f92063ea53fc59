import { setImmediate as nextRound } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import { searchProducts } from '#features/catalogue/server/search-actions.ts';
import { listCompletions } from '#features/catalogue/server/vocabulary-store.ts';
import { skeletonOf, stemOf } from '#features/catalogue/fold.ts';
import { parseQuery } from '#features/catalogue/search-query.ts';
import { tradeWords } from '#features/catalogue/trade-words.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { createLog } from '#server/log.ts';
import { queryTable } from '../tests/support/search/query-table.ts';
import { askedAloud, askedLater } from '../tests/support/search/spoken-table.ts';
import { median, quantile } from './quantiles.ts';
import { fill, productsOf, readDemo, type Row } from './search-catalogue.ts';
import { fixed, printTable, type Verdict } from './report.ts';
import { shopEnv, type ShopSettings } from './shop.ts';

/** The embedded database is not made for a hundred thousand products. */
const sizesOn = (settings: ShopSettings) =>
  settings.databaseUrl ? [1_000, 10_000, 100_000] : [1_000, 10_000];
const rounds = 3;
/** Milliseconds at these sizes: the slowest of a hundred searches with counts, and half of all suggestions. */
const most: Readonly<Record<number, { search: number; suggestions: number }>> = {
  10_000: { search: 25, suggestions: 5 },
  100_000: { search: 150, suggestions: 25 },
};

async function timesOf(queries: readonly string[], ask: (query: string) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries) {
    const began = performance.now();
    await ask(query);
    times.push(performance.now() - began);
    await nextRound();
  }
  return times;
}

/** The same products in an index in memory, with the same counts made by hand. */
function miniOf(rows: readonly Row[]) {
  const index = new MiniSearch({
    fields: ['name', 'brand', 'sku', 'shortDescription', 'description'],
    storeFields: ['brand', 'categoryId', 'features', 'inStock', 'rating'],
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  index.addAll(rows.map((row, id) => ({ ...row, id })));
  return (query: string) => {
    const counts = new Map<string, number>();
    const found = index.search(query);
    for (const hit of found) {
      const { brand, categoryId, features } = hit as unknown as Row;
      for (const name of [brand, categoryId, ...features]) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return found.slice(0, 20);
  };
}

/** The slowest twenty queries, each by the median of its rounds. */
const slowestOf = (queries: readonly string[], times: readonly number[]) =>
  queries
    .map((query, at) => ({
      query,
      ms: median(times.filter((_, index) => index % queries.length === at)),
    }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 20);

const shown = (times: number[]) => [fixed(median(times), 1), fixed(quantile(times, 0.99), 1)];

/** Measures searches with all counts, and suggestions, by size, beside an index in memory in the same run. */
export async function benchSearch(engine: string, settings: ShopSettings): Promise<Verdict[]> {
  const demo = await readDemo();
  const queries = queryTable.map(({ query }) => query);
  const understanding = { synonyms: tradeWords, seesPrices: true };
  const needs = [...askedAloud, ...askedLater]
    .map(({ query }) => query)
    .filter((query) => {
      const { need, notSold } = parseQuery(query, understanding);
      return need && !notSold;
    });
  const beginnings = queries.map((query) => query.slice(0, 3 + (query.length % 4)).trim());
  const open = () => openDatabase(readConfig(shopEnv(settings)), createLog({ least: 'error' }));
  const rows: string[][] = [];
  const verdicts: Verdict[] = [];
  let filled = 0;
  for (const size of sizesOn(settings)) {
    const products = productsOf(demo, size);
    const filling = await open();
    await migrate(filling);
    await fill(filling, demo, products, filled);
    await filling.close();
    filled = size;
    const database = await open();
    const { db } = database;
    const search = (query: string) =>
      searchProducts(db, { query, seesPrices: true, counts: true, nearest: true });
    const suggest = async (query: string) => {
      await searchProducts(db, { query, seesPrices: true, pageSize: 6, total: false });
      const beginning = skeletonOf(query.split(' ').at(-1) ?? '');
      await listCompletions(db, beginning, stemOf(beginning), 3);
    };
    const repeated = (asked: readonly string[]) => Array.from({ length: rounds }, () => asked).flat();
    const cold = await timesOf(queries, search);
    const warm = await timesOf(repeated(queries), search);
    await timesOf(needs, search);
    const spoken = await timesOf(repeated(needs), search);
    const suggested = await timesOf(beginnings, suggest);
    await database.close();
    const mini = await timesOf(queries, miniOf(products));
    const row = [
      `${size}`,
      ...shown(cold),
      ...shown(warm),
      ...shown(spoken),
      ...shown(suggested),
      ...shown(mini),
    ];
    console.log(`${engine}: ${row.join(' · ')}`);
    rows.push(row);
    const slowest20 = slowestOf(queries, warm).map(({ query, ms }) => `${query} ${fixed(ms, 1)}`);
    console.log(`${engine}, slowest of ${size}: ${slowest20.join(' · ')}`);
    const limit = most[size];
    const slowest = quantile(warm, 0.99);
    if (limit !== undefined) {
      verdicts.push({
        budget: `${engine}: half of the suggestions of ${size} products within ${limit.suggestions} ms`,
        measured: `${fixed(median(suggested), 1)} ms`,
        held: median(suggested) <= limit.suggestions,
      });
      verdicts.push({
        budget: `${engine}: 99 of 100 searches of ${size} products within ${limit.search} ms`,
        measured: `${fixed(slowest, 1)} ms (minisearch ${fixed(quantile(mini, 0.99), 1)} ms)`,
        held: slowest <= limit.search,
      });
      const [worst] = slowestOf(needs, spoken);
      verdicts.push({
        budget: `${engine}: 99 of 100 needs of ${size} products within ${limit.search} ms`,
        measured: `${fixed(quantile(spoken, 0.99), 1)} ms (the slowest «${worst?.query ?? ''}»)`,
        held: quantile(spoken, 0.99) <= limit.search,
      });
    }
  }
  const kinds = ['cold', 'warm', 'need', 'suggest', 'minisearch'];
  const columns = kinds.flatMap((kind) => [`${kind} p50`, 'p99']);
  printTable(`Search on ${engine}, ms`, ['products', ...columns], rows);
  return verdicts;
}
