import * as z from 'zod/mini';
import { endpoint } from '../../shared/endpoint.ts';

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

/** What every page knows of its visit: who is looking, how much is in the cart, and facts of this installation. */
export const session = z.object({
  viewer: z.object({ customer: z.nullable(sessionCustomer), admin: z.boolean() }),
  cartCount: z.int(),
  site: z.object({
    publicUrl: z.string(),
    /** Demonstration data is loaded: ratings and codes are invented. */
    isDemo: z.boolean(),
    /** Reached from this machine only and not in production: the developers' pages exist. */
    isLocal: z.boolean(),
    devMailbox: z.boolean(),
    analyticsUrl: z.optional(z.string()),
  }),
});

export type Session = z.infer<typeof session>;

export const accountContract = {
  getSession: endpoint('anyone', 'GET', '/session', { summary: 'Who is looking, and at which shop' }).output(
    session,
  ),
};
