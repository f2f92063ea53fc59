// A feature that is off is nowhere: no page links to it or speaks of it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takeOverSettings } from '#server/settings.ts';
import { pagePatterns } from '#app/routes.ts';
import { switches, type Switch } from '#shared/settings.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putChat } from '../support/app/chat.ts';
import { switchOff } from '../support/app/company.ts';
import { putReview } from '../support/app/shop.ts';
import { pathOf } from '../support/browser/page-paths.ts';
import { truncateAll } from '../support/database/database.ts';
import { enterWithPast, putPricedShop } from '../support/endpoints/priced-world.ts';
import { enter } from '../support/endpoints/world.ts';

/** What leads to each feature, and how pages call it. */
const signs: Record<Switch, RegExp> = {
  wizard: /"\/wizard|οδηγ(?:ός|ό|ού) επιλογής|τον οδηγό/iu,
  simulator: /"\/mobile-simulator|Mobile Demo|προσομοιωτ/iu,
  map: /"\/security-visualization|οπτικοποίηση/iu,
  chat: /class="chat-button|συνομιλ/iu,
  reviews: /κριτικ(?:ή|ές|ών)(?!\p{L})|βαθμολογ|αστέρι/iu,
  comparison: /tab=compare|σύγκριση(?! με τις)|συγκρίν/iu,
  points: /"\/points|(?<!\p{L})πόντ(?:ος|οι|ους|ων)(?!\p{L})/iu,
};

/** They are no pages of the shop. */
const leftOut = new Set(['/test', '/appointments-test', '/dev/ui', '/dev/mail']);

/** Of these the privacy policy still says for how long it is kept what there was before: the law asks for it. */
const keptOnRecord: ReadonlySet<Switch> = new Set(['wizard', 'chat', 'reviews'] as const);

const tabs = [
  '/advanced-search?tab=trending',
  '/advanced-search?tab=compare',
  '/advanced-search?q=%CE%BA%CE%AC%CE%BC%CE%B5%CF%81%CE%B1',
  '/advanced-search?q=zzzzzz',
  '/products?search=zzzzzz',
  '/products/2000000000',
  '/nowhere',
];

let app: TestApp;
let productIds: number[];

/** A new shop that has every feature. */
async function renew() {
  app = await testApp();
  await truncateAll();
  productIds = await putPricedShop(app);
  await app.services.database.db.updateTable('products').set({ rating: 4.5, reviewCount: 2 }).execute();
  await takeOverSettings(app.services);
}

afterAll(async () => {
  await truncateAll();
  await takeOverSettings(app.services);
});

/** Every page as a visitor, a buyer and an administrator get it, each under who asks and its path. */
async function readPages(): Promise<Map<string, string>> {
  const buyer = await enterWithPast(app, 'buyer', productIds);
  const admin = await enter(app, 'administrator');
  const ids = { ...buyer.facts, '/order-confirmation/$id': buyer.facts['orderId'] };
  const paths = [...pagePatterns.map((pattern) => pathOf(pattern, ids)), ...tabs].filter(
    (path) => !leftOut.has(path),
  );
  const texts = new Map<string, string>();
  for (const [who, cookie] of Object.entries({ visitor: '', buyer: buyer.cookie, admin: admin.cookie })) {
    for (const path of paths) {
      const { text } = await app.ask('GET', path, { cookie, headers: { accept: 'text/html' } });
      texts.set(`${who} ${path}`, text);
    }
  }
  return texts;
}

/** Where pages lead to a feature or speak of it. */
const placesOf = (name: Switch, texts: ReadonlyMap<string, string>): string[] =>
  [...texts].flatMap(([where, text]) => {
    const said = where.endsWith(' /privacy') && keptOnRecord.has(name) ? null : signs[name].exec(text);
    return said ? [`${where}: …${text.slice(said.index - 60, said.index + 40)}…`] : [];
  });

describe('a feature', () => {
  // Once: a feature is off while the pages with all of them, and those without the one before, are still cached.
  beforeAll(renew);

  it('is what pages lead to and speak of while it is on', async () => {
    const texts = await readPages();
    for (const name of switches) expect([name, placesOf(name, texts).length > 3]).toEqual([name, true]);
  });

  it.each(switches)('is nowhere while it is off: %s', async (name) => {
    await switchOff(app, name);
    expect(placesOf(name, await readPages())).toEqual([]);
  });
});

describe('while features are off', () => {
  beforeEach(renew);

  it.each([
    ['wizard', '/wizard'],
    ['simulator', '/mobile-simulator'],
    ['map', '/security-visualization'],
    ['points', '/points'],
  ] as const)('while %s is off, %s is an address like any unknown one', async (name, path) => {
    expect((await app.ask('GET', path)).status).toBe(200);
    await switchOff(app, name);
    const gone = await app.ask('GET', path);
    expect(gone.status).toBe(404);
    expect(gone.text).toContain('404 Page Not Found');
    expect(gone.text).toContain('aria-label="Κύρια"');
  });

  it('what was kept of the chat and of reviews stays in the office’s menu', async () => {
    const { customerId } = await enter(app, 'buyer');
    const { cookie } = await enter(app, 'administrator');
    await switchOff(app, 'chat', 'reviews');
    const menu = async () => (await app.ask('GET', '/admin', { cookie })).text;
    expect(await menu()).not.toMatch(/tab=chat|tab=reviews/);
    await putChat({ state: 'waiting', waitingSince: new Date() });
    await putReview({ customerId, productId: productIds[0] ?? 0 });
    const { body } = await app.ask('GET', '/api/admin/overview', { cookie });
    expect(body).toMatchObject({
      counts: { waitingChats: 0, pendingReviews: 0 },
      waiting: { chats: [], reviews: [] },
      kept: { chat: true, reviews: true },
    });
    expect(await menu()).toMatch(/tab=chat[^]*tab=reviews/);
  });
});
