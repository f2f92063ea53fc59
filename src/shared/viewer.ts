import type { PageCode } from './errors.ts';

/** The data of a signed-in customer that pages and rules need. */
export type ViewerCustomer = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone?: string | undefined;
  accountType: 'private' | 'b2b';
  companyName?: string | undefined;
  isVerified: boolean;
  canViewPrices: boolean;
  isRejected: boolean;
  rejectionReason?: string | undefined;
  isAdmin: boolean;
};

/** The user of a request: the signed-in customer, if any, and whether the request has an administrator session. */
export type Viewer = { customer: ViewerCustomer | null; admin: boolean };

/** Who may call an endpoint. */
export type Access =
  | 'anyone'
  /** Any signed-in customer. */
  | 'customer'
  /** An active customer: verified and not rejected. */
  | 'verified'
  /** An active customer who also sees prices. */
  | 'buyer'
  /** The administrator session, which the shared password opens. */
  | 'admin'
  /** The administrator session, or an active customer with `isAdmin`. */
  | 'orders-admin'
  /** A user with `orders-admin` access for all orders, or a buyer for their own. */
  | 'orders'
  /** A user with `admin` access for all appointments, or a verified customer for their own. */
  | 'appointments'
  /** A user with `admin` access for the administrators' alerts, or a customer for their own. */
  | 'alerts';

/** Nobody is signed in. */
export const anonymous: Viewer = { customer: null, admin: false };

/** A placeholder customer who sees prices and may order: for content that is the same for all accounts of a type. */
export const buyerWith = (accountType: ViewerCustomer['accountType']): Viewer => ({
  customer: {
    id: '',
    email: '',
    firstName: '',
    lastName: '',
    accountType,
    isVerified: true,
    canViewPrices: true,
    isRejected: false,
    isAdmin: false,
  },
  admin: false,
});

/** As `buyerWith`, for content that does not depend on the account type. */
export const somebodyWithPrices = buyerWith('private');

/** Tells whether nobody is signed in, so that the page for all visitors can be sent. */
export const isAnonymous = ({ customer, admin }: Viewer) => customer === null && !admin;

/** Tells whether a customer is active: verified and not rejected. */
export function isActive(customer: Pick<ViewerCustomer, 'isVerified' | 'isRejected'>): boolean {
  return customer.isVerified && !customer.isRejected;
}

/** Tells whether prices, and figures computed from them, may be sent to this viewer. */
export function canSeePrices({ customer, admin }: Viewer): boolean {
  return admin || (customer !== null && isActive(customer) && customer.canViewPrices);
}

/** Tells whether an account type reads the price with VAT first; businesses and administrators read the net price first. */
export const readsGross = (accountType: ViewerCustomer['accountType'] | undefined) =>
  accountType === 'private';

/** Whether this viewer's searches may count prices, and with or without VAT. */
export const priceReading = (viewer: Viewer) => ({
  seesPrices: canSeePrices(viewer),
  readsGross: readsGross(viewer.customer?.accountType),
});

/** Returns the reason why a viewer may not call an endpoint of this access; null when they may. */
export function whyNot(viewer: Viewer, access: Access): PageCode | null {
  const { customer, admin } = viewer;
  if (access === 'anyone') return null;
  if (access === 'alerts') return whyNot(viewer, 'admin') && whyNot(viewer, 'customer');
  if (access === 'appointments') return whyNot(viewer, 'admin') && whyNot(viewer, 'verified');
  if (access === 'orders') return whyNot(viewer, 'orders-admin') && whyNot(viewer, 'buyer');
  if (access === 'admin' || access === 'orders-admin') {
    if (admin || (access === 'orders-admin' && customer?.isAdmin && isActive(customer))) return null;
    return customer ? 'FORBIDDEN' : 'LOGIN_REQUIRED';
  }
  if (!customer) return 'LOGIN_REQUIRED';
  if (access === 'customer') return null;
  if (customer.isRejected) return 'REJECTED';
  if (!customer.isVerified) return 'NOT_VERIFIED';
  return access === 'buyer' && !customer.canViewPrices ? 'PRICES_HIDDEN' : null;
}
