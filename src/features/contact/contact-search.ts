import { pageAddress, textOf } from '../../shared/page-address.ts';

/** The contact page: what the message is about. The server's page is the same with and without it. */
export const contactAddress = pageAddress('/contact', { subject: textOf(200) }, { visitors: [] });

export const { href: contactHref } = contactAddress;
