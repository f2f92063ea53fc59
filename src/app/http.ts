import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { receivePaymentEvent } from '#features/orders/payments/server/events.ts';
import { serveFeed } from '#features/team/server/calendar-feed.ts';
import { sharedAnswers } from '#server/cache/shared-answers.ts';
import type { Config } from '#server/config.ts';
import { apiHandler, sendAnswer } from '#server/http/api.ts';
import { withinLimit } from '#server/http/body-limit.ts';
import { answerFileRoute, answerRefusal } from '#server/http/file-routes.ts';
import { hasToken } from '#server/metrics.ts';
import { isSameOrigin, securityHeaders } from '#server/http/security.ts';
import { callerKey } from '#server/http/fair-queue.ts';
import { serveObjects } from '#server/objects.ts';
import { refusalOfOutage } from '#server/outage.ts';
import { requireOpen, type ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { company } from '#shared/company.ts';
import { generalRefusals, Refusal, refusal, type GeneralCode } from '#shared/errors.ts';
import { picturesPath } from '#shared/images.ts';
import { router } from './api.ts';
import { callerAddress, readCaller } from './caller.ts';
import { serverFeatures } from './features.ts';
import { openApiDocument } from './openapi.ts';
import { isManifestOn, manifestOf, manifestPaths } from './manifests.ts';
import { robots, sitemap } from './sitemap.ts';

/** The largest JSON body, in bytes; files have their own endpoints. */
const maxBody = 256 * 1024;
const prefixes = ['/api/', '/calendar/', picturesPath, '/assets/', '/brand/', '/product/'];
const files = new Set([
  '/healthz',
  '/readyz',
  '/metrics',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.ico',
  '/favicon.svg',
  ...manifestPaths,
]);

const forOneReader = { 'Cache-Control': 'private, no-store' };

const refused = (code: GeneralCode): Response =>
  answerRefusal(refusal(generalRefusals, code), new Headers(forOneReader));

const readJson = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

type Bound = { Bindings: HttpBindings };

/** Everything that is not a page: endpoints, files, health checks, and files for search engines. */
export function createHttp(services: Services) {
  const { config, database, log, closing } = services;
  const app = new Hono<Bound>();

  const safe = Object.entries(securityHeaders(config));
  app.use(async (c, next) => {
    await next();
    if (c.res === RESPONSE_ALREADY_SENT) return;
    // Not by `c.header`, which copies the response for each.
    for (const [name, value] of safe) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });

  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    if (closing.signal.aborted) return refused('UNAVAILABLE');
    await database.exec('select 1');
    return c.text('ready');
  });

  app.get('/metrics', async (c) => {
    const isAllowed =
      hasToken(c.req.header('authorization'), config.metricsToken) ||
      (await readCaller(services, c.env.incoming)).viewer.admin;
    if (!isAllowed) return refused('LOGIN_REQUIRED');
    const { registry } = services.metrics;
    const headers = { ...forOneReader, 'Content-Type': registry.contentType };
    return c.body(await registry.metrics(), 200, headers);
  });

  const answerFromCache = addApi(app, services);
  addFiles(app, services);

  app.notFound((c) => {
    // A form that was submitted before its script had loaded: show its page again, not a JSON error.
    const isForm = c.req.method === 'POST' && c.req.header('accept')?.includes('text/html');
    // Not decoded, and with one leading slash: anything else may redirect to another host.
    const path = new URL(c.req.url).pathname.replace(/^\/+/, '/');
    return isForm ? c.redirect(path, 303) : refused('NOT_FOUND');
  });
  app.onError((error, { env: { incoming } }) => {
    if (error instanceof Refusal) return answerRefusal(error, new Headers(forOneReader));
    // The client closed the connection, so this is not an error of ours.
    if (incoming.destroyed && !incoming.complete) log.info('A request was broken off');
    else log.error('A request failed', { error });
    const outage = refusalOfOutage(error);
    return outage ? answerRefusal(outage, new Headers(forOneReader)) : refused('FAULT');
  });

  return {
    fetch: app.fetch,
    answerFromCache,
    owns,
    /** Sends a plain Greek page when the requested page cannot be rendered. */
    sendPlain: (response: ServerResponse<IncomingMessage>, why: PlainPage) =>
      sendPlain(response, why, config),
  };
}

