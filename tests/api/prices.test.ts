import { beforeEach, describe, expect, it } from 'vitest';
import { athensDate } from '#shared/dates.ts';
import { formatEuro } from '#shared/money.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { truncateAll } from '../support/database/database.ts';
import { home } from '../support/app/office.ts';
import { putCustomer } from '../support/app/shop.ts';
import { offerInputs, putOffers } from '../support/endpoints/offers.ts';
import { officeSentinels, pricesIn, sentinels } from '../support/endpoints/price-search.ts';
import {
  enterWithPast,
  pricesInAnswers,
  putPricedShop,
  reads,
  withoutPrices,
} from '../support/endpoints/priced-world.ts';
import { enter, type Role } from '../support/endpoints/world.ts';

describe('the search for prices', () => {
  it.each([
    ['a number of euro', '{"price":734911.37}'],
    ['a decimal text', '{"price":"734911.37"}'],
    ['cents', '{"priceCents":73491137}'],
    ['Greek text', formatEuro(sentinels.price)],
    ['Greek text without grouping', '734911,37 €'],
    ['English text', '€734,911.37'],
    ['whole euro', 'από 734.911 €'],
    ['a binary fraction', '{"price":734911.3699999999}'],
    ['a narrow space', '734\u202F911,37'],
    ['an escaped space', '734&nbsp;911,37'],
    ['escaped HTML', '734&#46;911&#x2c;37'],
    ['an address', '/products?max=734911%2E37'],
    ['escaped JSON', String.raw`"734\u002e911\u002c37"`],
    ['tags in between', '<b>734</b><!-- -->.<i>911</i>,37'],
  ])('knows a price as %s', (_, text) => {
    expect(pricesIn(text)).toEqual(['price']);
  });

  it('knows what is made of prices', () => {
    expect(pricesIn('911.290,10 € με ΦΠΑ')).toEqual(['price with VAT']);
    expect(pricesIn('προσφορά −13%')).toEqual(['percent of the offer']);
  });

  it.each(['1734911371234', 'a7349113b', '€ 1.200', '30 ημέρες', '734.912'])('sees none in «%s»', (text) => {
    expect(pricesIn(text)).toEqual([]);
  });
});

describe('prices in answers', () => {
  let app: TestApp;
  let productIds: number[];
  beforeEach(async () => {
    app = await testApp();
    await truncateAll();
    app.clearCaches();
    productIds = await putPricedShop(app);
  });

  it.each(withoutPrices)('are in no answer of any endpoint, and no e-mail that follows: %s', async (role) => {
    expect(await pricesInAnswers(app, role, productIds)).toEqual([]);
    await app.services.jobs.drain();
    const mails = await app.services.database.db.selectFrom('devMails').selectAll().orderBy('id').execute();
    expect(mails.length).toBeGreaterThan(0);
    const leaky = mails.filter((mail) => pricesIn(JSON.stringify(mail)).length > 0);
    expect(leaky.map(({ recipient, subject }) => `${recipient}: ${subject}`)).toEqual([]);
  });

  // Only with reads, because a change would drop what is cached.
  const readCached = (role: Role) =>
    pricesInAnswers(app, role, productIds, { request: app.ask, among: reads });

  it('are in no answer that was cached when a buyer asked before', async () => {
    expect(await readCached('buyer')).not.toEqual([]);
    for (const role of withoutPrices) expect([role, await readCached(role)]).toEqual([role, []]);
  });

  it('are not missing from what a buyer gets when a visitor asked before', async () => {
    await readCached('visitor');
    const found = await readCached('buyer');
    const kinds = new Set(found.map((text) => text.split(': ')[1]));
    expect([...kinds]).toEqual(expect.arrayContaining(Object.keys(sentinels)));
  });

  it('are all found by the same walk as a buyer', async () => {
    const found = await pricesInAnswers(app, 'buyer', productIds);
    const kinds = new Set(found.map((text) => text.split(': ')[1]));
    expect([...kinds]).toEqual(expect.arrayContaining(Object.keys(sentinels)));
  });

  it('of purchases are the office’s alone: no buyer finds one', async () => {
    // They are there to be found: the office reads each.
    await enterWithPast(app, 'buyer', productIds);
    const cookie = await app.signIn('admin');
    const today = athensDate(app.services.now());
    const paths = [
      `/products/${productIds[0]}`,
      '/suppliers/ax/products',
      `/reports/turnover/product?from=${today}&to=${today}`,
    ];
    const known = await Promise.all(paths.map((path) => app.request('GET', `/api/admin${path}`, { cookie })));
    const names = Object.keys(officeSentinels);
    expect(known.flatMap(({ text }) => pricesIn(text))).toEqual(expect.arrayContaining(names));
    const found = await pricesInAnswers(app, 'buyer', productIds);
    expect(found.filter((text) => names.some((name) => text.endsWith(`: ${name}`)))).toEqual([]);
  });

  it.each(['visitor', 'unverified customer'] as const)(
    'of an offer are its own for the holder of its link, and what it costs is the office’s alone: %s',
    async (role) => {
      const { cookie, customerId = await putCustomer() } = await enter(app, role);
      await putOffers(app, customerId);
      const inputs = offerInputs as Record<string, Record<string, unknown>>;
      const ask = (name: string, method: string, path: string, more = {}) =>
        app.request(method, `/api/offers/link-${path}`, {
          cookie,
          ...(method === 'POST' && { body: { ...inputs[`offers.${name}`], ...more } }),
        });
      const opened = await ask('openOffer', 'GET', 'sent');
      expect(opened.text).toContain('"total":12.4');
      const { termsVersion, payments } = opened.body as { termsVersion: number; payments: string[] };
      const shippingAddress = { ...home };
      const answers = [
        opened,
        await ask('askAboutOffer', 'POST', 'sent/questions'),
        await ask('declineOffer', 'POST', 'declined/decline'),
        await ask('acceptOffer', 'POST', 'accepted/acceptance', {
          name: 'Μαρία',
          agreesToTerms: true,
          payment: payments[0],
          termsVersion,
          shippingAddress,
        }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      await app.services.jobs.drain();
      const mails = await app.services.database.db.selectFrom('devMails').selectAll().orderBy('id').execute();
      expect(pricesIn(answers.map(({ text }) => text).join('\n') + JSON.stringify(mails))).toEqual([]);
      const office = await app.signIn('admin');
      const read = await app.request('GET', '/api/admin/offers/offer-sent', { cookie: office });
      expect(pricesIn(read.text)).toContain('purchasePrice');
    },
  );

  it('are found when one endpoint forgets who is asking', async () => {
    const { cookie } = await enter(app, 'buyer');
    const forgetful: TestApp['request'] = (method, path, options) =>
      app.request(method, path, path.startsWith('/api/products/featured') ? { ...options, cookie } : options);
    const found = await pricesInAnswers(app, 'visitor', productIds, { request: forgetful, among: reads });
    expect(found).toContain('catalogue.listFeatured: price');
  });

  it('are not in the document that publishes the endpoints, nor in the sitemap', async () => {
    for (const path of ['/api/openapi.json', '/sitemap.xml', '/robots.txt']) {
      const { status, text } = await app.request('GET', path);
      expect({ path, status, prices: pricesIn(text) }).toEqual({ path, status: 200, prices: [] });
    }
  });
});
