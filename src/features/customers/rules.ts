import type { Approval, Customer, CustomerEvent, Verdict } from './contract.ts';

/** What an administrator decides of an account. */
export type Standing = {
  isVerified: boolean;
  canViewPrices: boolean;
  isRejected: boolean;
  rejectionReason: string | null;
};

type Change = { standing: Standing; event: CustomerEvent };

/** What a rejected customer reads when the administrator gives no reason. */
export const defaultRejectionReason = 'Η αίτηση δεν πληροί τις προϋποθέσεις.';

/** In which list of the approval page an account is. */
export function approvalOf({
  isVerified,
  isRejected,
}: Pick<Customer, 'isVerified' | 'isRejected'>): Approval {
  if (isRejected) return 'rejected';
  return isVerified ? 'approved' : 'pending';
}

/** What a verdict makes of an account, and under which name its history keeps that; null when nothing changes. */
export function decide(now: Standing, verdict: Omit<Verdict, 'customerId'>): Change | null {
  return verdict.isVerified ? approve(now, verdict.canViewPrices) : reject(now, verdict.rejectionReason);
}

function approve(now: Standing, canViewPrices: boolean): Change | null {
  const standing = { isVerified: true, canViewPrices, isRejected: false, rejectionReason: null };
  if (!now.isVerified) return { standing, event: now.isRejected ? 'restored' : 'approved' };
  if (now.canViewPrices === canViewPrices) return null;
  return { standing, event: canViewPrices ? 'prices_granted' : 'prices_withdrawn' };
}

function reject(now: Standing, reason: string | undefined): Change | null {
  const rejectionReason = reason ?? now.rejectionReason ?? defaultRejectionReason;
  if (now.isRejected && now.rejectionReason === rejectionReason) return null;
  return {
    standing: { isVerified: false, canViewPrices: false, isRejected: true, rejectionReason },
    event: 'rejected',
  };
}
