/** The LIKE pattern that matches a text anywhere in a value, with special characters escaped. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
