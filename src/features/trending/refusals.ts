import type { RefusalTable } from '#shared/errors.ts';
import { maxQuestions } from './contract.ts';

export const trendingRefusals = {
  QUESTION_NOT_FOUND: { status: 404, message: 'Η ερώτηση δεν βρέθηκε. Ίσως διαγράφηκε στο μεταξύ.' },
  QUESTION_CHANGED: {
    status: 409,
    message: 'Η ερώτηση άλλαξε στο μεταξύ από άλλον διαχειριστή. Ελέγξτε την και αποθηκεύστε ξανά.',
  },
  QUESTION_ORDER_CHANGED: {
    status: 409,
    message: 'Η σειρά άλλαξε στο μεταξύ. Δείτε τη νέα σειρά και δοκιμάστε ξανά.',
  },
  TOO_MANY_QUESTIONS: {
    status: 409,
    message: `Οι συχνές ερωτήσεις είναι έως ${maxQuestions}. Διαγράψτε μία που δεν χρειάζεται πια.`,
  },
} as const satisfies RefusalTable;
