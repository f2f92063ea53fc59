import { readLocalDate } from '../../shared/dates.ts';
import { pageAddress, textOf } from '../../shared/page-address.ts';

/** The withdrawal page: from which order, or from the appointment of which day. */
export const withdrawalAddress = pageAddress(
  '/withdrawal',
  { order: textOf(20), appointment: readLocalDate },
  { visitors: ['order', 'appointment'] },
);

export const { href: withdrawalHref } = withdrawalAddress;
