// Separate from the contract because the pages' addresses import these without its schemas.

/** The approval status of an account; each has a list on the approval page. */
export const approvals = ['pending', 'approved', 'rejected'] as const;
