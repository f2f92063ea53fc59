/** The pattern of SQL's `like` that finds a text anywhere, whatever signs it has. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
