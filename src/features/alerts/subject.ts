type Kind = 'appointment' | 'chat' | 'customer' | 'message' | 'order' | 'product' | 'review';

/** What an alert or a delayed decision is about: one record, or the sold-out products. */
export type Subject = `${Kind}:${string}` | 'sold-out';

/** The key by which administrators' alerts about a record are resolved, whatever their links are. */
export const subjectOf = (kind: Kind, id: string | number): Subject => `${kind}:${id}`;
