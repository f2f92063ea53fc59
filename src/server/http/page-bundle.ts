import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { StartError } from '../start-error.ts';
import type { PageRenderer } from './pages.ts';

/** Renders pages: the built bundle, or in development Vite with its own middleware. */
export type PageSource = {
  render: PageRenderer;
  /** How many page parts came from the fragment cache since the start. */
  fragmentHits?: () => number;
  /** The folder of the built scripts, styles and static files; the development server serves its own. */
  clientRoot?: string;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close?: () => Promise<void>;
};

/** Opens the built pages in `dist`. The bundle contains no server module; each request passes it access to the API. */
export async function openPages(dist = 'dist'): Promise<PageSource> {
  const file = resolve(dist, 'server/page-server.js');
  if (!existsSync(file))
    throw new StartError(`There are no built pages in ${dist}: run npm run build first.`);
  const { default: bundle } = await import(pathToFileURL(file).href);
  return { ...bundle, clientRoot: `${dist}/client` };
}
