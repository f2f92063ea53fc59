import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import inject from 'light-my-request';
import { features } from '#features/all.ts';
import { texts } from '#app/texts/all.ts';
import { deliverAlerts } from '#features/alerts/server/delivery.ts';
import { startChat } from '#features/chat/server/open-actions.ts';
import { createListener } from '#app/application.ts';
import { defineJobs } from '#app/jobs.ts';
import { createUpgrade, isLiveRequest } from '#app/sockets.ts';
import { clear } from '#server/cache/caches.ts';
import { readConfig } from '#server/config.ts';
import { openPages } from '#server/http/page-bundle.ts';
import { createLog } from '#server/log.ts';
import { createServices, type Services } from '#server/services.ts';
import { sessionCookie, openSession } from '#server/session.ts';
import { testDatabase } from '../database/database.ts';

type Body = Record<string, unknown> | unknown[];

export type TestResponse = { status: number; body: unknown; headers: Headers; text: string };

export type RequestOptions = {
  body?: Body;
  cookie?: string;
  headers?: Record<string, string>;
  /** A body sent unchanged, such as malformed JSON. */
  raw?: string;
};

export type TestApp = {
  services: Services;
  origin: string;
  /** The last lines of the log, of all levels. */
  logged(): string;
  /** Sets the application's clock; undefined restores the real time. */
  setNow(now: Date | undefined): void;
  /** Sends a request with a same-origin Origin, like a page, with empty caches of endpoints; to the listener, without a socket. */
  request(method: string, path: string, options?: RequestOptions): Promise<TestResponse>;
  /** The same, with everything that the application has cached. */
  ask(method: string, path: string, options?: RequestOptions): Promise<TestResponse>;
  /** Clears its caches: for tests that change the database directly. */
  clearCaches(): void;
  /** How many page parts came from the fragment cache. */
  fragmentHits(): number;
  /** Opens a session and returns its Cookie header. */
  signIn(as: { customerId: string } | 'admin'): Promise<string>;
};

const keptLines = 1_000;

let started: Promise<TestApp> | undefined;

/**
 * Returns the real application of this test worker, on the worker's database and a free port; started once. Restores the
 * real time and clears the caches: what they hold is of the test before, whose records are deleted without a word to them.
 */
export async function testApp(): Promise<TestApp> {
  const app = await (started ??= start());
  app.setNow(undefined);
  app.clearCaches();
  return app;
}

async function start(): Promise<TestApp> {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: `.cache/test-${process.pid}`, DEMO: 'off' });
  let fixed: Date | undefined;
  const logged: string[] = [];
  const keep = (line: string) => {
    if (logged.push(line) > keptLines) logged.shift();
    if (line.includes('"level":"error"')) process.stdout.write(line);
  };
  const services = await createServices(
    config,
    await testDatabase(),
    createLog({ least: 'debug', readable: false, write: keep }),
    features,
    texts,
    () => fixed ?? new Date(),
  );
  // At midnight it would take over the settings of a shop that a test has just emptied.
  services.stopDays();
  // All tests of a worker share one address; the bound has a test of its own.
  services.allowWrite = () => {};
  defineJobs(services);
  await services.jobs.prepare();
  // From here on jobs are enqueued and run only when a test says so: no worker supervises them or adds scheduled ones.
  await services.jobs.stop();
  await deliverAlerts(services);
  startChat(services);
  // The project `pages` runs after the build and includes the pages.
  const pages = process.env['TEST_PAGES'] ? await openPages() : undefined;
  const listener = createListener(services, pages);
  const server = createServer({ shouldUpgradeCallback: isLiveRequest }, listener);
  server.on('upgrade', createUpgrade(services));
  // A pause of a busy machine must not close a connection that the next request is about to use.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const ask: TestApp['ask'] = async (method, path, { body, cookie, headers, raw } = {}) => {
    const hasBody = raw !== undefined || body !== undefined;
    const { pathname, search, host } = new URL(origin + path);
    const response = await inject(listener, {
      method: method as 'GET',
      url: pathname + search,
      headers: {
        host,
        origin: config.publicUrl,
        ...(cookie ? { cookie } : {}),
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(hasBody ? { payload: raw ?? JSON.stringify(body) } : {}),
    });
    const answered = new Headers();
    for (const [name, value] of Object.entries(response.headers))
      for (const one of [value ?? []].flat()) answered.append(name, String(one));
    const { statusCode: status, payload: text } = response;
    const isJson = answered.get('content-type')?.includes('json') ?? false;
    return { status, headers: answered, text, body: isJson && text ? JSON.parse(text) : undefined };
  };

  return {
    services,
    origin,
    logged: () => logged.join(''),
    setNow: (now) => void (fixed = now),
    ask,
    clearCaches: () => clear(services.caches),
    fragmentHits: () => pages?.fragmentHits?.() ?? 0,
    request(...asked) {
      // Tests change the database directly, which the application does not notice.
      services.caches.outputs.clear();
      services.caches.answers.clear();
      return ask(...asked);
    },
    async signIn(as) {
      const kind = as === 'admin' ? 'admin' : 'customer';
      const customerId = as === 'admin' ? null : as.customerId;
      const token = await services.database.db
        .transaction()
        .execute((trx) => openSession(trx, kind, customerId, fixed ?? new Date()));
      return sessionCookie(kind, token, config).split(';', 1)[0] ?? '';
    },
  };
}
