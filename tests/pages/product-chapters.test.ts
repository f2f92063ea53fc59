// The chapters of every product of the demonstration, as the server draws them.
import { beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from '#app/demo.ts';
import type { Companions, Product } from '#features/catalogue/contract.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let ids: Record<string, number>;
let cookie: string;
let waiting: string;

beforeAll(async () => {
  app = await testApp();
  await truncateAll();
  app.clearCaches();
  await loadDemo(app.services);
  const { db } = app.services.database;
  const rows = await db.selectFrom('products').select(['id', 'sku']).execute();
  ids = Object.fromEntries(rows.map(({ id, sku }) => [sku, id]));
  const signInAs = async (email: string) => {
    const found = db.selectFrom('customers').select('id').where('email', '=', email);
    return app.signIn({ customerId: (await found.executeTakeFirstOrThrow()).id });
  };
  cookie = await signInAs('eleni@pelatis.example');
  waiting = await signInAs('maria@anamoni.example');
});

const idOf = (sku: string) => ids[sku] ?? 0;
const companionsOf = async (sku: string, as?: string) =>
  (await app.request('GET', `/api/products/${idOf(sku)}/companions`, as === undefined ? {} : { cookie: as }))
    .body as Companions;
const mainOf = async (sku: string, as?: string) => {
  const { text } = await app.request('GET', `/products/${idOf(sku)}`, as === undefined ? {} : { cookie: as });
  return text.slice(text.indexOf('<main'), text.indexOf('</main>'));
};

const textOf = (html: string) => html.replace(/<!--.*?-->|<[^>]*>/g, '').trim();

/** The headings of a page below which nothing stands before the next heading of the same or a higher level. */
function emptyHeadings(html: string): string[] {
  const found = Array.from(html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs), (match) => ({
    level: Number(match[1]),
    title: textOf(match[2] ?? ''),
    start: match.index,
    end: match.index + match[0].length,
  }));
  return found.flatMap(({ level, title, end }, index) => {
    const next = found.slice(index + 1).find((other) => other.level <= level);
    const below = html.slice(end, next?.start);
    // A heading's own text does not count for the one above it.
    const content = textOf(below.replace(/<h([1-6])\b[^>]*>.*?<\/h\1>/gs, ''));
    return content === '' && !/<(img|svg|canvas)\b/.test(below) ? [title] : [];
  });
}

it('an empty heading would be found', () => {
  expect(emptyHeadings('<h2>Α</h2><h3>Υπέρ</h3><h3>Κατά</h3><p>βάρος</p><h2>Τέλος</h2>')).toEqual([
    'Υπέρ',
    'Τέλος',
  ]);
});

describe('the chapters', () => {
  it('have no heading over nothing, for visitors and for buyers, on all products', async () => {
    expect(Object.keys(ids)).toHaveLength(60);
    for (const sku of Object.keys(ids)) {
      for (const as of [undefined, cookie]) {
        const main = await mainOf(sku, as);
        expect([sku, emptyHeadings(main)]).toEqual([sku, []]);
        expect(main).toContain('Τι περιέχει');
      }
    }
  }, 120_000);

  it('show what a camera sees only where its data allow it', async () => {
    expect(await mainOf('ARG-B4-28')).toContain('Τι βλέπει');
    // A fisheye has no straight ahead; a thermal camera's night is another picture.
    expect(await mainOf('ARG-FE12')).not.toContain('Τι βλέπει');
    expect(await mainOf('ARG-TH256')).not.toContain('Ώρα της λήψης');
    expect(await mainOf('PHY-PIR')).not.toContain('Τι βλέπει');
  });

  it('ask for no installation of what is sold out or what nobody installs', async () => {
    const isOffered = async (sku: string) => (await mainOf(sku, cookie)).includes('>Εγκατάσταση</h2>');
    expect(await isOffered('ARG-B4-28')).toBe(true);
    expect(await isOffered('ARG-LPR4')).toBe(false);
    expect(await isOffered('VLT-CAT6-305')).toBe(false);
    expect((await mainOf('ARG-LPR4', cookie)).match(/Διαθέσιμα τώρα στην ίδια κατηγορία/g)).toHaveLength(1);
  });

  it('say no price to a visitor, nor to whoever waits, and offer no set', async () => {
    for (const sku of ['ARG-B4-28', 'OPT-NVR8P', 'PHY-KIT-D', 'PHY-HUB2', 'PHY-FOG']) {
      for (const as of [undefined, waiting]) {
        const main = await mainOf(sku, as);
        expect([sku, main.match(/\d\s?€|στο καλάθι<|Σύνολο του σετ/g)]).toEqual([sku, null]);
        expect(JSON.stringify(await companionsOf(sku, as))).not.toMatch(
          /"(price|comparePrice|installationPrice|lowestPrice30d)"/,
        );
      }
    }
    expect(await mainOf('ARG-B4-28', cookie)).toContain('Προσθήκη του σετ στο καλάθι');
  });
});

