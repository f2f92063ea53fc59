// Separate from the contract because the pages' addresses import these without its schemas.

/** A message's status: `new` waits for an answer, `read` needs none. */
export const messageStatuses = ['new', 'read', 'answered'] as const;
