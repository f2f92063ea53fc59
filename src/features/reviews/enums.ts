// Separate from the contract because the pages' addresses and the product's page import these without its schemas.

/** A review's status: `pending` waits for an administrator's look. */
export const reviewStatuses = ['pending', 'published', 'rejected'] as const;

export const reviewStatusLabels: Readonly<Record<(typeof reviewStatuses)[number], string>> = {
  pending: 'Σε αναμονή',
  published: 'Δημοσιευμένη',
  rejected: 'Δεν δημοσιεύθηκε',
};

/** How many reviews of a product are shown at once. */
export const reviewsPerPage = 5;
