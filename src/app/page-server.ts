import { setImmediate as letOthersIn } from 'node:timers/promises';
import { createStartHandler } from '@tanstack/react-start/server';
import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { fragmentHits, renderMissed } from './rendering/cached-for-buyers.tsx';
import { fillPlaceholders, takeInserted } from './rendering/placeholders.ts';
import { renderForBuyers } from './rendering/render-for-buyers.tsx';
import { startAfterPaint } from './rendering/start-scripts.ts';

type Options = Parameters<ReturnType<typeof createStartHandler>>[1];

const rendered = new Map<Request, Buffer>();

// Renders each page to one string, so that the page cache and the content security policy see it whole. It bypasses the
// Response and becomes bytes immediately: a string of 250 KB that waits to be sent outlives the young generation of the heap
// (docs/decisions/0020).
const handle = createStartHandler(
  defineHandlerCallback(async ({ request, router, responseHeaders }) => {
    // Between reading and drawing, so that a cached response waits for only one of the two.
    await letOthersIn();
    const body = renderToString(createElement(RouterServer, { router }));
    const inserted = takeInserted();
    renderMissed(renderForBuyers);
    const html = startAfterPaint(await transformHtmlStringWithRouter(router, body));
    rendered.set(request, fillPlaceholders(html, inserted));
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  }),
);

export default {
  fragmentHits,
  async render(request: Request, options: Options) {
    try {
      const { status, headers } = await handle(request, options);
      return { status, html: rendered.get(request) ?? Buffer.alloc(0), location: headers.get('location') };
    } finally {
      rendered.delete(request);
    }
  },
};
