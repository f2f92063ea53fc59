import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { finerBounds } from '#features/wizard/answers-contract.ts';
import type { PresentedAdvice } from '#features/wizard/advice-contract.ts';
import type { SharedAdvice } from '#features/wizard/contract.ts';
import { bounds } from '#features/advice/home.ts';
import { eurosToCents, withVat } from '#shared/money.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { answers, wizardRequest } from '../../support/app/wizard.ts';
import { classEnd, classRatio } from '#features/advice/price-classes.ts';
import { hashOf } from '#server/tokens.ts';
import { saveSetting } from '#server/db/settings.ts';
import { putService } from '../../support/app/booking.ts';
import { putCustomer } from '../../support/app/shop.ts';
import { truncateAll } from '../../support/database/database.ts';
import { loadCatalogueDemo } from '#features/catalogue/server/demo.ts';

let app: TestApp;
let buyer: string;

async function open() {
  app = await testApp();
  await truncateAll();
  await app.services.database.db.transaction().execute((trx) => loadCatalogueDemo(trx, app.services));
  buyer = await app.signIn({ customerId: await putCustomer() });
}

const ask = async (cookie = '', body: Record<string, unknown> = { answers }) => {
  const { status, body: advice, text } = await app.request('POST', '/api/wizard/advice', { cookie, body });
  expect(status, text).toBe(200);
  return { advice: advice as PresentedAdvice, text };
};

const saveShift = (shift: number) =>
  app.services.database.db.transaction().execute((trx) => saveSetting(trx, 'price_class_shift', shift));

/** All amounts that a viewer without prices must not find: of pieces, of lines and of totals, with VAT and without. */
async function secretAmounts(): Promise<string[]> {
  const { advice } = await ask(buyer);
  const cents = advice.bundles.flatMap(({ lines, totals }) => [
    ...lines.flatMap(({ price = 0, installationPrice = 0, quantity }) =>
      [price, installationPrice].flatMap((euros) => [eurosToCents(euros), eurosToCents(euros) * quantity]),
    ),
    ...Object.values(totals ?? {}).map(eurosToCents),
  ]);
  const all = [...new Set(cents.filter((amount) => amount > 0).flatMap((net) => [net, withVat(net)]))];
  return all.map((amount) => (amount / 100).toFixed(2).replace('.', '[.,]'));
}

