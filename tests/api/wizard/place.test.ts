import { beforeAll, describe, expect, it } from 'vitest';
import type { PresentedAdvice } from '#features/wizard/advice-contract.ts';
import type { SharedAdvice } from '#features/wizard/contract.ts';
import { loadCatalogueDemo } from '#features/catalogue/server/demo.ts';
import { testApp, type TestApp } from '../../support/app/app.ts';
import { answers } from '../../support/app/wizard.ts';
import { truncateAll } from '../../support/database/database.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  await truncateAll();
  await app.services.database.db.transaction().execute((trx) => loadCatalogueDemo(trx, app.services));
});

const ask = async (body: Record<string, unknown>) => {
  const { status, body: advice, text } = await app.request('POST', '/api/wizard/advice', { body });
  expect(status, text).toBe(200);
  return advice as PresentedAdvice;
};

describe('the advice for a place', () => {
  it('knows by its postal code whether technicians go to a place', async () => {
    const visitsTo = async (postcode?: string) => (await ask({ answers, finer: { postcode } })).visits;
    expect(await visitsTo('14231')).toMatchObject({ isWithin: true });
    expect(await visitsTo('84006')).toMatchObject({ isWithin: false });
    const unknown = await visitsTo();
    expect(unknown.area).toContain('Αττική');
    expect(unknown).not.toHaveProperty('isWithin');
  });

  it('tells a place outside what the company says of the price of its survey', async () => {
    const admin = await app.signIn('admin');
    const priceNote = 'Η μετακίνηση χρεώνεται, και αφαιρείται αν προχωρήσετε.';
    const body = { title: 'Αυτοψία', priceRange: '', priceNote, role: 'survey' };
    const { status, text } = await app.request('POST', '/api/services', { cookie: admin, body });
    expect(status, text).toBe(200);
    const openAt = async (postcode: string) =>
      (await ask({ answers, finer: { postcode } })).bundles[1]?.uncovered.join(' ');
    expect(await openAt('84006')).toContain(`Αυτοψία: ${priceNote}`);
    expect(await openAt('14231')).not.toContain(priceNote);
  });

  it('keeps how long a place stands empty, but not where it is', async () => {
    const body = { answers, finer: { emptyFor: 'months', postcode: '840 06' } };
    expect((await ask(body)).home.postcode).toBe('84006');
    const { body: made } = await app.request('POST', '/api/wizard/links', { body });
    const { token } = made as { token: string };
    const { body: opened } = await app.request('GET', `/api/wizard/links/${token}`);
    expect((opened as SharedAdvice).finer).toEqual({ emptyFor: 'months' });
    const { advice } = opened as SharedAdvice;
    expect(advice.home).toMatchObject({ emptyFor: 'months', postcode: '' });
    expect(advice.visits).not.toHaveProperty('isWithin');
    const rows = await app.services.database.db.selectFrom('wizardLinks').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('84006');
  });
});
