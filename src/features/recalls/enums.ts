// Separate from the contract because the pages' addresses import these without its schemas.

/** How far a recall has come: buyers are to be told, all is done, or it was withdrawn. */
export const recallStates = ['open', 'done', 'withdrawn'] as const;
