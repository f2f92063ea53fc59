import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deliverAlerts } from '../../../src/features/alerts/server/delivery.ts';
import { createListener } from '../../../src/app/application.ts';
import { defineJobs } from '../../../src/app/jobs.ts';
import { createUpgrade, isLiveRequest } from '../../../src/app/sockets.ts';
import { clear } from '../../../src/server/cache/caches.ts';
import { readConfig } from '../../../src/server/config.ts';
import { openPages } from '../../../src/server/http/page-bundle.ts';
import { createLog } from '../../../src/server/log.ts';
import { createServices, type Services } from '../../../src/server/services.ts';
import { sessionCookie, openSession } from '../../../src/server/session.ts';
import { testDatabase } from '../database/database.ts';

type Body = Record<string, unknown> | unknown[];

export type TestResponse = { status: number; body: unknown; headers: Headers; text: string };

export type RequestOptions = {
  body?: Body;
  cookie?: string;
  headers?: Record<string, string>;
  /** A body sent as it is, such as broken JSON. */
  raw?: string;
};

export type TestApp = {
  services: Services;
  origin: string;
  /** The last lines of the log, of all levels. */
  logged(): string;
  /** Sets the time that the application believes; undefined gives it the real one back. */
  setNow(now: Date | undefined): void;
  /** A request over a real socket with a same-origin Origin, as the pages make it, with no answer cached. */
  request(method: string, path: string, options?: RequestOptions): Promise<TestResponse>;
  /** The same with whatever the application has cached. */
  ask(method: string, path: string, options?: RequestOptions): Promise<TestResponse>;
  /** Empties its caches: after a change of the database past the application. */
  clearCaches(): void;
  /** How many parts of pages it has taken from the cache of fragments. */
  fragmentHits(): number;
  /** The Cookie header of a new session. */
  signIn(as: { customerId: string } | 'admin'): Promise<string>;
};

const keptLines = 1_000;

let started: Promise<TestApp> | undefined;

/** The real application of this test worker, on the worker's database and a free port; started once. It has the real time again. */
export async function testApp(): Promise<TestApp> {
  const app = await (started ??= start());
  app.setNow(undefined);
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
    () => fixed ?? new Date(),
  );
  defineJobs(services);
  await services.jobs.prepare();
  // From here on jobs are enqueued, and run when a test says so: nothing looks after them or adds what the hour has due.
  await services.jobs.stop();
  await deliverAlerts(services);
  // The project `pages` runs after the build and has the pages too.
  const pages = process.env['TEST_PAGES'] ? await openPages() : undefined;
  const server = createServer({ shouldUpgradeCallback: isLiveRequest }, createListener(services, pages));
  server.on('upgrade', createUpgrade(services));
  // A pause of a busy machine must not close a connection that the next request is about to use.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const ask: TestApp['ask'] = async (method, path, { body, cookie, headers, raw } = {}) => {
    const hasBody = raw !== undefined || body !== undefined;
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        origin: config.publicUrl,
        ...(cookie ? { cookie } : {}),
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(hasBody ? { body: raw ?? JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text ? JSON.parse(text) : undefined,
    };
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
      // Tests change the database past the application, which cannot know of it.
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
