import type { RefusalTable } from '#shared/errors.ts';

export const searchRefusals = {
  SYNONYM_NOT_FOUND: { status: 404, message: 'Το συνώνυμο δεν βρέθηκε. Ίσως διαγράφηκε στο μεταξύ.' },
  SYNONYM_TAKEN: {
    status: 409,
    message: 'Υπάρχει ήδη συνώνυμο για αυτή τη λέξη. Βρείτε το στη λίστα και αλλάξτε τη σημασία του.',
  },
  TOO_MANY_SYNONYMS: { status: 409, message: 'Τα συνώνυμα είναι έως 500. Διαγράψτε όσα δεν χρειάζονται.' },
} as const satisfies RefusalTable;
