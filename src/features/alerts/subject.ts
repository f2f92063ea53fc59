type Kind = 'appointment' | 'customer' | 'message' | 'order' | 'product';

/** What an alert or a held decision is about: one thing, or that products are sold out. */
export type Subject = `${Kind}:${string}` | 'sold-out';

/** Names the thing by which the office's alerts about it are settled, wherever their links lead. */
export const subjectOf = (kind: Kind, id: string | number): Subject => `${kind}:${id}`;
