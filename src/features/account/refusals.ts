import type { RefusalTable } from '#shared/errors.ts';

export const accountRefusals = {
  ORDERS_IN_PROGRESS: {
    status: 409,
    message:
      'Έχετε παραγγελίες σε εξέλιξη. Μπορείτε να διαγράψετε τον λογαριασμό σας μόλις παραδοθούν ή ακυρωθούν.',
  },
  NO_NEW_ADDRESS: {
    status: 409,
    message: 'Η διεύθυνση του πελάτη δεν είναι ολόκληρη. Συμπληρώστε την πρώτα.',
  },
  NOTHING_TO_BRING: { status: 409, message: 'Επιλέξτε τι πάει στη νέα διεύθυνση.' },
  MERGED_WITH_ITSELF: { status: 409, message: 'Επιλέξτε άλλον πελάτη: αυτός είναι ο ίδιος.' },
  MERGED_ADMINISTRATOR: {
    status: 409,
    message:
      'Ένας από τους δύο διαχειρίζεται παραγγελίες. Αφαιρέστε του πρώτα τη διαχείριση, και μετά συγχωνεύονται.',
  },
  MONEY_ON_ACCOUNT: {
    status: 409,
    message:
      'Έχετε υπόλοιπο που δεν έχει επιστραφεί. Ζητήστε μας να σας το επιστρέψουμε, και μετά μπορείτε να διαγράψετε τον λογαριασμό σας.',
  },
  CONTRACT_IN_FORCE: {
    status: 409,
    message:
      'Έχετε συμβόλαιο σε ισχύ. Επικοινωνήστε μαζί μας για τη λήξη του, και μετά μπορείτε να διαγράψετε τον λογαριασμό σας.',
  },
} as const satisfies RefusalTable;
