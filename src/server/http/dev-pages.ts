import type { Server } from 'node:http';
import { createServer, isRunnableDevEnvironment } from 'vite';
import type { PageSource } from './page-bundle.ts';

/** The name under which TanStack Start 1.169 offers its server entry to Vite; internal, so a test holds it. */
const serverEntry = 'virtual:tanstack-start-server-entry';

/** Pages straight from their sources with hot reload, on the same port as the API. */
export async function openDevPages(server: Server): Promise<PageSource> {
  // Its socket stands beside /ws on the same server.
  const hmr = { server, path: '/__vite' };
  const vite = await createServer({ server: { middlewareMode: true, hmr }, appType: 'custom' });
  return {
    draw: async (request, options) => {
      // Asked for each time: a change of routes.ts makes Vite start anew, with another environment.
      const { ssr } = vite.environments;
      if (!ssr || !isRunnableDevEnvironment(ssr)) {
        throw new Error('Vite offers no environment to render pages in.');
      }
      const { default: bundle } = await ssr.runner.import(serverEntry);
      return bundle.draw(request, options);
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
