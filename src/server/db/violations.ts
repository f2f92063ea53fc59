const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Tells whether a statement violated a unique constraint; its transaction can then only be rolled back. */
export const isTaken = (error: unknown): boolean => hasCode(error, uniqueViolation);

/** Tells whether a statement violated a foreign key, because the referenced row is missing. */
export const isGone = (error: unknown): boolean => hasCode(error, foreignKeyViolation);
