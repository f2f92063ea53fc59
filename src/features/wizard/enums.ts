// Separate from the contract because other files import these without its schemas.

export const customerTypes = ['personal', 'business'] as const;
