/** The maximum size in bytes of a file with a table, CSV or XLSX. */
export const maxTableBytes = 5 * 1024 * 1024;
