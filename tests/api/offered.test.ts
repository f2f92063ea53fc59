import { sitemap as sitemapOf } from '#app/sitemap.ts';
import { beforeEach, expect, it } from 'vitest';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putProduct } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let admin: string;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  admin = await app.signIn('admin');
});

const offered = async () => (await app.request('GET', '/api/offered')).body;
const call = async (method: string, path: string, body: object) => {
  const answer = await app.request(method, `/api${path}`, { cookie: admin, body: { ...body } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as { service: { id: number; slug: string } };
};
const sitemap = async () => (await sitemapOf(app.services)).text();

const camera = {
  technical: { kind: 'κάμερα', resolution_mp: 4, hfov_deg: 100 },
  connectivity: { interface: 'WiFi' },
  functions: { ai: 'Άνθρωπος' },
};

it('an empty shop has no wizard, no services, no survey, and its sitemap does not name them', async () => {
  expect(await offered()).toEqual({
    hasWizard: false,
    hasServices: false,
    takesBookings: false,
    installation: {},
  });
  expect(await sitemap()).not.toMatch(/\/(wizard|services)</);
  expect((await app.request('GET', '/api/wizard/examples')).body).toEqual([]);
});

it('has a wizard as soon as a product is known well enough, and no longer than that', async () => {
  const id = await putProduct({ specifications: JSON.stringify({ technical: { kind: 'Κάμερα' } }) });
  expect(await offered()).toMatchObject({ hasWizard: false });
  const rows = (kind: string) =>
    Object.entries({ ...camera.technical, ...camera.connectivity, ...camera.functions, kind }).map(
      ([key, value]) => ({ group: 'technical', key, value }),
    );
  await call('PUT', `/products/${id}`, { specifications: rows('ΚΑΜΕΡΑ') });
  expect(await offered()).toMatchObject({ hasWizard: true });
  expect(await sitemap()).toMatch(/\/wizard</);
  await call('PUT', `/products/${id}`, { specifications: rows('Καλώδιο') });
  expect(await offered()).toMatchObject({ hasWizard: false });
  await call('PUT', '/categories/cameras', {
    name: 'Κάμερες',
    searchCategory: 'cameras',
    productKind: 'camera',
  });
  await call('PUT', `/products/${id}`, {
    specifications: rows('Κάμερα').filter(({ key }) => key !== 'kind'),
  });
  expect(await offered()).toMatchObject({ hasWizard: true });
  await call('PUT', `/products/${id}`, { isDraft: true });
  expect(await offered()).toMatchObject({ hasWizard: false });
});

it('leads to the services that administrators give their roles, whatever they are called', async () => {
  const technicians = { name: 'Μαρία', skills: ['survey', 'cctv', 'alarm'], isActive: true };
  const { db } = app.services.database;
  await db.insertInto('technicians').values(technicians).execute();
  const { service } = await call('POST', '/services', {
    title: 'Αυτοψία και μελέτη ασφάλειας',
    durationMinutes: 60,
    priceRange: '40 €',
    requiredSkills: ['survey'],
    role: 'survey',
  });
  await call('POST', '/services', {
    title: 'Τοποθέτηση',
    durationMinutes: 240,
    requiredSkills: ['cctv'],
    role: 'installation',
  });
  expect(await offered()).toMatchObject({
    hasServices: true,
    takesBookings: true,
    survey: { slug: service.slug, durationMinutes: 60, priceRange: '40 €' },
    installation: { cameras: 'topothetisi' },
    installationMinutes: 240,
  });
  await call('PUT', `/services/${service.id}`, { isBookable: false });
  expect(await offered()).not.toHaveProperty('survey');
  await call('PUT', `/services/${service.id}`, { isBookable: true, role: '' });
  expect(await offered()).not.toHaveProperty('survey');
  await call('PUT', `/services/${service.id}`, { role: 'survey' });
  expect(await offered()).toHaveProperty('survey');
  const { id } = await db.selectFrom('technicians').select('id').executeTakeFirstOrThrow();
  await call('PUT', `/admin/technicians/${id}`, { ...technicians, isActive: false });
  expect(await offered()).not.toHaveProperty('survey');
  expect(await offered()).toMatchObject({ hasServices: true, takesBookings: false });
});
