import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { optionalText } from '#shared/fields.ts';
import { image } from '#features/catalogue/contract.ts';
import { customer, newPassword, profileFields } from '#features/customers/contract.ts';
import { orderStatus, paymentType, shippingMethod } from '#features/orders/contract.ts';
import { mergeContract } from './merge-contract.ts';
import { movedContract } from './moved-contract.ts';

const sessionCustomer = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.optional(z.string()),
  accountType: z.enum(['private', 'b2b']),
  companyName: z.optional(z.string()),
  isVerified: z.boolean(),
  canViewPrices: z.boolean(),
  isRejected: z.boolean(),
  rejectionReason: z.optional(z.string()),
  isAdmin: z.boolean(),
});

/** The session data of every page: the viewer, the number of pieces in the cart, and facts about this installation. */
const session = z.object({
  viewer: z.object({ customer: z.nullable(sessionCustomer), admin: z.boolean() }),
  cartCount: z.int(),
  site: z.object({
    publicUrl: z.string(),
    /** Demonstration data is loaded: ratings and codes are fictional. */
    isDemo: z.boolean(),
    /** Reachable from this machine only and not in production: the developer pages exist. */
    isLocal: z.boolean(),
    devMailbox: z.boolean(),
    analyticsUrl: z.optional(z.string()),
  }),
});

/** The figures of a customer's dashboard. Amounts derived from prices are absent if the customer may not see prices. */
const stats = z.object({
  totalOrders: z.int(),
  /** Euro, without cancelled orders. */
  totalSpent: z.optional(z.number()),
  /** Neither delivered nor cancelled. */
  pendingOrders: z.int(),
  completedOrders: z.int(),
  upcomingAppointments: z.int(),
  loyaltyPoints: z.optional(z.int()),
  /** The customer's own unread alerts. */
  notifications: z.int(),
});

const ownOrder = z.object({
  id: z.string(),
  orderNumber: z.string(),
  createdAt: z.string(),
  /** Euro, with VAT and shipping. */
  total: z.optional(z.string()),
  /** The VAT rate of the order, in percent. */
  vatPercent: z.number(),
  status: orderStatus,
  /** It is under way. */
  isOpen: z.boolean(),
  shippingMethod,
  paymentMethod: paymentType,
  isOwed: z.boolean(),
  pieces: z.int(),
  images: z.array(z.string()),
});

const recommendation = z.object({
  id: z.int(),
  name: z.string(),
  shortDescription: z.string(),
  imageUrls: z.array(z.string()),
  images: z.array(image),
  /** Euro without VAT. */
  price: z.optional(z.string()),
});

export const profile = z.object({ ...profileFields, doy: optionalText(60), profession: optionalText(120) });

/** The account's current password, required again before an action that cannot be undone. */
const ownPassword = z.string().check(z.minLength(1, 'Συμπληρώστε τον κωδικό σας'), z.maxLength(200));

export const passwordChange = z.object({ currentPassword: ownPassword, newPassword });

export const deletion = z.object({ password: ownPassword });

const customerId = z.string().check(z.minLength(1), z.maxLength(60));

export type Profile = z.infer<typeof profile>;
export type Stats = z.infer<typeof stats>;
export type OwnOrder = z.infer<typeof ownOrder>;
export type Recommendation = z.infer<typeof recommendation>;

export const accountContract = {
  getSession: endpoint.anyone
    .get('/session', 'Who is looking, and at which shop', { whileClosed: true })
    .output(session),
  getStats: endpoint.customer.get('/customer/stats', 'The figures of the dashboard').output(stats),
  listRecentOrders: endpoint.verified
    .get('/customer/orders/recent', 'The three latest orders')
    .output(z.array(ownOrder)),
  listOwnOrders: endpoint.verified
    .get(
      '/customer/orders',
      'The customer’s own orders, newest first, also for a customer who manages all orders',
    )
    .output(z.array(ownOrder)),
  listRecommendations: endpoint.customer
    .get(
      '/customer/recommendations',
      'Three products that follow from what the customer bought and looked at',
    )
    .output(z.array(recommendation)),
  getProfile: endpoint.customer.get('/customer/profile', 'The own account').output(customer),
  updateProfile: endpoint.customer
    .put('/customer/profile', 'Change the own account')
    .input(profile)
    .output(z.object({ message: z.string(), customer })),
  changePassword: endpoint.customer
    .post('/customer/password', 'Choose another password; the other sessions end')
    .input(passwordChange)
    .output(done),
  deleteAccount: endpoint.customer
    .delete('/customer', 'Take the person out of the shop; orders stay without a name')
    .input(deletion)
    .output(done),
  exportCustomer: endpoint.admin
    .get('/admin/customers/{customerId}/export', 'Everything that is held about a customer, as a file')
    .input(z.object({ customerId }))
    .output(z.record(z.string(), z.unknown())),
  eraseCustomer: endpoint.admin
    .post(
      '/admin/customers/{customerId}/erase',
      'Take a person who asked for it out of the shop; orders stay without a name',
    )
    .input(z.object({ customerId }))
    .output(done),
  ...mergeContract,
  ...movedContract,
  exportData: endpoint.customer
    .get('/customer/export', 'Everything that is held about the customer, as a file')
    .output(z.record(z.string(), z.unknown())),
};