/** Adds the endpoints; returns what answers shared endpoints from the cache. */
function addApi(app: Hono<Bound>, services: Services) {
  const { config, log, turns } = services;
  const safe = securityHeaders(config);
  const api = apiHandler(router, log);
  const shared = sharedAnswers(router, api, services);
  const origins = [config.publicUrl];

  async function contextOf(c: Context<Bound>): Promise<ApiContext> {
    const countsCart = c.req.path === '/api/session';
    const { viewer, caller } = await readCaller(services, c.env.incoming, { countsCart });
    const gathers = { reads: () => undefined, freshFor: () => undefined };
    const answer = new Headers(forOneReader);
    return { services, viewer, caller, headers: c.req.raw.headers, answer, ...gathers };
  }

  app.get('/api/openapi.json', async (c) =>
    c.body(await openApiDocument(config.publicUrl), 200, { 'Content-Type': 'application/json' }),
  );
  // Comes from the provider's servers: its signature is checked instead of its origin.
  app.post('/api/payments/stripe', (c) => receivePaymentEvent(services, c.req.raw));
  for (const route of serverFeatures.flatMap(({ fileRoutes = [] }) => fileRoutes)) {
    app.on(route.method, `/api${route.path}`, async (c) => {
      const { raw } = c.req;
      const context = await contextOf(c);
      requireOpen(context.viewer);
      if (route.method !== 'GET' && !isSameOrigin(raw.headers, origins)) return refused('FOREIGN_ORIGIN');
      return answerFileRoute(route, context, raw);
    });
  }
  app.get('/api/*', async (c, next) => {
    const { incoming, outgoing } = c.env;
    const callerOf = () => readCaller(services, incoming);
    return (await shared.answer(incoming, outgoing, callerOf)) ? RESPONSE_ALREADY_SENT : next();
  });
  app.use('/api/*', async (c, next) => {
    const request = await withinLimit(c.req.raw, maxBody);
    if (!request) return refused('TOO_LARGE');
    c.req.raw = request;
    return next();
  });
  app.all('/api/*', async (c) => {
    const isSafe = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isSafe && !isSameOrigin(c.req.raw.headers, origins)) return refused('FOREIGN_ORIGIN');
    // From form data the library would build nested lists as large as the sender's field names demand.
    const mediaType = c.req.header('content-type') ?? 'application/json';
    if (!isSafe && !mediaType.startsWith('application/json')) return refused('UNSUPPORTED_MEDIA_TYPE');
    const { raw, method, url } = c.req;
    const { incoming, outgoing } = c.env;
    const context = await contextOf(c);
    const request = {
      method,
      url: new URL(url),
      headers: incoming.headers,
      signal: raw.signal,
      body: async () => (isSafe ? undefined : readJson(await raw.text())),
    };
    const work = () => api(request, context);
    const answer = await (isSafe ? turns.run(callerKey(context.caller), work) : turns.write(work));
    if (!answer) return refused('NOT_FOUND');
    sendAnswer(outgoing, answer, safe);
    return RESPONSE_ALREADY_SENT;
  });
  return shared.answerFromCache;
}

function addFiles(app: Hono<Bound>, services: Services): void {
  const { config, objects, turns } = services;
  app.get('/calendar/:file{.+\\.ics}', (c) =>
    serveFeed(services, c.req.raw, c.req.param('file').slice(0, -'.ics'.length)),
  );
  app.get(`${picturesPath}*`, (c) => serveObjects(objects, c.req.raw));
  app.get('/product/:id', (c) => c.redirect(`/products/${encodeURIComponent(c.req.param('id'))}`, 301));
  app.get('/sitemap.xml', (c) => {
    requireOpen({ admin: false });
    return turns.run(callerKey({ ip: callerAddress(c.env.incoming, config.trustProxy) }), () =>
      sitemap(services),
    );
  });
  app.get('/robots.txt', (c) =>
    c.text(company().isOpen ? robots(config.publicUrl) : 'User-agent: *\nDisallow: /\n'),
  );
  app.on('GET', ['/favicon.ico', '/favicon.svg'], (c) => c.redirect(company().look.sign));
  app.on('GET', manifestPaths, (c, next) =>
    !isManifestOn(c.req.path)
      ? next()
      : c.body(JSON.stringify(manifestOf(c.req.path)), 200, { 'Content-Type': 'application/manifest+json' }),
  );
}

/** Tells whether a URL is handled here and not by a page. */
function owns(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '/';
  return files.has(path) || prefixes.some((prefix) => path.startsWith(prefix)) || path === '/api';
}

type PlainPage = { status: number; message: string; retryAfterSeconds?: number | undefined };

function sendPlain(
  response: ServerResponse<IncomingMessage>,
  { message, status, retryAfterSeconds }: PlainPage,
  config: Config,
) {
  if (response.headersSent) return response.end();
  const html = `<!doctype html><html lang="el"><meta charset="utf-8"><title>Σφάλμα</title><h1>Σφάλμα</h1><p>${message}</p><p><a href="/">Αρχική σελίδα</a></p></html>`;
  const headers = {
    ...securityHeaders(config),
    ...forOneReader,
    'Content-Type': 'text/html; charset=utf-8',
    ...(retryAfterSeconds && { 'Retry-After': String(retryAfterSeconds) }),
  };
  return response.writeHead(status, headers).end(html);
}
