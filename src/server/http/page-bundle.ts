import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { PageRenderer } from './pages.ts';

/** Where pages come from: the built bundle, or in development Vite with its own middleware. */
export type PageSource = {
  draw: PageRenderer;
  clientRoot?: string;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close?: () => Promise<void>;
};

/** Opens the built pages in `dist`. The bundle holds no server module; it is handed the API with each request. */
export async function openPages(dist = 'dist'): Promise<PageSource> {
  const { default: bundle } = await import(pathToFileURL(resolve(dist, 'server/page-server.js')).href);
  return { draw: bundle.fetch, clientRoot: `${dist}/client` };
}
