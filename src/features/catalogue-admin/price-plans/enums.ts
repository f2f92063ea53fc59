export const pricePlanStates = ['planned', 'applied', 'cancelled', 'undone'] as const;
export type PricePlanState = (typeof pricePlanStates)[number];
