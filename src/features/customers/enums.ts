// Separate from the contract because the pages' addresses import these without its schemas.

/** How an account stands; each is a list of the approval page. */
export const approvals = ['pending', 'approved', 'rejected'] as const;
