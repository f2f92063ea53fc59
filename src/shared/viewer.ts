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

/**
 * Who may call an endpoint. `customer`: whoever is signed in as one; `verified`: an active one; `buyer`: one who also
 * sees prices; `alerts`: the shared password's session or whoever is signed in as a customer; `admin`: the shared password's session; `orders-admin`: that, or an active customer with isAdmin;
 * `orders`: that for everybody's orders, or a buyer for the own ones; `appointments`: `admin` for everybody's, or a verified customer
 * for the own ones.
 */
export type Access =
  | 'anyone'
  | 'customer'
  | 'alerts'
  | 'verified'
  | 'buyer'
  | 'appointments'
  | 'orders'
  | 'orders-admin'
  | 'admin';

/** Nobody known. */
export const anonymous: Viewer = { customer: null, admin: false };

/** Nobody in particular who may see prices and order: for what everybody of that kind gets alike. */
export const somebodyWithPrices: Viewer = {
  customer: {
    id: '',
    email: '',
    firstName: '',
    lastName: '',
    accountType: 'private',
    isVerified: true,
    canViewPrices: true,
    isRejected: false,
    isAdmin: false,
  },
  admin: false,
};

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
