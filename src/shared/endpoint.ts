import { oc, type HTTPMethod, type HTTPPath, type InputStructure } from '@orpc/contract';
import type { Access } from './viewer.ts';

type Sharing = {
  /**
   * The answer depends only on the input and on whether the caller sees prices: it is cached for each audience until a
   * resource that it read changes.
   */
  shared?: boolean;
  /** Input fields that hardly two users send alike: answers to requests with them are not cached. */
  bypassCache?: readonly string[];
};

/** What the server knows about every endpoint besides its schemas. */
export type EndpointMeta = Sharing & { access: Access };

/** Details of an endpoint; with the input structure `detailed` it gets { params, query, headers, body } separately. */
export type EndpointDetails = Sharing & { summary: string; inputStructure?: InputStructure };

/** Starts the contract of an endpoint: access has no default. Add .input(…) and .output(…). */
export function endpoint(
  access: Access,
  method: HTTPMethod,
  path: HTTPPath,
  { summary, inputStructure = 'compact', ...sharing }: EndpointDetails,
) {
  return oc.$meta<EndpointMeta>({ access, ...sharing }).route({ method, path, summary, inputStructure });
}
