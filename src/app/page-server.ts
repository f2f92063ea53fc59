import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';

/** The page renderer: one string a page, so that the page cache and the content security policy see it whole. */
export default { fetch: createStartHandler(defaultRenderHandler) };
