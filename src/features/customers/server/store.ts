import type { Kysely } from 'kysely';
import type { DB } from '../../../server/db/schema.ts';
import type { ViewerCustomer } from '../../../shared/viewer.ts';

/** A customer as rules and pages know the one who is looking; a deleted account is nobody's. */
export async function findViewerCustomer(db: Kysely<DB>, id: string): Promise<ViewerCustomer | undefined> {
  const row = await db
    .selectFrom('customers')
    .select([
      'id',
      'email',
      'firstName',
      'lastName',
      'phone',
      'accountType',
      'companyName',
      'isVerified',
      'canViewPrices',
      'isRejected',
      'rejectionReason',
      'isAdmin',
    ])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { phone, companyName, rejectionReason, accountType, ...rest } = row;
  return {
    ...rest,
    accountType: accountType === 'b2b' ? 'b2b' : 'private',
    ...(phone ? { phone } : {}),
    ...(companyName ? { companyName } : {}),
    ...(rejectionReason ? { rejectionReason } : {}),
  };
}
