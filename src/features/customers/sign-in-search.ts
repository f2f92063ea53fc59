import { readNextPath } from '#shared/next-path.ts';
import { pageAddress } from '#shared/page-address.ts';

const next = { next: readNextPath };

/** The addresses of the pages for signing in and registering; `next` is the page to open afterwards. */
export const loginAddress = pageAddress('/login', next, { visitors: ['next'] });
export const customerLoginAddress = pageAddress('/customer-login', next, { visitors: ['next'] });
export const registerAddress = pageAddress('/register', next, { visitors: ['next'] });
export const customerRegisterAddress = pageAddress('/customer-register', next, { visitors: ['next'] });
