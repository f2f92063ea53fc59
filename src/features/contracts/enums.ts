/* What the addresses and forms of contracts share with their API. */

export const contractKinds = ['maintenance', 'monitoring', 'other'] as const;

export type ContractKind = (typeof contractKinds)[number];

/** Where a contract stands on a day; `ended` ran out, `cancelled` was ended before its time. */
export const contractStates = ['upcoming', 'running', 'paused', 'ended', 'cancelled'] as const;

export type ContractState = (typeof contractStates)[number];

/** How many months a bill is for, in display order. */
export const billingPeriods = [1, 3, 6, 12] as const;

export type BillingPeriod = (typeof billingPeriods)[number];

/** After how many months a visit is due again, in display order. */
export const visitPeriods = [1, 2, 3, 4, 6, 12, 24] as const;

export type VisitPeriod = (typeof visitPeriods)[number];

/** How a contract ends: before its time, on its last day, or not at all. */
export const endings = ['cancelled', 'term', 'open'] as const;

export type Ending = (typeof endings)[number];
