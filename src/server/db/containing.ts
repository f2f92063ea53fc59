/** The LIKE pattern that matches a text anywhere in a value, with special characters escaped. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A LIKE pattern for the texts that contain a folded one, before their letters are folded: whatever stands for its letters. */
export const caseless = (folded: string) => containing(folded).replace(/\p{L}+/gu, '%');
