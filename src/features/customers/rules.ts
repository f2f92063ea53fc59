import type { Approval, Customer, CustomerEvent, Verdict } from './contract.ts';

/** The fields of an account that an administrator decides. */
export type AccountState = {
  isVerified: boolean;
  canViewPrices: boolean;
  isRejected: boolean;
  rejectionReason: string | null;
};

type Change = { standing: AccountState; event: CustomerEvent };

/** The reason shown to a rejected customer if the administrator gives none. */
export const defaultRejectionReason = 'Η αίτηση δεν πληροί τις προϋποθέσεις.';

/** The list of the approval page that an account belongs to. */
export function approvalOf({
  isVerified,
  isRejected,
}: Pick<Customer, 'isVerified' | 'isRejected'>): Approval {
  if (isRejected) return 'rejected';
  return isVerified ? 'approved' : 'pending';
}

/** The result of a decision: the new fields and the event for the history; null if nothing changes. */
export function decide(now: AccountState, verdict: Omit<Verdict, 'customerId' | 'seen'>): Change | null {
  return verdict.isVerified ? approve(now, verdict.canViewPrices) : reject(now, verdict.rejectionReason);
}

function approve(now: AccountState, canViewPrices: boolean): Change | null {
  const standing = { isVerified: true, canViewPrices, isRejected: false, rejectionReason: null };
  if (!now.isVerified) return { standing, event: now.isRejected ? 'restored' : 'approved' };
  if (now.canViewPrices === canViewPrices) return null;
  return { standing, event: canViewPrices ? 'prices_granted' : 'prices_withdrawn' };
}

function reject(now: AccountState, reason: string | undefined): Change | null {
  const rejectionReason = reason ?? now.rejectionReason ?? defaultRejectionReason;
  if (now.isRejected && now.rejectionReason === rejectionReason) return null;
  return {
    standing: { isVerified: false, canViewPrices: false, isRejected: true, rejectionReason },
    event: 'rejected',
  };
}
