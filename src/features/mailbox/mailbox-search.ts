import { pageAddress, rowNumber } from '../../shared/page-address.ts';

/** The development mailbox: which e-mail is open. */
export const mailboxAddress = pageAddress('/dev/mail', { id: rowNumber }, { visitors: [] });
