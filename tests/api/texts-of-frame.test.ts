import { beforeEach, expect, test } from 'vitest';
import { takeOverSettings } from '#server/settings.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
let admin: string;

beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  await takeOverSettings(app.services);
  admin = await app.signIn('admin');
  return async () => {
    await truncateAll();
    await takeOverSettings(app.services);
  };
});

const send = (method: string, path: string, body?: object) =>
  app.request(method, `/api/admin/texts/${path}`, { cookie: admin, ...(body && { body: { ...body } }) });

test('the line at the foot of every page and what stands above a legal text are the company’s own', async () => {
  const company = async () => (await app.ask('GET', '/api/company')).body as { line: string };
  const legal = async () => (await app.ask('GET', '/api/legal/privacy')).body as { intro: string };
  expect((await company()).line).toBe('Συστήματα ασφαλείας για σπίτια και επιχειρήσεις.');
  await send('PUT', 'footer', { intro: 'Κλειδιά και συναγερμοί. {τηλέφωνο}' });
  expect((await company()).line).toBe('Κλειδιά και συναγερμοί. 210 000 0145');
  const { body: privacy } = await send('GET', 'privacy');
  const { parts } = privacy as { parts: { name: string; value: string }[] };
  const body = parts.find(({ name }) => name === 'body')?.value;
  expect((await legal()).intro).toMatch(/^Κρατάμε όσα χρειάζονται/);
  await send('PUT', 'privacy', { body, intro: 'Λίγα και καλά.' });
  expect((await legal()).intro).toBe('Λίγα και καλά.');
});
