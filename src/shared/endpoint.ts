import { oc, type HTTPMethod, type HTTPPath, type InputStructure } from '@orpc/contract';
import * as z from 'zod/mini';
import type { Access } from './viewer.ts';

type Sharing = {
  /**
   * The answer depends only on the input and on whether the caller sees prices: it is cached for each audience until a
   * resource that it read changes.
   */
  shared?: boolean;
  /** Answers everybody before the shop has opened too; by default administrators only. */
  whileClosed?: boolean;
  /** Input fields that hardly two users send alike: answers to requests with them are not cached. */
  bypassCache?: readonly string[];
};

/** What the server knows about every endpoint besides its schemas. */
export type EndpointMeta = Sharing & { access: Access };

/** With the input structure `detailed` an endpoint gets { params, query, headers, body } separately. */
export type EndpointDetails = Sharing & { inputStructure?: InputStructure };

/** Starts the contract of an endpoint. Add .input(…) and .output(…). */
const start =
  (access: Access, method: HTTPMethod) =>
  (path: HTTPPath, summary: string, { inputStructure = 'compact', ...sharing }: EndpointDetails = {}) =>
    oc.$meta<EndpointMeta>({ access, ...sharing }).route({ method, path, summary, inputStructure });

const callableBy = (access: Access) => ({
  get: start(access, 'GET'),
  post: start(access, 'POST'),
  put: start(access, 'PUT'),
  patch: start(access, 'PATCH'),
  delete: start(access, 'DELETE'),
});

/** Who may call an endpoint, and by which method: access has no default. */
export const endpoint = {
  anyone: callableBy('anyone'),
  customer: callableBy('customer'),
  verified: callableBy('verified'),
  buyer: callableBy('buyer'),
  admin: callableBy('admin'),
  ordersAdmin: callableBy('orders-admin'),
  orders: callableBy('orders'),
  appointments: callableBy('appointments'),
  alerts: callableBy('alerts'),
};

/** The answer of a change that only says what was done, as a Greek sentence. */
export const done = z.object({ message: z.string() });
