// Separate from the contract because the pages' addresses import these without its schemas.

/** A review's status: `pending` waits for an administrator's look. */
export const reviewStatuses = ['pending', 'published', 'rejected'] as const;
