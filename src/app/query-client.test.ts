import { notifyManager, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { hearOfChange } from '#ui/live/heard-changes.ts';
import { PageQueryClient } from './query-client.ts';

/** The answers that were asked for and are still held back. */
let asked: PromiseWithResolvers<string>[];
let client: PageQueryClient;
const queryKey = ['cart'];
const queryFn = () => {
  const answer = Promise.withResolvers<string>();
  asked.push(answer);
  return answer.promise;
};

beforeEach(() => {
  asked = [];
  client = new PageQueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
});

/** Shows the query as a page does; returns what it shows. */
function show() {
  const observer = new QueryObserver(client, { queryKey, queryFn });
  observer.subscribe(() => undefined);
  return () => observer.getCurrentResult().data;
}

const answer = async (nth: number, value: string) => {
  asked[nth]?.resolve(value);
  await vi.waitFor(() => expect(client.isFetching()).toBe(asked.length > nth + 1 ? 1 : 0));
};

test('what the page writes wins over a first read that began before it', async () => {
  const shown = show();
  client.setQueryData(queryKey, 'own change');
  expect(shown()).toBe('own change');
  asked[0]?.resolve('before the change');
  await answer(1, 'after the change');
  expect(shown()).toBe('after the change');
  expect(asked).toHaveLength(2);
});

test('what the page writes wins over a later read that began before it', async () => {
  const shown = show();
  await answer(0, 'at first');
  void client.refetchQueries({ queryKey });
  client.setQueryData(queryKey, 'own change');
  asked[1]?.resolve('before the change');
  await Promise.resolve();
  expect(shown()).toBe('own change');
  await answer(2, 'after the change');
  expect(shown()).toBe('after the change');
});

test('what the page writes is told to what shows it before the next press, without a timer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  client.setQueryData(queryKey, 'as loaded');
  const shown = vi.fn<(data: string | undefined) => void>();
  const observer = new QueryObserver(client, { queryKey, queryFn });
  // As the library's hooks subscribe.
  onTestFinished(observer.subscribe(notifyManager.batchCalls(({ data }) => shown(data))));
  client.setQueryData(queryKey, 'own change');
  await Promise.resolve();
  expect(shown).toHaveBeenLastCalledWith('own change');
});

test('what the page writes while nothing is read is not read again', async () => {
  const shown = show();
  await answer(0, 'at first');
  client.setQueryData(queryKey, 'own change');
  expect(shown()).toBe('own change');
  expect(asked).toHaveLength(1);
});

test('a change of what is not known yet is read again when it is known', async () => {
  const shown = show();
  client.setQueryData<string>(queryKey, (known) => known && `${known}, changed`);
  asked[0]?.resolve('before the change');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await answer(1, 'after the change');
  expect(shown()).toBe('after the change');
});

test.each([
  ['that this page made', () => void client.invalidateQueries({ queryKey })],
  ['that another made', () => hearOfChange(client, queryKey)],
])('a change %s during the first read is read after it', async (_, change) => {
  const shown = show();
  change();
  change();
  asked[0]?.resolve('before the change');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await answer(1, 'after the change');
  expect(shown()).toBe('after the change');
  expect(asked).toHaveLength(2);
});

test('a change during the first read of a page that is being opened is read when it is shown', async () => {
  const opened = client.fetchQuery({ queryKey, queryFn });
  hearOfChange(client, queryKey);
  asked[0]?.resolve('before the change');
  expect(await opened).toBe('before the change');
  const shown = show();
  expect(asked).toHaveLength(2);
  await answer(1, 'after the change');
  expect(shown()).toBe('after the change');
});

test('a change that several parts of the page hear of is read once', async () => {
  const shown = show();
  await answer(0, 'at first');
  hearOfChange(client, queryKey);
  hearOfChange(client, ['cart']);
  hearOfChange(client);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await answer(1, 'after the change');
  expect(shown()).toBe('after the change');
  expect(asked).toHaveLength(2);
});

test('a change of the page whose live message comes before its answer is read once', async () => {
  const shown = show();
  await answer(0, 'at first');
  const sent = Promise.withResolvers<string>();
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => sent.promise,
    onSuccess: () => void client.invalidateQueries({ queryKey }),
  });
  const done = mutation.execute(undefined);
  hearOfChange(client, queryKey);
  expect(asked).toHaveLength(1);
  sent.resolve('saved');
  await done;
  // Behind the client's own timer.
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveLength(2);
  await answer(1, 'after the change');
  expect(shown()).toBe('after the change');
});

test('a change that is heard of during a read is read again, although that read ends before the own change', async () => {
  const shown = show();
  await answer(0, 'at first');
  const sent = Promise.withResolvers<string>();
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => sent.promise,
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const done = mutation.execute(undefined);
  sent.resolve('saved');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  hearOfChange(client, queryKey);
  asked[1]?.resolve('before the change');
  await done;
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  await answer(2, 'after the change');
  expect(shown()).toBe('after the change');
});

test('what a live message names beside the own change is read when that is answered, or soon', async () => {
  vi.useFakeTimers();
  show();
  asked[0]?.resolve('at first');
  await vi.advanceTimersByTimeAsync(0);
  const sent = Promise.withResolvers<string>();
  void client
    .getMutationCache()
    .build(client, { mutationFn: () => sent.promise })
    .execute(undefined);
  hearOfChange(client, queryKey);
  await vi.advanceTimersByTimeAsync(990);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20);
  expect(asked).toHaveLength(2);
  hearOfChange(client, queryKey);
  sent.resolve('saved');
  await vi.advanceTimersByTimeAsync(20);
  expect(asked).toHaveLength(3);
  vi.useRealTimers();
});
