import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EndpointMeta } from '#shared/endpoint.ts';
import { readCompany, takeOverSettings } from '#server/settings.ts';
import { blankSettings, switches, type Switch } from '#shared/settings.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { switchOff } from '../support/app/company.ts';
import { knownCamera, putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';
import { endpoints } from '../support/endpoints/endpoints.ts';
import { plausibleInput } from '../support/endpoints/plausible.ts';
import { send, wireOf } from '../support/endpoints/wire.ts';
import { buildWorld, type Role, type World } from '../support/endpoints/world.ts';

/** The routers that belong whole to a feature that can be switched off. */
const routers: Record<string, Switch> = {
  chat: 'chat',
  inbox: 'chat',
  reviews: 'reviews',
  wizard: 'wizard',
};

const { switches: allOn } = blankSettings;

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  return async () => {
    await truncateAll();
    await takeOverSettings(app.services);
  };
});

describe('the endpoints of a feature', () => {
  const declared = endpoints
    .map((endpoint) => ({ ...endpoint, ...(endpoint.meta as Partial<EndpointMeta>) }))
    .filter(({ feature }) => feature !== undefined);
  let world: World;
  beforeAll(async () => {
    await truncateAll();
    world = await buildWorld(app);
    await switchOff(app, ...switches);
  });

  it('declare it, all of its routers', () => {
    const wanted = endpoints.flatMap(({ name, procedurePath: [router = ''] }) =>
      routers[router] ? [[name, routers[router]]] : [],
    );
    expect(declared.map(({ name, feature }) => [name, feature])).toEqual(expect.arrayContaining(wanted));
    expect(declared.map(({ path }) => path)).toEqual(expect.arrayContaining(['/customer/points']));
  });

  const askers: readonly Role[] = ['visitor', 'buyer', 'administrator'];
  it.each(declared.filter(({ whileOff }) => !whileOff))(
    'refuse everybody while it is off: $feature $method $path',
    async (endpoint) => {
      for (const role of askers) {
        const wire = wireOf(endpoint, plausibleInput(endpoint, world.facts));
        const { status, body } = await send(app.request, endpoint, wire, world.people[role].cookie);
        expect({ role, status, body }).toEqual({
          role,
          status: 404,
          body: { code: 'SWITCHED_OFF', error: 'Το κατάστημα δεν διαθέτει αυτή τη λειτουργία.' },
        });
      }
    },
  );

  it.each(declared.filter(({ whileOff }) => whileOff))(
    'are the office’s where they answer while it is off: $feature $method $path',
    async (endpoint) => {
      expect(endpoint.access).toBe('admin');
      const wire = wireOf(endpoint, plausibleInput(endpoint, world.facts));
      const { body } = await send(app.request, endpoint, wire, world.people.administrator.cookie);
      expect(body).not.toMatchObject({ code: 'SWITCHED_OFF' });
    },
  );
});

describe('a switch', () => {
  beforeEach(async () => {
    await truncateAll();
    await takeOverSettings(app.services);
  });

  it('drops what was kept of the feature, on the node that turns it and on every other', async () => {
    const admin = await app.signIn('admin');
    const id = await putProduct({});
    const reviews = () => app.ask('GET', `/api/products/${id}/reviews`);
    expect((await reviews()).status).toBe(200);
    const body = { ...allOn, reviews: false };
    expect(await app.request('PUT', '/api/admin/settings/switches', { body, cookie: admin })).toMatchObject({
      status: 200,
      body: { message: 'Οι ρυθμίσεις αποθηκεύτηκαν.' },
    });
    expect((await reviews()).status).toBe(404);
    // What another node reads of it.
    const { database, config } = app.services;
    expect((await readCompany(database.db, config, app.services.now())).switches).toEqual(body);
    await app.request('PUT', '/api/admin/settings/switches', { body: allOn, cookie: admin });
    expect((await reviews()).status).toBe(200);
  });

  it.each([
    ['simulator', '/mobile-simulator'],
    ['map', '/security-visualization'],
    ['points', '/points'],
  ] as const)('takes the page of %s from the sitemap', async (name, path) => {
    const isListed = async () => (await app.ask('GET', '/sitemap.xml')).text.includes(`${path}</loc>`);
    expect(await isListed()).toBe(true);
    await switchOff(app, name);
    expect(await isListed()).toBe(false);
  });

  it('takes the simulator’s manifest with the simulator', async () => {
    const status = async (name: string) => (await app.ask('GET', `/${name}.webmanifest`)).status;
    expect([await status('simulator'), await status('site')]).toEqual([200, 200]);
    await switchOff(app, 'simulator');
    expect([await status('simulator'), await status('site')]).toEqual([404, 200]);
  });

  it('takes the ratings of products with the reviews', async () => {
    const id = await putProduct({ name: 'Κάμερα', rating: 4.5, reviewCount: 2, starsCount: 2 });
    const product = async () => (await app.ask('GET', `/api/products/${id}`)).body;
    const found = async () => {
      const { body } = await app.ask(
        'GET',
        '/api/search?query=%CE%BA%CE%AC%CE%BC%CE%B5%CF%81%CE%B1&rating=5',
      );
      return (body as { products: object[] }).products;
    };
    expect(await product()).toMatchObject({ rating: 4.5, reviewCount: 2 });
    expect(await found()).toEqual([]);
    await switchOff(app, 'reviews');
    expect(await product()).toMatchObject({ reviewCount: 0 });
    expect(await product()).not.toHaveProperty('rating');
    const [one] = await found();
    expect(one).toMatchObject({ id, reviewCount: 0 });
    expect(one).not.toHaveProperty('rating');
  });

  it('takes from the alerts those of what no longer happens', async () => {
    const cookie = await app.signIn('admin');
    const events = async () => {
      const { body } = await app.ask('GET', '/api/admin/alert-settings', { cookie });
      return (body as { event: string }[]).map(({ event }) => event);
    };
    const gone = ['wizard_submitted', 'chat_emergency', 'chat_waiting', 'review_received'];
    const all = await events();
    expect(all).toEqual(expect.arrayContaining(gone));
    await switchOff(app, 'wizard', 'chat', 'reviews');
    expect(await events()).toEqual(all.filter((event) => !gone.includes(event)));
  });

  it('takes the wizard from what the shop offers', async () => {
    await putProduct({ specifications: knownCamera });
    const offered = async () => (await app.ask('GET', '/api/offered')).body;
    expect(await offered()).toMatchObject({ hasWizard: true });
    await switchOff(app, 'wizard');
    expect(await offered()).toMatchObject({ hasWizard: false });
  });
});
