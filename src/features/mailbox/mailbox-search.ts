import { pageAddress, rowNumber } from '#shared/page-address.ts';

/** The development mailbox's address; `id` is the open e-mail. */
export const mailboxAddress = pageAddress('/dev/mail', { id: rowNumber }, { visitors: [] });
