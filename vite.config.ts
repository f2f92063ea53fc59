import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { endpointPaths } from './scripts/endpoint-paths.ts';
import { precompress } from './scripts/precompress.ts';
import { routes } from './src/app/routes.ts';

export default defineConfig(({ command }) => ({
  // Without the copy for versions of React that lack the hook.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // Pages are prefetched on hover; the list of each page's shared chunks would cost more than the round trip it saves.
    modulePreload: { resolveDependencies: () => [] },
  },
  // The page bundle uses React's production build whatever NODE_ENV the host has.
  environments: {
    // Small files compress badly, so what every page needs is one file, and what the product list shares with other pages
    // another.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'frame', tags: ['$initial'] },
                { name: 'shop', test: /ProductsPage[.]tsx[?]tsr-split=component/ },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { external: [] } }, resolve: { noExternal: command === 'build' || [] } },
  },
  plugins: [
    tailwindcss(),
    endpointPaths(),
    precompress(),
    tanstackStart({
      srcDirectory: 'src',
      router: {
        entry: 'app/router.tsx',
        routesDirectory: '.',
        generatedRouteTree: 'app/route-tree.gen.ts',
        virtualRouteConfig: routes,
        quoteStyle: 'single',
        semicolons: true,
      },
      client: { entry: 'app/page-client.tsx' },
      server: { entry: 'app/page-server.ts' },
    }),
    react(),
  ],
}));
