import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { writePageData } from './page-data.ts';

const write = (client: QueryClient) => writePageData(client.getQueryCache());

test('a page carries each answer with its query and the time at which it was read', () => {
  const client = new QueryClient();
  client.setQueryData(['products', { page: 2 }], [{ name: 'Κάμερα «θόλος»' }], { updatedAt: 1000 });
  client.setQueryData(['count'], 3, { updatedAt: 2000 });
  client.setQueryData(['nothing'], null, { updatedAt: 3000 });
  expect(JSON.parse(write(client))).toEqual([
    [['products', { page: 2 }], 1000, [{ name: 'Κάμερα «θόλος»' }]],
    [['count'], 2000, 3],
    [['nothing'], 3000, null],
  ]);
  expect(JSON.parse(write(new QueryClient()))).toEqual([]);
});

test('no text can end the element that it stands in, neither of an answer nor of what was asked', () => {
  const client = new QueryClient();
  const attack = '</script><script>alert(1)</script><!--';
  client.setQueryData(['search', attack], { name: attack }, { updatedAt: 0 });
  expect(write(client)).not.toContain('<');
  expect(JSON.parse(write(client))).toEqual([[['search', attack], 0, { name: attack }]]);
});

test('what failed or was not answered is left to the browser', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await client.prefetchQuery({ queryKey: ['fails'], queryFn: () => Promise.reject(new Error('Βλάβη')) });
  void client.prefetchQuery({ queryKey: ['waits'], queryFn: () => new Promise(() => undefined) });
  expect(write(client)).toBe('[]');
});
