import { oc, type HTTPMethod, type HTTPPath, type InputStructure } from '@orpc/contract';
import * as z from 'zod/mini';
import type { Switch } from './settings.ts';
import type { Access } from './viewer.ts';

type Sharing = {
  /**
   * The answer depends only on the input and on whether the caller sees prices: it is cached for each audience until a
   * resource that it read changes.
   */
  shared?: boolean;
  /** Answers everybody before the shop has opened too; by default administrators only. */
  whileClosed?: boolean;
  /** Answers while its feature is off too: what was kept of the feature is still read and settled by it. */
  whileOff?: boolean;
  /** Input fields that hardly two users send alike: answers to requests with them are not cached. */
  bypassCache?: readonly string[];
};

/** What the server knows about every endpoint besides its schemas. */
export type EndpointMeta = Sharing & {
  access: Access;
  /** The feature that it belongs to: while that is off, the endpoint refuses. */
  feature?: Switch | undefined;
};

/** With the input structure `detailed` an endpoint gets { params, query, headers, body } separately. */
export type EndpointDetails = Sharing & { inputStructure?: InputStructure };

/** Starts the contract of an endpoint. Add .input(…) and .output(…). */
const start =
  (feature: Switch | undefined, access: Access, method: HTTPMethod) =>
  (path: HTTPPath, summary: string, { inputStructure = 'compact', ...sharing }: EndpointDetails = {}) =>
    oc.$meta<EndpointMeta>({ access, feature, ...sharing }).route({ method, path, summary, inputStructure });

const callableBy = (feature: Switch | undefined, access: Access) => ({
  get: start(feature, access, 'GET'),
  post: start(feature, access, 'POST'),
  put: start(feature, access, 'PUT'),
  patch: start(feature, access, 'PATCH'),
  delete: start(feature, access, 'DELETE'),
});

/** Starts the endpoints of a feature that can be switched off. */
export const endpointOf = (feature: Switch | undefined) => ({
  anyone: callableBy(feature, 'anyone'),
  customer: callableBy(feature, 'customer'),
  verified: callableBy(feature, 'verified'),
  buyer: callableBy(feature, 'buyer'),
  admin: callableBy(feature, 'admin'),
  ordersAdmin: callableBy(feature, 'orders-admin'),
  orders: callableBy(feature, 'orders'),
  appointments: callableBy(feature, 'appointments'),
  alerts: callableBy(feature, 'alerts'),
});

/** Who may call an endpoint, and by which method: access has no default. */
export const endpoint = endpointOf(undefined);

/** The answer of a change that only says what was done, as a Greek sentence. */
export const done = z.object({ message: z.string() });
