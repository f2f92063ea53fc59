// Apart from the contract, for the addresses of pages, which are read without its schemas.

/** How an account stands; each is a list of the approval page. */
export const approvals = ['pending', 'approved', 'rejected'] as const;
