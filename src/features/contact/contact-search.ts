import { pageAddress, textOf } from '#shared/page-address.ts';

/** The contact page's address; `subject` prefills the message. The server renders the same page with and without it. */
export const contactAddress = pageAddress('/contact', { subject: textOf(200) }, { visitors: [] });

export const { href: contactHref } = contactAddress;
