import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { ORPCError } from '@orpc/client';
import { features } from '#features/all.ts';
import { deliverAlerts } from '#features/alerts/server/delivery.ts';
import { settleAdminPassword } from '#features/admin-access/server/actions.ts';
import { startPayments } from '#features/orders/server/jobs.ts';
import { startChat } from '#features/chat/server/open-actions.ts';
import { openSearch } from '#features/catalogue/server/search-actions.ts';
import { searchAddress } from '#features/search/search-address.ts';
import type { Config } from '#server/config.ts';
import { openControl } from '#server/backup/control.ts';
import { Dependencies } from '#server/cache/dependencies.ts';
import { callInProcess } from '#server/http/api.ts';
import type { PageSource } from '#server/http/page-bundle.ts';
import { answerFromCache, renderPage, type PageRenderer } from '#server/http/pages.ts';
import { sendOnce, sendPrepared } from '#server/http/prepared.ts';
import { hasFitHost, isDecodable, originForm } from '#server/http/request-target.ts';
import { securityHeaders } from '#server/http/security.ts';
import { answerFromFiles, readStaticFiles } from '#server/http/static-files.ts';
import { callerKey } from '#server/http/fair-queue.ts';
import { withRequestId } from '#server/log.ts';
import { refusalOfOutage } from '#server/outage.ts';
import { closedSeconds, type ApiContext } from '#server/serve.ts';
import { addShopMetrics } from '#server/shop-metrics.ts';
import { closeServices, openServices, type Services } from '#server/services.ts';
import { company, isPageOpen } from '#shared/company.ts';
import { generalRefusals, Refusal } from '#shared/errors.ts';
import { isAnonymous } from '#shared/viewer.ts';
import { router } from './api.ts';
import { readCaller } from './caller.ts';
import { canonicalAddress } from './canonical.ts';
import { createHttp } from './http.ts';
import { defineJobs } from './jobs.ts';
import { pageKey } from './page-key.ts';
import { loadDemo, refuseDemoAccounts } from './demo.ts';
import { createUpgrade, type UpgradeListener } from './sockets.ts';
import { texts } from './texts/all.ts';

export type Application = {
  services: Services;
  /** Handles every HTTP request: from the page cache if possible, else with an endpoint, a file or a newly rendered page. */
  listener: (request: IncomingMessage, response: ServerResponse) => void;
  upgrade: UpgradeListener;
  close: () => Promise<void>;
};

type Listener = Application['listener'];

/** Opens the whole application without a port: database, demonstration data, jobs, endpoints and pages. */
export async function openApplication(config: Config, pages?: PageSource): Promise<Application> {
  const services = await openServices(config, features, texts);
  let closeControl: (() => Promise<void>) | undefined;
  try {
    await settleAdminPassword(services);
    await refuseDemoAccounts(services);
    defineJobs(services);
    await services.jobs.start();
    await startPayments(services);
    await deliverAlerts(services);
    startChat(services);
    if (config.demo) await loadDemo(services);
    await openSearch(services);
    if (services.database.engine === 'pglite') closeControl = await openControl(services);
  } catch (error) {
    await services.database.close();
    throw error;
  }
  const stopMetrics = addShopMetrics(services);
  return {
    services,
    listener: createListener(services, pages),
    upgrade: createUpgrade(services),
    close: async () => {
      stopMetrics();
      await closeControl?.();
      await closeServices(services);
    },
  };
}

const noAddress = {
  status: 400,
  message: 'Η διεύθυνση που ζητήσατε δεν είναι σωστή. Ελέγξτε την ή συνεχίστε από την αρχική σελίδα.',
};

/** Redirects to the URL without NUL characters, which no text of the shop contains and no database accepts. */
function leadToStorable(url: URL, response: ServerResponse) {
  url.search = url.search.replaceAll('%00', '');
  response.writeHead(308, { Location: url.href }).end();
}

