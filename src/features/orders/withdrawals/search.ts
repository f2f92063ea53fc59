import { readLocalDate } from '#shared/dates.ts';
import { pageAddress, textOf } from '#shared/page-address.ts';

/** The address of the withdrawal page: an order's number, or an appointment's day. */
export const withdrawalAddress = pageAddress(
  '/withdrawal',
  { order: textOf(20), appointment: readLocalDate },
  { visitors: ['order', 'appointment'] },
);

export const { href: withdrawalHref } = withdrawalAddress;
