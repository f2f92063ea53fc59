import type { SubjectKind } from '#shared/feature.ts';

/** What an alert or a delayed decision is about: one record, or the sold-out products. */
export type Subject = `${SubjectKind}:${string}` | 'sold-out';

/** The key by which administrators' alerts about a record are resolved, whatever their links are. */
export const subjectOf = (kind: SubjectKind, id: string | number): Subject => `${kind}:${id}`;