describe('the companions of a product', () => {
  it('are a kit’s parts with their pieces', async () => {
    const { contents } = await companionsOf('PHY-KIT-M');
    expect(contents.map(({ quantity, product }) => [product.sku, quantity])).toEqual([
      ['PHY-HUB2', 1],
      ['PHY-KPT', 1],
      ['PHY-SIRO', 1],
      ['PHY-SIRI', 1],
      ['PHY-REM', 2],
      ['PHY-PIR', 3],
      ['PHY-MC', 6],
    ]);
  });

  it('say where each piece of a kit is seen in its picture', async () => {
    for (const [sku, pieces] of [
      ['PHY-KIT-D', 7],
      ['PHY-KIT-M', 15],
    ] as const) {
      const { contents } = await companionsOf(sku);
      expect(contents.flatMap(({ places = [] }) => places)).toHaveLength(pieces);
    }
  });

  it('are what an administrator states, in that order, and change with it', async () => {
    const admin = await app.signIn('admin');
    const id = idOf('PYL-SLOCK');
    const { body } = await app.request('GET', `/api/admin/products/${id}`, { cookie: admin });
    const { specifications } = body as { specifications: { group: string; key: string; value: unknown }[] };
    const changed = specifications.map((row) =>
      row.key === 'works_with' ? { ...row, value: 'PHY-HUB2, ΑΓΝΩΣΤΟ, PYL-BELL' } : row,
    );
    const answer = await app.request('PUT', `/api/products/${id}`, {
      cookie: admin,
      body: { specifications: changed },
    });
    expect(answer.status).toBe(200);
    expect((await companionsOf('PYL-SLOCK')).fits.map(({ sku }) => sku)).toEqual(['PHY-HUB2', 'PYL-BELL']);
  });

  it('are alternatives of the same category in stock, the same kind first, with the specifications to compare', async () => {
    const { alternatives } = await companionsOf('VLT-UPS850');
    expect(alternatives.length).toBeGreaterThan(0);
    expect(alternatives.every(({ inStock, categoryId }) => inStock && categoryId === 'power-network')).toBe(
      true,
    );
    const [detector] = (await companionsOf('PHY-PIR')).alternatives;
    expect(detector?.sku).toBe('PHY-PIRC');
    const { body } = await app.request('GET', `/api/products/${idOf('PHY-PIR')}`);
    for (const key of Object.keys(detector?.specifications ?? {}))
      expect((body as Product).specifications).toHaveProperty(key);
  });

  it('name the service that installs, without its price for a visitor', async () => {
    const { installation } = await companionsOf('PHY-PIR');
    expect(installation?.slug).toBe('egkatastasi-synagermou');
    expect(installation).not.toHaveProperty('price');
    expect((await companionsOf('VLT-CAT6-305')).installation).toBeUndefined();
    expect((await app.request('GET', '/api/products/987654/companions')).status).toBe(404);
  });
});
