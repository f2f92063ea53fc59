import { oc, type HTTPMethod, type HTTPPath, type InputStructure } from '@orpc/contract';
import type { Access } from './viewer.ts';

/** What the server knows of every endpoint besides its shapes. */
export type EndpointMeta = { access: Access };

/** What is said of an endpoint; with the input structure `detailed` it reads { params, query, headers, body } apart. */
export type EndpointDetails = { summary: string; inputStructure?: InputStructure };

/** Begins the contract of an endpoint: who may call it has no default. Add .input(…) and .output(…). */
export function endpoint(
  access: Access,
  method: HTTPMethod,
  path: HTTPPath,
  { summary, inputStructure = 'compact' }: EndpointDetails,
) {
  return oc.$meta<EndpointMeta>({ access }).route({ method, path, summary, inputStructure });
}