describe('the advice', () => {
  beforeAll(open);

  it('is a system of real products, each with its reason, whose prices add up to the total for a buyer', async () => {
    const { advice } = await ask(buyer);
    expect(advice.bundles.map(({ id }) => id)).toEqual(['essential', 'balanced', 'complete']);
    for (const { lines, totals, checks } of advice.bundles) {
      expect(lines.length).toBeGreaterThan(0);
      expect(checks.every(({ sentence }) => sentence.length > 0)).toBe(true);
      expect(lines.every(({ reason, ruleId, name }) => reason && ruleId && name)).toBe(true);
      const net = lines.reduce(
        (sum, { quantity, price = 0, installationPrice = 0 }) =>
          sum + quantity * (eurosToCents(price) + eurosToCents(installationPrice)),
        0,
      );
      expect(eurosToCents(totals?.net ?? 0)).toBe(net);
      expect(eurosToCents(totals?.gross ?? 0)).toBe(withVat(net));
    }
  });

  it('tells nobody without prices what anything costs, only ranges in hundreds', async () => {
    const waiting = await app.signIn({ customerId: await putCustomer({ canViewPrices: false }) });
    const secrets = await secretAmounts();
    expect(secrets.length).toBeGreaterThan(10);
    for (const cookie of ['', waiting]) {
      const { advice, text } = await ask(cookie);
      const found = secrets.filter((amount) => new RegExp(`(?<![\\d.])${amount}(?!\\d)`).test(text));
      expect(found).toEqual([]);
      expect(text).not.toMatch(/"(price|installationPrice|totals|cheapestTotals|gross|overBy)"/);
      for (const { estimate, lines } of advice.bundles) {
        expect([estimate.from % 100, estimate.to % 100]).toEqual([0, 0]);
        expect(lines.length).toBeGreaterThan(0);
      }
    }
  });

  it('depends for nobody without prices on any price, only on its class: nor do examples, links and e-mails', async () => {
    const { db } = app.services.database;
    const shift = 0.37;
    await saveShift(shift);
    const told = async () => {
      app.clearCaches();
      const asked = ['low', 'medium', 'high', 'premium'].flatMap((budget) =>
        [1, 6, 14].map((windows) => ({ answers: { ...answers, budget }, finer: { windows } })),
      );
      const texts = [];
      for (const body of asked) texts.push((await ask('', body)).text);
      const link = await app.request('POST', '/api/wizard/links', { cookie: buyer, body: asked[1] ?? {} });
      const { token } = link.body as { token: string };
      const { body: shared } = await app.request('GET', `/api/wizard/links/${token}`);
      texts.push(JSON.stringify((shared as SharedAdvice).advice));
      texts.push((await app.request('GET', '/api/wizard/examples')).text);
      await db.deleteFrom('devMails').execute();
      await app.request('POST', '/api/wizard/submit', { body: wizardRequest });
      await app.services.jobs.drain();
      const mails = await db.selectFrom('devMails').select('text').orderBy('recipient').execute();
      texts.push(...mails.map(({ text }) => text.replaceAll(/[\w-]{26,43}/g, '')));
      return texts.map((text) => hashOf(text).toString('hex'));
    };
    const before = await told();
    const products = await db
      .selectFrom('products')
      .select(['id', 'priceCents', 'installationPriceCents'])
      .execute();
    const moved = (cents: number) => Math.floor(classEnd(cents, shift) / classRatio) + 2;
    for (const { id, priceCents, installationPriceCents } of products)
      await db
        .updateTable('products')
        .set({
          priceCents: moved(priceCents),
          installationPriceCents: installationPriceCents === null ? null : moved(installationPriceCents),
        })
        .where('id', '=', id)
        .execute();
    expect(await told()).toEqual(before);
    await saveShift(0.9);
    expect(await told()).not.toEqual(before);
    await open();
  });

  it('is the same whatever the order of the needs, and follows the finer answers', async () => {
    const { advice } = await ask('', { answers });
    const securityConcerns = answers.securityConcerns.toReversed();
    expect((await ask('', { answers: { ...answers, securityConcerns } })).advice).toEqual(advice);
    const more = await ask('', { answers, finer: { doors: 6 } });
    expect(more.advice.home.doors).toBe(6);
    expect(advice.home.assumed).toContain('doors');
    expect(more.advice.home.assumed).not.toContain('doors');
  });

  it('says beside each answer what is wrong with it', async () => {
    const body = {
      answers: { ...answers, budget: 'endless', securityConcerns: [] },
      finer: { doors: 1e9, postcode: '9' },
    };
    const { status, body: refused } = await app.request('POST', '/api/wizard/advice', { body });
    expect(status).toBe(400);
    expect(Object.keys((refused as { fields: object }).fields).toSorted()).toEqual([
      'answers.budget',
      'answers.securityConcerns',
      'finer.doors',
      'finer.postcode',
    ]);
    expect((refused as { fields: Record<string, string> }).fields['finer.postcode']).toContain('5 ψηφία');
  });

  it('takes the numbers that the engine takes', () => {
    expect(finerBounds).toEqual(bounds);
  });
});

