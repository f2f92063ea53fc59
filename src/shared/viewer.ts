import type { GeneralCode } from './errors.ts';

/** A signed-in customer, as far as pages and rules need to know them. */
export type ViewerCustomer = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone?: string;
  accountType: 'private' | 'b2b';
  companyName?: string;
  isVerified: boolean;
  canViewPrices: boolean;
  isRejected: boolean;
  rejectionReason?: string;
  isAdmin: boolean;
};

/** Who is looking: the customer of this browser, if any, and whether it holds the administrators' shared session. */
export type Viewer = { customer: ViewerCustomer | null; admin: boolean };

/** Who may call an endpoint. */
export type Access =
  | 'anyone'
  /** Whoever is signed in as a customer. */
  | 'customer'
  /** An active customer: verified and not rejected. */
  | 'verified'
  /** An active customer who also sees prices. */
  | 'buyer'
  /** The session of the shared password. */
  | 'admin'
  /** That session, or an active customer with `isAdmin`. */
  | 'orders-admin'
  /** Whoever may see everybody's orders, or a buyer for the own ones. */
  | 'orders'
  /** `admin` for everybody's appointments, or a verified customer for the own ones. */
  | 'appointments'
  /** `admin` for the office's alerts, or a customer for the own ones. */
  | 'alerts';

/** Nobody known. */
export const anonymous: Viewer = { customer: null, admin: false };

/** Nobody in particular who may see prices and order: for what everybody with such an account gets alike. */
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

/** The same where the account's type makes no difference. */
export const somebodyWithPrices = buyerWith('private');

/** Tells whether nobody is signed in, so that the page may be the one that everybody gets. */
export const isAnonymous = ({ customer, admin }: Viewer) => customer === null && !admin;

/** Tells whether a customer is active: verified and not rejected. */
export function isActive(customer: Pick<ViewerCustomer, 'isVerified' | 'isRejected'>): boolean {
  return customer.isVerified && !customer.isRejected;
}

/** Tells whether prices, and figures made of them, may leave the server for this viewer. */
export function canSeePrices({ customer, admin }: Viewer): boolean {
  return admin || (customer !== null && isActive(customer) && customer.canViewPrices);
}

/** Tells whether an account reads the price with VAT first; businesses and the office reckon without it. */
export const readsGross = (accountType: ViewerCustomer['accountType'] | undefined) =>
  accountType === 'private';

/** Tells why a viewer may not call an endpoint of this access, or null when nothing stands against it. */
export function whyNot(viewer: Viewer, access: Access): GeneralCode | null {
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
