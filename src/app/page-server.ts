import { createStartHandler } from '@tanstack/react-start/server';
import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

type Options = Parameters<ReturnType<typeof createStartHandler>>[1];

const drawn = new WeakMap<Request, string>();

// One string a page, so that the page cache and the content security policy see it whole. It goes past the Response,
// which would turn it into bytes and back (docs/decisions/0007).
const handle = createStartHandler(
  defineHandlerCallback(async ({ request, router, responseHeaders }) => {
    const body = renderToString(createElement(RouterServer, { router }));
    drawn.set(request, await transformHtmlStringWithRouter(router, body));
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  }),
);

/** The page renderer. */
export default {
  async draw(request: Request, options: Options) {
    const { status, headers } = await handle(request, options);
    return { status, html: drawn.get(request) ?? '', location: headers.get('location') };
  },
};
