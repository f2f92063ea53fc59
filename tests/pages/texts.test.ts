// What the pages show of the texts that administrators replace.
import { beforeEach, expect, it } from 'vitest';
import { takeOverSettings } from '#server/settings.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let cookie: string;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  await takeOverSettings(app.services);
  app.clearCaches();
  cookie = await app.signIn('admin');
  return async () => {
    await truncateAll();
    await takeOverSettings(app.services);
  };
});

const pageOf = async (path: string) => {
  const { status, text } = await app.request('GET', path);
  return {
    status,
    main:
      text
        .replace(/<!--.*?-->/g, '')
        .split('<main')[1]
        ?.split('</main>')[0] ?? '',
  };
};

it.each(['/terms', '/privacy', '/accessibility'])(
  '%s keeps its earlier versions, each under its address, and has no version of another',
  async (path) => {
    const { main: first } = await pageOf(path);
    const [, version] = /έκδοση (\d+)/.exec(first) ?? [];
    const text = path.slice(1);
    const body = { body: '## Νέα ενότητα\n\nΓραμμένη στο {email}.' };
    expect((await app.request('PUT', `/api/admin/texts/${text}`, { cookie, body })).status).toBe(200);
    const { main: now } = await pageOf(path);
    expect(now).toMatch(/1\. Νέα ενότητα.*mailto:info@vigla\.example/s);
    const { main: earlier } = await pageOf(`${path}?version=${version}`);
    expect(earlier).toContain('Αυτή η έκδοση δεν ισχύει πια');
    expect(earlier).not.toContain('Νέα ενότητα');
    expect((await pageOf(`${path}?version=999999`)).status).toBe(404);
  },
);

it('a cached page shows a new text at once', async () => {
  expect((await pageOf('/')).main).toContain('Γιατί Βίγλα');
  const { body } = await app.request('GET', '/api/admin/texts/home.reasons', { cookie });
  const { parts } = body as { parts: { name: string; value: string }[] };
  const values = Object.fromEntries(parts.map(({ name, value }) => [name, value]));
  const changed = { ...values, title: 'Τι μας ξεχωρίζει' };
  await app.request('PUT', '/api/admin/texts/home.reasons', { cookie, body: changed });
  expect((await pageOf('/')).main).toContain('Τι μας ξεχωρίζει');
});

it('the page about the company says who it is', async () => {
  const { status, main } = await pageOf('/about');
  expect(status).toBe(200);
  expect(main).toMatch(/<h1[^>]*>Ποιοι είμαστε<\/h1>.*Αρ\. Γ\.Ε\.ΜΗ\./s);
});

it('the home page shows the company’s own picture with its words, preloaded, and no drawing of ours', async () => {
  const hero = '/public-objects/brand/0123456789abcdef0123-1500x800.webp';
  const body = { hero, heroAlt: 'Το συνεργείο μας', person: '' };
  await app.request('PUT', '/api/admin/settings/pictures', { cookie, body });
  const { text } = await app.request('GET', '/');
  const preloads = text.match(/<link[^>]*rel="preload"[^>]*as="image"[^>]*>/g) ?? [];
  expect(preloads.filter((link) => link.includes(hero))).toHaveLength(1);
  const main = text.slice(text.indexOf('<main'));
  expect(main).toMatch(/<img[^>]*alt="Το συνεργείο μας"/);
  expect(main).not.toMatch(/hero-wedges|dusk-wide/);
});
