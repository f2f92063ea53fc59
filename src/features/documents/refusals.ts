import type { RefusalTable } from '#shared/errors.ts';

export const documentRefusals = {
  DOCUMENT_NOT_FOUND: { status: 404, message: 'Το παραστατικό δεν βρέθηκε.' },
  NOT_YET_DOCUMENTED: {
    status: 409,
    message: 'Το παραστατικό εκδίδεται αφού επιβεβαιωθεί η παραγγελία, και όχι για ακυρωμένες.',
  },
  ALREADY_ISSUED: {
    status: 409,
    message:
      'Το παραστατικό αυτής της παραγγελίας έχει ήδη εκδοθεί. Για να εκδοθεί άλλο, ακυρώστε το πρώτα με πιστωτικό.',
  },
  NOT_CANCELLABLE: {
    status: 409,
    message: 'Το παραστατικό έχει ήδη ακυρωθεί, ή είναι το ίδιο πιστωτικό.',
  },
  TOO_LARGE_CREDIT: {
    status: 409,
    message: 'Το ποσό ξεπερνά ό,τι απομένει στο παραστατικό, ή δεν επιλέξατε τίποτα.',
  },
  CREDITED_MEANWHILE: {
    status: 409,
    message: 'Στο μεταξύ εκδόθηκε άλλο πιστωτικό για το παραστατικό. Δείτε τι απομένει και δοκιμάστε ξανά.',
  },
} as const satisfies RefusalTable;
