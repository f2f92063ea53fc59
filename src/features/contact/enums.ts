// Apart from the contract, for the addresses of pages, which are read without its schemas.

/** Where a message stands: `new` waits for an answer, `read` needs none. */
export const messageStatuses = ['new', 'read', 'answered'] as const;
