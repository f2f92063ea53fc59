import { beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../support/app/app.ts';
import { putQuestion } from '../support/app/shop.ts';
import { truncateAll } from '../support/database/database.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await truncateAll();
  app.clearCaches();
});

test('the trends show three frequent questions and lead to the page of all', async () => {
  for (const number of [1, 2, 3, 4]) await putQuestion({ question: `Ερώτηση ${number};`, isPublished: true });
  await putQuestion({ question: 'Κρυφή;', isPublished: false });
  const shownIn = async (path: string) => {
    const { status, text } = await app.request('GET', path, { headers: { accept: 'text/html' } });
    expect(status).toBe(200);
    return {
      link: text.includes('href="/questions"'),
      terms: Array.from(text.matchAll(/<dt[^>]*>([^<]+)/g), ([, term]) => term),
    };
  };
  const trends = await shownIn('/advanced-search?tab=trending');
  expect(trends).toEqual({ link: true, terms: ['Ερώτηση 1;', 'Ερώτηση 2;', 'Ερώτηση 3;'] });
  expect((await shownIn('/questions')).terms).toEqual([...trends.terms, 'Ερώτηση 4;']);
});