describe('the advice has limits', () => {
  beforeEach(open);

  it('of how often an address asks', async () => {
    for (let asked = 0; asked < 200; asked += 1) await app.services.limits.spend('advice', '127.0.0.1');
    const { status, headers } = await app.request('POST', '/api/wizard/advice', { body: { answers } });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a link to an advice', () => {
  beforeAll(open);

  const unquoted = { answers: { ...answers, currentSecurity: 'Τίποτα' } };
  const share = async (cookie = '') => {
    const { body } = await app.request('POST', '/api/wizard/links', { cookie, body: { answers } });
    return body as { token: string; expiresAt: string };
  };

  it('opens the same advice for anybody, with prices only for who may see them, and nothing personal', async () => {
    const { token } = await share(buyer);
    const opened = await app.request('GET', `/api/wizard/links/${token}`);
    expect(opened.status).toBe(200);
    const { advice, answers: shared } = opened.body as SharedAdvice;
    expect(advice).toEqual((await ask('', unquoted)).advice);
    expect(opened.text).not.toContain('γλάστρα');
    expect(shared).not.toHaveProperty('currentSecurity');
    const forBuyer = await app.request('GET', `/api/wizard/links/${token}`, { cookie: buyer });
    expect((forBuyer.body as SharedAdvice).advice).toEqual((await ask(buyer, unquoted)).advice);
    const rows = await app.services.database.db.selectFrom('wizardLinks').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('γλάστρα');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('opens the advice as it was given, also after a price has changed', async () => {
    const { token } = await share();
    const before = (await ask(buyer, unquoted)).advice;
    const { db } = app.services.database;
    await db.updateTable('products').set({ priceCents: 99 }).where('sku', '=', 'PHY-MC').execute();
    const { body } = await app.request('GET', `/api/wizard/links/${token}`, { cookie: buyer });
    expect((body as SharedAdvice).advice).toEqual(before);
  });

  it('opens nothing else, and nothing once it has expired', async () => {
    const { token, expiresAt } = await share();
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const unknown = await app.request('GET', `/api/wizard/links/${other}`);
    expect(unknown).toMatchObject({ status: 404, body: { code: 'LINK_NOT_FOUND' } });
    expect(await app.request('GET', '/api/wizard/links/short')).toMatchObject({ status: 400 });
    app.setNow(new Date(Date.parse(expiresAt) + 1));
    const late = await app.request('GET', `/api/wizard/links/${token}`);
    app.setNow(undefined);
    expect(late).toMatchObject({ status: 404, body: { code: 'LINK_NOT_FOUND' } });
  });
});

describe('the services beside a system', () => {
  beforeEach(open);

  const runningOf = ({ bundles }: PresentedAdvice, id: string) =>
    bundles[1]?.running.find((cost) => cost.id === id);

  it('are those that an administrator gave the role, with the price for who may see it', async () => {
    expect(runningOf((await ask(buyer)).advice, 'monitoring')).toBeUndefined();
    const admin = await app.signIn('admin');
    const body = { title: 'Κέντρο', priceRange: '15 € ανά μήνα', price: 15, role: 'monitoring' };
    expect(await app.request('POST', '/api/services', { cookie: admin, body })).toMatchObject({
      status: 200,
    });
    const service = { title: 'Κέντρο', slug: 'kentro', priceRange: '15 € ανά μήνα' };
    expect(runningOf((await ask(buyer)).advice, 'monitoring')?.service).toMatchObject({
      ...service,
      price: 15,
    });
    const waiting = await app.signIn({ customerId: await putCustomer({ canViewPrices: false }) });
    for (const cookie of ['', waiting]) {
      const found = runningOf((await ask(cookie)).advice, 'monitoring')?.service;
      expect(found).toMatchObject(service);
      expect(found).not.toHaveProperty('price');
    }
  });

  it('cost nothing in the system itself, and nothing of them is a line', async () => {
    const before = (await ask(buyer)).advice.bundles[1];
    await putService({ title: 'Κέντρο', priceCents: 1_500, role: 'monitoring' });
    const after = (await ask(buyer)).advice.bundles[1];
    expect(after?.running.length).toBe((before?.running.length ?? 0) + 1);
    expect(after?.totals).toEqual(before?.totals);
    expect(after?.lines).toEqual(before?.lines);
  });
});

describe('all of an advice go into the cart', () => {
  beforeEach(open);

  const linesOf = ({ bundles }: PresentedAdvice) =>
    (bundles[0]?.lines ?? []).map(({ productId, quantity, withInstallation }) => ({
      productId,
      quantity,
      withInstallation,
    }));

  it('with their quantities and installation, for who may buy', async () => {
    const lines = linesOf((await ask(buyer)).advice);
    const { status, body } = await app.request('POST', '/api/cart/lines', { cookie: buyer, body: { lines } });
    expect(status).toBe(200);
    const key = ({ productId, quantity }: { productId: number; quantity: number }) =>
      `${productId} ${quantity}`;
    expect((body as typeof lines).map(key).toSorted()).toEqual(lines.map(key).toSorted());
    expect(await app.request('POST', '/api/cart/lines', { body: { lines } })).toMatchObject({ status: 401 });
  });

  it('or none of them, naming the one that is missing', async () => {
    const lines = linesOf((await ask(buyer)).advice);
    const { db } = app.services.database;
    const [last] = lines.toSorted((a, b) => b.productId - a.productId);
    await db
      .updateTable('products')
      .set({ stockQuantity: 0 })
      .where('id', '=', last?.productId ?? 0)
      .execute();
    const { status, body } = await app.request('POST', '/api/cart/lines', { cookie: buyer, body: { lines } });
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK' } });
    expect(await db.selectFrom('cartLines').select('productId').execute()).toEqual([]);
  });
});
