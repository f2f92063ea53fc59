const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Tells whether a statement failed because another row has the value; its transaction can then only be rolled back. */
export const isTaken = (error: unknown): boolean => hasCode(error, uniqueViolation);

/** The same because the row that it points to is not there. */
export const isGone = (error: unknown): boolean => hasCode(error, foreignKeyViolation);
