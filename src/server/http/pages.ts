import type { IncomingMessage, ServerResponse } from 'node:http';
import { ORPCError } from '@orpc/client';
import { generalRefusals } from '#shared/errors.ts';
import { isAnonymous, type Viewer } from '#shared/viewer.ts';
import type { Rendered, ResponseCache } from '../cache/response-cache.ts';
import type { Config } from '../config.ts';
import { outageSeconds } from '../outage.ts';
import type { PageContext } from '../serve.ts';
import { sendPrepared } from './prepared.ts';
import { contentSecurityPolicy, securityHeaders } from './security.ts';

/** A rendered page in UTF-8; a redirect has an empty body and a location. */
type Rendering = { status: number; html: Buffer; location: string | null };

/** Renders a page: the built bundle's renderer, or the development server's. */
export type PageRenderer = (request: Request, options: { context: PageContext }) => Promise<Rendering>;

type RenderSettings = Pick<Config, 'analyticsUrl' | 'secureCookies' | 'isProduction'> & {
  isDevelopment: boolean;
};

/** Renders one page for one viewer. Its loaders call the API through `callApi`, in process. */
export async function renderPage(
  render: PageRenderer,
  request: Request,
  viewer: Viewer,
  callApi: PageContext['call'],
  settings: RenderSettings,
): Promise<Rendered> {
  let isUnavailable = false;
  const call: PageContext['call'] = (path, input) =>
    callApi(path, input).catch((error: unknown) => {
      isUnavailable ||= error instanceof ORPCError && error.code === 'UNAVAILABLE';
      throw error;
    });
  const { status, html, location } = await render(request, { context: { call } });
  const isOutage = isUnavailable && status >= 500;
  return {
    status: isOutage ? generalRefusals.UNAVAILABLE.status : status,
    content: html,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': isAnonymous(viewer) ? 'no-cache' : 'private, no-store',
      Vary: 'Accept-Encoding, Cookie',
      ...securityHeaders(settings),
      // The development server adds its own scripts to a page.
      ...(settings.isDevelopment ? {} : { 'Content-Security-Policy': contentSecurityPolicy(html, settings) }),
      ...(location ? { Location: location } : {}),
      ...(isOutage ? { 'Retry-After': String(outageSeconds) } : {}),
    },
  };
}

/** Tells whether the request may carry a session; such requests skip the page cache for visitors. */
export const mayHaveSession = (request: IncomingMessage) =>
  request.headers.cookie?.includes('shop_') ?? false;

/** Answers from the page cache before any other handler. Returns true if it did. */
export function answerFromCache(
  cache: ResponseCache,
  keyOf: (url: string) => string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if ((request.method !== 'GET' && request.method !== 'HEAD') || mayHaveSession(request)) return false;
  const url = request.url ?? '/';
  const page = cache.find(url) ?? cache.find(keyOf(url));
  if (!page) return false;
  sendPrepared(page, request, response);
  return true;
}
