const uniqueViolation = '23505';

/** Tells whether a statement failed because another row has the value; its transaction can then only be rolled back. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;
