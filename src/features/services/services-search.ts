import { pageAddress, rowOrNew, textOf } from '#shared/page-address.ts';

/** The services page's address. The server renders the same page with and without these parameters. */
export const servicesAddress = pageAddress(
  '/services',
  {
    /** The slug of the service whose booking dialog is open. */
    book: textOf(100),
    /** The id of the order whose installation is being booked. */
    installation: textOf(40),
  },
  { visitors: [] },
);

export const { read: readServicesSearch, href: servicesHref } = servicesAddress;

/** The address of the administrators' services; `service` is the open one. */
export const adminServicesAddress = pageAddress(
  '/admin?tab=services',
  { service: rowOrNew },
  { visitors: [] },
);
