import { oc, type HTTPMethod, type HTTPPath, type InputStructure } from '@orpc/contract';
import type { Access } from './viewer.ts';

type Sharing = {
  /**
   * The answer follows from the input and from whether prices are seen, from nothing else of who asks: it is kept for
   * all alike until a resource that it read changes.
   */
  shared?: boolean;
  /** Parts of the input that hardly two people send alike: answers to them are not kept. */
  rare?: readonly string[];
};

/** What the server knows of every endpoint besides its shapes. */
export type EndpointMeta = Sharing & { access: Access };

/** What is said of an endpoint; with the input structure `detailed` it reads { params, query, headers, body } apart. */
export type EndpointDetails = Sharing & { summary: string; inputStructure?: InputStructure };

/** Begins the contract of an endpoint: who may call it has no default. Add .input(…) and .output(…). */
export function endpoint(
  access: Access,
  method: HTTPMethod,
  path: HTTPPath,
  { summary, inputStructure = 'compact', ...sharing }: EndpointDetails,
) {
  return oc.$meta<EndpointMeta>({ access, ...sharing }).route({ method, path, summary, inputStructure });
}
