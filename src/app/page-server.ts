import { createStartHandler } from '@tanstack/react-start/server';
import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { drawForBuyers } from './draw-apart.tsx';
import { drawWanted, keptHits } from './kept-for-buyers.tsx';
import { fillPlaces, takePlaced } from './places.ts';
import { startAfterPaint } from './start-scripts.ts';

type Options = Parameters<ReturnType<typeof createStartHandler>>[1];

const drawn = new Map<Request, Buffer>();

// One text a page, so that the page cache and the content security policy see it whole. It goes past the Response, and is
// bytes at once: a string of 250 KB that waits to be sent outlives the young generation of the heap (docs/decisions/0007).
const handle = createStartHandler(
  defineHandlerCallback(async ({ request, router, responseHeaders }) => {
    const body = renderToString(createElement(RouterServer, { router }));
    const placed = takePlaced();
    drawWanted(drawForBuyers);
    const html = startAfterPaint(await transformHtmlStringWithRouter(router, body));
    drawn.set(request, fillPlaces(html, placed));
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  }),
);

/** The page renderer. */
export default {
  keptHits,
  async draw(request: Request, options: Options) {
    try {
      const { status, headers } = await handle(request, options);
      return { status, html: drawn.get(request) ?? Buffer.alloc(0), location: headers.get('location') };
    } finally {
      drawn.delete(request);
    }
  },
};
