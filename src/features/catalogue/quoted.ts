/** Quotes a term as PostgreSQL reads it in a `tsvector` or a `tsquery`. */
export const quoted = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