/** Answers requests with open services; without pages it serves everything that is not a page. */
export function createListener(services: Services, pages?: PageSource): Listener {
  const { config } = services;
  const http = createHttp(services);
  const files = pages?.clientRoot ? readStaticFiles(pages.clientRoot, securityHeaders(config)) : undefined;
  const fallThrough = getRequestListener(http.fetch, { overrideGlobalObjects: false });

  async function answerPage(request: IncomingMessage, response: ServerResponse, render: PageRenderer) {
    const url = new URL(config.publicUrl + (request.url ?? '/'));
    if (url.search.includes('%00')) return leadToStorable(url, response);
    const headers = new Headers({ accept: 'text/html' });
    const { viewer, caller } = await readCaller(services, request, { countsCart: true });
    const callFor =
      (dependencies: Pick<ApiContext, 'reads' | 'freshFor'>) => (path: readonly string[], input: unknown) =>
        callInProcess(router, path, input, {
          services,
          viewer,
          caller,
          headers,
          answer: new Headers(),
          ...dependencies,
        }).catch((error: unknown) => {
          // A page without the part that failed is for this visitor only.
          if (!(error instanceof ORPCError) || error.status >= 500) dependencies.freshFor(0);
          throw error;
        });
    const isPrivate = !isAnonymous(viewer);
    const key = pageKey(url.pathname + url.search);
    const address = isPrivate ? url : new URL(config.publicUrl + key);
    const settings = { ...config, isDevelopment: pages?.clientRoot === undefined };
    const renderWith = (dependencies: Dependencies) =>
      services.turns.run(callerKey(caller), () =>
        renderPage(render, new Request(address, { headers }), viewer, callFor(dependencies), settings),
      );
    if (!isPageOpen(url.pathname, viewer)) {
      // Nothing on it works by script, and the browser could only draw the page that was asked for.
      const page = await renderWith(new Dependencies());
      const closed = { 'Retry-After': String(closedSeconds), 'X-Robots-Tag': 'noindex' };
      const { status } = generalRefusals.SHOP_CLOSED;
      const content = Buffer.from(String(page.content).replaceAll(/<script\b[^]*?<\/script>/g, ''));
      return sendOnce({ status, content, headers: { ...page.headers, ...closed } }, request, response);
    }
    // Searches are too many to be cached: they would evict other pages.
    const isSearch =
      address.searchParams.has('search') ||
      (address.pathname === searchAddress.path && address.search !== '');
    // In development nothing is cached, so that a reload always shows the last change.
    if (isPrivate || isSearch || settings.isDevelopment)
      await sendOnce(await renderWith(new Dependencies()), request, response);
    else sendPrepared(await services.caches.pages.get(key, renderWith), request, response);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const isPage =
      pages && (request.method === 'GET' || request.method === 'HEAD') && !http.owns(request.url ?? '/');
    if (!isPage) return fallThrough(request, response);
    const address = canonicalAddress(request.url ?? '/');
    if (address) return response.writeHead(308, { ...securityHeaders(config), Location: address }).end();
    try {
      await answerPage(request, response, pages.render);
    } catch (error) {
      if (error instanceof Refusal) return http.sendPlain(response, error);
      services.log.error('A page failed', { error });
      http.sendPlain(response, refusalOfOutage(error) ?? generalRefusals.FAULT);
    }
  }

  return (request, response) => {
    const target = originForm(request.url ?? '/');
    const isAddress = target !== undefined && (http.owns(target) || isDecodable(target));
    if (!isAddress || !hasFitHost(request.rawHeaders)) return http.sendPlain(response, noAddress);
    request.url = target;
    // What was kept while the shop was open says nothing of whether it still is.
    const { isOpen } = company();
    const isReady =
      (isOpen && answerFromCache(services.caches.pages, pageKey, request, response)) ||
      (files !== undefined && answerFromFiles(files, request, response)) ||
      (isOpen && http.answerFromCache(request, response));
    if (isReady) {
      services.metrics.counts.cachedAnswers += 1;
      return;
    }
    const began = performance.now();
    response.once('close', () => {
      const seconds = (performance.now() - began) / 1_000;
      services.metrics.request(request.method ?? '', target, response.statusCode, seconds);
    });
    // Lets us find the log lines of an error that a user reports.
    const id = randomUUID();
    response.setHeader('X-Request-Id', id);
    void withRequestId(id, () => answer(request, response));
  };
}
