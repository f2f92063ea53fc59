import { readFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { hasToken } from '#server/metrics.ts';
import { addShopMetrics } from '#server/shop-metrics.ts';
import { testApp } from '../support/app/app.ts';
import { truncateAll } from '../support/database/database.ts';
import { putCustomer } from '../support/app/shop.ts';

const app = await testApp();
addShopMetrics(app.services)();

beforeEach(truncateAll);

const token = 'a-token-of-the-monitoring';

test('only administrators and who has the token may read the metrics', async () => {
  const statusOf = async (options: Parameters<typeof app.request>[2]) =>
    (await app.request('GET', '/metrics', options)).status;
  const customer = await app.signIn({ customerId: await putCustomer() });
  expect([await statusOf({}), await statusOf({ cookie: customer })]).toEqual([401, 401]);
  expect(await statusOf({ cookie: await app.signIn('admin') })).toBe(200);
  // Without METRICS_TOKEN no token opens them.
  expect(await statusOf({ headers: { authorization: 'Bearer undefined' } })).toBe(401);
  Object.assign(app.services.config, { metricsToken: token });
  expect(await statusOf({ headers: { authorization: `Bearer ${token}` } })).toBe(200);
  expect(await statusOf({ headers: { authorization: `Bearer ${token}x` } })).toBe(401);
  Object.assign(app.services.config, { metricsToken: undefined });
});

test('the comparison of tokens bears any length', () => {
  expect(
    [undefined, '', 'Bearer', 'Bearer x', `bearer ${token}`].map((given) => hasToken(given, token)),
  ).toEqual(Array(5).fill(false));
  expect(hasToken('Bearer undefined', undefined)).toBe(false);
});

/** The samples by their names and labels. */
async function samples(): Promise<Map<string, number>> {
  const { text } = await app.ask('GET', '/metrics', { cookie: await app.signIn('admin') });
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' ') + 1)),
    ]),
  );
}

test('requests are timed by their route and status, invented paths together, cached answers only counted', async () => {
  app.clearCaches();
  const key = (route: string, status: number) =>
    `http_server_request_duration_seconds_count{http_request_method="GET",http_response_status_code="${status}",http_route="${route}"}`;
  const before = await samples();
  await app.ask('GET', '/api/categories');
  await app.ask('GET', '/api/categories');
  await app.ask('GET', '/api/invented-1');
  await app.ask('GET', '/api/invented-2');
  const after = await samples();
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  expect(grown(key('/api/categories', 200))).toBe(1);
  expect(grown('http_server_cached_answers_total')).toBe(1);
  expect(grown(key('other', 404))).toBe(2);
  expect([...after.keys()].join('\n')).not.toContain('invented');
});

test('jobs are timed, and queues, sockets, the process and the last backup are shown', async () => {
  await app.services.database.db
    .transaction()
    .execute((trx) => app.services.jobs.enqueue(trx, 'server.housekeeping', {}));
  await app.services.jobs.drain();
  const found = await samples();
  expect(
    found.get('job_duration_seconds_count{job="server.housekeeping",outcome="completed"}'),
  ).toBeGreaterThan(0);
  const names = [...found.keys()].join('\n');
  for (const name of [
    'job_queue_jobs{queue="mail.send",state="queued"}',
    'websocket_connections',
    'backup_last_timestamp_seconds',
    'process_memory_usage_bytes{kind="rss"}',
    'nodejs_eventloop_delay_seconds{quantile="0.99"}',
    'http_server_waiting_requests',
  ])
    expect(names).toContain(name);
});

test('the board for Grafana shows only what there is', async () => {
  const board = await readFile('docs/grafana.json', 'utf8');
  const { text } = await app.ask('GET', '/metrics', { cookie: await app.signIn('admin') });
  const known = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
  const shown = [...board.matchAll(/"expr": "([^\n]+)"/g)].flatMap(([, expression = '']) =>
    [...expression.matchAll(/[a-z]+(?:_[a-z]+){2,}|websocket_connections|job_queue_jobs/g)].map(
      ([name]) => name,
    ),
  );
  const names = shown.map((name) =>
    name.replace(/_(?:bucket|count)$/, (end) => (known.has(name) ? end : '')),
  );
  const labels = new Set(['http_response_status_code', 'http_route', 'histogram_quantile']);
  expect(new Set(names.filter((name) => !known.has(name) && !labels.has(name)))).toEqual(new Set());
  expect(names.length).toBeGreaterThan(14);
});
