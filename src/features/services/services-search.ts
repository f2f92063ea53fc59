import { pageAddress, rowOrNew, textOf } from '../../shared/page-address.ts';

/** The services page. The server's page is the same with and without these. */
export const servicesAddress = pageAddress(
  '/services',
  {
    /** The slug of the service whose booking is open. */
    book: textOf(100),
    /** The id of the order whose installation is booked. */
    installation: textOf(40),
  },
  { visitors: [] },
);

export const { read: readServicesSearch, href: servicesHref } = servicesAddress;

/** The administrators' services: which one is open. */
export const adminServicesAddress = pageAddress(
  '/admin?tab=services',
  { service: rowOrNew },
  { visitors: [] },
);
