import type { Audience } from '#server/live/connection.ts';
import type { ApiContext } from '#server/serve.ts';
import { hashOf } from '#server/tokens.ts';
import type { ChatOwner, StoredChat } from './store.ts';

/** Whose conversations a request may read: the customer's, else those of the visitor's secret; undefined without one. */
export function ownerOf({ viewer, caller }: Pick<ApiContext, 'viewer' | 'caller'>): ChatOwner | undefined {
  if (viewer.customer) return { customerId: viewer.customer.id };
  return caller.chatToken ? { visitorHash: hashOf(caller.chatToken) } : undefined;
}

/** Who listens to a conversation besides the administrators; undefined for one that nobody can open any more. */
export function listenerOf({ customerId, visitorHash }: StoredChat): Audience | undefined {
  if (customerId !== null) return { customerId };
  return visitorHash ? { visitor: visitorHash.toString('hex') } : undefined;
}
