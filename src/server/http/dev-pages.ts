import type { Server } from 'node:http';
import { createServer, isRunnableDevEnvironment } from 'vite';
import type { PageSource } from './page-bundle.ts';

/** The module id of TanStack Start 1.169's server entry in Vite; it is internal, so a test checks it. */
const serverEntry = 'virtual:tanstack-start-server-entry';

/** Renders pages from source with hot reload, on the same port as the API. */
export async function openDevPages(server: Server): Promise<PageSource> {
  // Its WebSocket shares the server with /ws.
  const hmr = { server, path: '/__vite' };
  const vite = await createServer({ server: { middlewareMode: true, hmr }, appType: 'custom' });
  return {
    render: async (request, options) => {
      // Looked up for each request: a change of routes.ts restarts Vite with a new environment.
      const { ssr } = vite.environments;
      if (!ssr || !isRunnableDevEnvironment(ssr)) {
        throw new Error('Vite offers no environment to render pages in.');
      }
      const { default: bundle } = await ssr.runner.import(serverEntry);
      return bundle.render(request, options);
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
