import { beforeAll, expect, test } from 'vitest';
import { loadDemo } from '#app/demo.ts';
import type { SearchResult, Suggestions } from '#features/search/contract.ts';
import { testApp } from '../support/app/app.ts';
import { truncateAll } from '../support/database/database.ts';
import { leastStatements } from '../support/database/statements.ts';

const { services, request } = await testApp();

beforeAll(async () => {
  await truncateAll();
  await loadDemo(services);
});

const ask = async <Answer>(path: string, query: string) =>
  (await request('GET', `/api${path}=${encodeURIComponent(query)}`)).body as Answer;
const search = (query: string) => ask<SearchResult>('/search?query', query);
const suggest = (query: string) => ask<Suggestions>('/search/suggestions?query', query);
const kindsOf = ({ notices }: Pick<SearchResult, 'notices'>) => notices.map(({ kind }) => kind);

test.each([
  'μυρίζει γκάζι',
  'mirizei gkazi',
  'διαρροή υγραερίου',
  'ανιχνευτής αερίου',
  'ανιχνευτής φυσικού αερίου',
])('«%s» is told what to do, and shown no detector of carbon monoxide', async (query) => {
  const [page, header] = [await search(query), await suggest(query)];
  expect([kindsOf(page), kindsOf(header)]).toEqual([['danger'], ['danger']]);
  expect(page.notices[0]?.text).toContain('112');
  expect([page.products, header.products, await ask('/products/search?query', query)]).toEqual([[], [], []]);
  expect(await ask('/products/cards?search', query)).toMatchObject({ products: [], notices: page.notices });
});

test.each([
  ['ηλεκτρονική κλειδαριά', 'PYL-SLOCK'],
  ['ψηφιακή κλειδαριά', 'PYL-SLOCK'],
  ['μουσική μαγαζί', 'ECH-PA4'],
  ['μουσική σε καφέ', 'ECH-PA4'],
])('«%s» shows %s first', async (query, expected) => {
  expect((await search(query)).products[0]?.sku).toBe(expected);
});

test.each(['κλειδαριά όχι ηλεκτρονική', 'κλειδαριά χωρίς smart lock'])(
  '«%s» takes away what is called so in other words',
  async (query) => {
    expect((await search(query)).products.map(({ sku }) => sku)).not.toContain('PYL-SLOCK');
  },
);

test.each(['ποντίκια', 'ποντικοπαγίδα', 'κατσαρίδες'])(
  '«%s» is not taken for a word of the shop',
  async (query) => {
    const { notices, correction, products } = await search(query);
    expect([notices.map(({ kind }) => kind), correction, products]).toEqual([['not-sold'], undefined, []]);
  },
);

test.each([
  ['μουσική', 'για μουσική και ανακοινώσεις'],
  ['μουσείο', 'για μαγαζί με ακριβά είδη'],
  ['ρολά', 'για παράθυρα και μπαλκόνι'],
])('«%s» is understood as «%s» alone', async (query, label) => {
  expect((await search(query)).understood.map((one) => one.label)).toEqual([label]);
});

test('what is not sold is said until a product is called so', async () => {
  const before = await search('ψεύτικη κάμερα');
  expect([kindsOf(before), before.isNearest]).toEqual([['not-sold'], true]);
  expect(await ask('/products?search', 'ψεύτικη κάμερα')).toEqual([]);
  expect(kindsOf(await search('hikvision'))).toEqual(['not-sold']);
  const { db } = services.database;
  await db.updateTable('products').set({ name: 'Ψεύτικη κάμερα' }).where('sku', '=', 'ECH-PA4').execute();
  await db.updateTable('products').set({ brand: 'Hikvision' }).where('sku', '=', 'VLT-BAT7').execute();
  // A search folds what was written past the shop.
  await search('κάμερα');
  const after = await search('ψεύτικη κάμερα');
  expect([kindsOf(after), after.isNearest, after.products[0]?.sku]).toEqual([[], false, 'ECH-PA4']);
  expect((await search('hikvision')).products.map(({ sku }) => sku)).toEqual(['VLT-BAT7']);
});

test('a visitor who speaks of prices is told that an account shows them', async () => {
  expect(kindsOf(await search('κάμερα κάτω από 50 ευρώ'))).toEqual(['account']);
  expect(kindsOf(await search('φτηνή κάμερα'))).toEqual(['account']);
  expect(kindsOf(await suggest('κάμερα έως 100€'))).toEqual(['account']);
  expect((await search('φτηνή κάμερα')).correction).toBeUndefined();
});

test('work that technicians do leads to the services', async () => {
  const { notices, isNearest } = await search('εγκατάσταση κάμερας Περιστέρι');
  expect(notices.map(({ link }) => link?.href)).toEqual(['/services']);
  expect(isNearest).toBe(true);
});

test('and is spoken of only as far as there are services', async () => {
  const said = async () => (await search('εγκατάσταση κάμερας')).notices.map(({ text }) => text);
  const { db } = services.database;
  expect(await said()).toEqual([expect.stringMatching(/κλείστε ραντεβού\.$/)]);
  await db.updateTable('services').set({ isBookable: false }).execute();
  expect(await said()).toEqual([expect.stringMatching(/δείτε τις υπηρεσίες\.$/)]);
  await db.deleteFrom('services').execute();
  expect(await said()).toEqual([]);
});

test.each(['γκαράζ', 'δεν έχω ίντερνετ', 'κλειδαριά με κωδικό', 'κάμερα χωρίς κα'])(
  '«%s» is not continued to what nobody says',
  async (query) => {
    expect((await suggest(query)).queries).toEqual([]);
  },
);

test('proposals are not looked for beside words that nothing has', async () => {
  const again = () => search('μου πετανε σκουπιδια στην αυλη');
  await again();
  // Synonyms, all words, the other words, five proposals, the page, its cards and ratings.
  expect(await leastStatements(again)).toBeLessThanOrEqual(11);
});

test.each(['μπήκαν κλέφτες', 'για γραφείο'])(
  'the pages of «%s» are parts of one list, with a total',
  async (query) => {
    const pageOf = (page: number, pageSize: number) =>
      ask<SearchResult>(`/search?page=${page}&pageSize=${pageSize}&query`, query);
    const long = await pageOf(1, 100);
    const pages = [await pageOf(1, 4), await pageOf(2, 4)];
    expect(long.total).toBeGreaterThan(8);
    expect(pages.map(({ total }) => total)).toEqual([long.total, long.total]);
    const ids = (products: SearchResult['products']) => products.map(({ id }) => id);
    expect(pages.flatMap(({ products }) => ids(products))).toEqual(ids(long.products).slice(0, 8));
  },
);
