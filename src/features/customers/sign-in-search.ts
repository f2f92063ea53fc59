import { readNextPath } from '../../shared/next-path.ts';
import { pageAddress } from '../../shared/page-address.ts';

const next = { next: readNextPath };

/** The two sign-in pages: where to go afterwards. */
export const loginAddress = pageAddress('/login', next, { visitors: ['next'] });
export const customerLoginAddress = pageAddress('/customer-login', next, { visitors: ['next'] });
