import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storedKeys } from './privacy-tables.ts';

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
const whereWritten = (what: RegExp) =>
  sources.filter((file) => what.test(readFileSync(file, 'utf8'))).toSorted();

test('nothing is kept in a browser but by the modules that take their names from one list', () => {
  expect(whereWritten(/\b(local|session)Storage\b/)).toEqual([
    'src/ui/form/draft.ts',
    'src/ui/page/local-storage.ts',
    // Reads the theme before the page's scripts load.
    'src/ui/style/theme.ts',
  ]);
  expect(whereWritten(/\.setItem\(|\b(local|session)Storage\[/)).toEqual([
    'src/ui/form/draft.ts',
    'src/ui/page/local-storage.ts',
  ]);
  expect(whereWritten(/\bdocument\.cookie|\bcookieStore\b|\bindexedDB\b|\bcaches\.open/)).toEqual([]);
});

test('no cookie is set but those of the sessions', () => {
  expect(whereWritten(/utils\/cookie'|hono\/cookie'/)).toEqual(['src/server/session.ts']);
  expect(whereWritten(/Set-Cookie', (?!(?:session|token|ended)Cookie\()/)).toEqual([]);
});

test('the page tells the purpose and the end of each name once', () => {
  const names = storedKeys.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining([
      'shop_session',
      'shop_admin',
      'shop_chat',
      'customer',
      'loggedInCustomer',
      'signedOut',
      'adminAuthenticated',
      'alertsRemoved',
      'recentSearches',
      'theme',
      'consent',
      'chat',
      'chatOutbox',
      'comparison',
      'comparisonShown',
      'chatWindow',
      'chatDraft',
      'homePlan',
      'draft:checkout:',
      'draft:booking:',
    ]),
  );
  for (const { purpose, until } of storedKeys) expect(purpose && until).toBeTruthy();
});
