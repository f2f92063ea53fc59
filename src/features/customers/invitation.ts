import { retentionMs } from '#shared/retention.ts';
import type { CustomerFile } from './contract.ts';
import { customersFeature } from './feature.ts';

/** How long an invitation to an account holds, in milliseconds. */
export const invitationMs = retentionMs(customersFeature.retention.invitations);

/** How a customer stands with an account. */
export function accountOf(
  { hasPassword, invitedAt }: { hasPassword: boolean; invitedAt: Date | null },
  now: Date,
): CustomerFile['account'] {
  if (hasPassword) return 'own';
  return invitedAt && now.getTime() - invitedAt.getTime() < invitationMs ? 'invited' : 'none';
}
