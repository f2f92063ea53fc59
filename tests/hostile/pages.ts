import { pagePatterns } from '#app/routes.ts';
import { pathOf } from '../support/browser/page-paths.ts';
import type { Attack, Raid } from './attack.ts';
import { newAddress, type Role } from './visitor.ts';

const paths = (id: string) =>
  pagePatterns.map((pattern) => pathOf(pattern, { id: 'HERE' }).replace('HERE', () => id));

const queries: Record<string, string> = {
  'one letter 10,000 times': `search=${'a'.repeat(10_000)}`,
  '95 letters': `search=${'qxzj'.repeat(24)}`,
  '3,000 words': `search=${'a+'.repeat(3_000)}`,
  '1,000 equal names': 'search=kamera&'.repeat(1_000),
  '1,500 names': Array.from({ length: 1_500 }, (_, n) => `p${n}=1`).join('&'),
  'a NUL': 'search=%00&categoryId=%00',
  'half characters': 'search=%ED%A0%BD&categoryId=%F0%9F',
  'escapes that are none': 'search=%zz&%=%',
  'signs of patterns': 'search=%25_%25%5C%27%22%28%5B%2B%2A%29%7B&sortBy=%28',
  'a prototype': '__proto__[x]=1&constructor[prototype]=1&search[__proto__]=1&toString=1',
  '1,000 brackets': `search${'[a]'.repeat(1_000)}=1`,
  'places far out in a list': 'search[4294967294]=1&ids[99999999]=1',
  'numbers that are none': 'page=1e999&pageSize=-0&page=NaN&inStock=%7B%7D',
  'a page far away': 'page=999999999999999&page=2147483648',
  'letters that change their number': `search=${'%CE%90%EF%AC%83%C4%B0'.repeat(16)}`,
  'one accent 300 times': `search=%CE%B1${'%CC%81'.repeat(300)}`,
  'JSON where the router reads it': `search=${encodeURIComponent('['.repeat(1_000))}&next=%22%7B`,
  'another host': 'next=//evil.example&next=%5Cevil.example&next=javascript:1',
};

const ids = [
  '1',
  '%00',
  '%FF',
  'a'.repeat(3_000),
  '9'.repeat(300),
  '1e999',
  '-1',
  '__proto__',
  '%2e%2e%2f',
  '%E2%80%AE',
];

/** Requests each page with each of the queries, or in the short run with some of them. */
function pagesWithQueries(role: Role): Attack {
  return async (raid) => {
    const names = Object.keys(queries);
    const tries = paths('1').flatMap((path, index) =>
      names
        .filter((_, n) => raid.extent === 'long' || path === '/products' || n % 9 === index % 9)
        .map((what) => ({ path, what })),
    );
    await raid.each(tries, ({ path, what }) =>
      raid.askAs(role, what, 'GET', `${path}?${queries[what]}`, { headers: { accept: 'text/html' } }),
    );
  };
}

const pagesWithIds: Attack = async (raid) => {
  const tries = ids.flatMap((id) => paths(id).filter((path) => path.includes(id)));
  await raid.each(new Set(tries), (path) =>
    raid.ask('an odd id', 'GET', path, { headers: { accept: 'text/html' } }),
  );
};

const lists = [
  '/api/products',
  '/api/products/cards',
  '/api/products/featured',
  '/api/services',
  '/api/categories',
  '/api/session',
];

const lookUps: Attack = async (raid) => {
  const tries = lists.flatMap((path) =>
    Object.entries(queries).map(([what, query]) => ({ path, what, query })),
  );
  await raid.each(tries, ({ path, what, query }) => raid.ask(what, 'GET', `${path}?${query}`));
};

/** A word that nobody has searched for yet, so that no response is cached. */
function rareWord(): string {
  const letters = crypto.randomUUID().replaceAll('-', '');
  return `${letters}${letters}${letters}`.slice(0, 95);
}

/** Repeats the search that finds nothing, from one address or from many. */
function searches(path: string, isOneAddress: boolean): Attack {
  return async (raid: Raid) => {
    raid.mayRefuse = true;
    const from = newAddress();
    const end = performance.now() + raid.times(1_000, 20_000);
    async function* forever() {
      while (performance.now() < end) yield rareWord();
    }
    const hand = async () => {
      for await (const word of forever())
        await raid.ask('a search without a hit', 'GET', `${path}?search=${word}`, {
          from: isOneAddress ? from : newAddress(),
          headers: { accept: path.startsWith('/api') ? 'application/json' : 'text/html' },
        });
    };
    await Promise.all(Array.from({ length: 50 }, hand));
  };
}

export const pages: Record<string, Attack> = {
  'pages with odd, long and repeated queries': pagesWithQueries('visitor'),
  'pages with odd ids': pagesWithIds,
  'lists with odd, long and repeated queries': lookUps,
  'searches of one address without a hit': searches('/api/products', true),
  'searches of many addresses without a hit': searches('/api/products', false),
  'pages of searches without a hit': searches('/products', false),
};
