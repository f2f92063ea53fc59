/** What the papers of an installation are made from. */
export const paperSources = ['appointment', 'order', 'offer'] as const;
export type PaperSource = (typeof paperSources)[number];
