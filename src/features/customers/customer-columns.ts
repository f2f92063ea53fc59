/** The columns of the customers' list that can be hidden. */
export const customerColumns = { type: 'Τύπος', afm: 'ΑΦΜ', email: 'Email', since: 'Εγγραφή' } as const;
