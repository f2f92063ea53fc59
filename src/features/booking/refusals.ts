import type { RefusalTable } from '#shared/errors.ts';
import { maxOpenVisits } from './rules.ts';

export const bookingRefusals = {
  OVERRULE_REASON: {
    status: 409,
    message: 'Συμπληρώστε γιατί κλείνεται έτσι. Το βλέπει μόνο η ομάδα.',
  },
  APPOINTMENT_NOT_FOUND: { status: 404, message: 'Το ραντεβού δεν βρέθηκε.' },
  UNKNOWN_SERVICE: { status: 400, message: 'Η υπηρεσία αυτή δεν υπάρχει ή δεν κλείνεται με ραντεβού.' },
  PAST: { status: 400, message: 'Η ώρα αυτή έχει περάσει. Επιλέξτε μια μεταγενέστερη.' },
  TOO_FAR: { status: 400, message: 'Τα ραντεβού κλείνονται έως έξι μήνες πριν.' },
  CLOSED: { status: 400, message: 'Την ημέρα αυτή είμαστε κλειστά. Επιλέξτε άλλη ημέρα.' },
  OUTSIDE_HOURS: { status: 400, message: 'Η ώρα αυτή είναι εκτός ωραρίου. Επιλέξτε μία από τις διαθέσιμες.' },
  SLOT_TAKEN: { status: 409, message: 'Η ώρα αυτή δεν είναι πια ελεύθερη. Επιλέξτε άλλη ώρα.' },
  ALREADY_BOOKED: {
    status: 409,
    message: 'Υπάρχει ήδη ραντεβού με τα ίδια στοιχεία πάνω σε αυτές τις ώρες. Επιλέξτε άλλη ώρα.',
  },
  ORDER_HAS_VISIT: { status: 409, message: 'Η παραγγελία αυτή έχει ήδη ραντεβού.' },
  ORDER_CANCELLED: { status: 409, message: 'Η παραγγελία αυτού του ραντεβού έχει ακυρωθεί.' },
  ORDER_WITHDRAWN: {
    status: 409,
    message:
      'Ο πελάτης υπαναχώρησε από την παραγγελία αυτού του ραντεβού. Αν η δήλωση δεν ισχύει, απορρίψτε την πρώτα.',
  },
  BEFORE_GOODS: {
    status: 409,
    message: 'Τα προϊόντα σας δεν θα έχουν έρθει ακόμη. Επιλέξτε μεταγενέστερη ημέρα.',
  },
  TOO_SOON: {
    status: 409,
    message: 'Χρειαζόμαστε λίγες ώρες για να ετοιμαστούμε. Επιλέξτε μεταγενέστερη ώρα ή καλέστε μας.',
  },
  TOO_MANY_VISITS: {
    status: 409,
    message: `Έχετε ήδη ${maxOpenVisits} ραντεβού μπροστά σας. Ακυρώστε κάποιο ή καλέστε μας για να κλείσουμε και άλλο.`,
  },
  TOO_LATE: {
    status: 409,
    message: 'Απομένουν λιγότερες από 24 ώρες. Καλέστε μας για να αλλάξουμε το ραντεβού σας.',
  },
  TECHNICIAN_TAKEN: {
    status: 409,
    message: 'Ο τεχνικός λείπει ή έχει άλλη δουλειά αυτή την ώρα. Επιλέξτε άλλον ή άλλη ώρα.',
  },
  TECHNICIAN_INACTIVE: { status: 409, message: 'Ο τεχνικός δεν δέχεται νέα ραντεβού.' },
  TECHNICIAN_UNSKILLED: {
    status: 409,
    message: 'Ο τεχνικός δεν έχει τις ειδικότητες που θέλει η υπηρεσία.',
  },
  APPOINTMENT_CHANGED: { status: 409, message: 'Το ραντεβού άλλαξε στο μεταξύ. Δείτε το ξανά.' },
  CREW_CHANGED: {
    status: 409,
    message: 'Το συνεργείο του ραντεβού άλλαξε στο μεταξύ. Δείτε το ξανά.',
  },
  MAINTENANCE_CHANGED: {
    status: 409,
    message: 'Η επόμενη συντήρηση άλλαξε στο μεταξύ. Δείτε ξανά τη λίστα.',
  },
  MAINTENANCE_BOOKED: { status: 409, message: 'Η συντήρηση αυτή έχει ήδη κλειστεί.' },
  MATERIALS_CHANGED: {
    status: 409,
    message: 'Τα υλικά άλλαξαν στο μεταξύ. Κρατήστε ό,τι χρειάζεται και αποθηκεύστε ξανά.',
  },
  NOT_YET: {
    status: 409,
    message: 'Το ραντεβού δεν έχει γίνει ακόμη. Επιβεβαιώστε ότι ολοκληρώθηκε νωρίτερα.',
  },
  COMPLETED: {
    status: 409,
    message:
      'Το ραντεβού ολοκληρώθηκε και μένει στο αρχείο. Αν έγινε λάθος, αλλάξτε πρώτα την κατάστασή του.',
  },
  DOCUMENTED: {
    status: 409,
    message:
      'Το ραντεβού έχει χρέωση ή έκθεση τεχνικού και δεν διαγράφεται. Ακυρώστε πρώτα τη χρέωση και διαγράψτε την έκθεση.',
  },
  NOT_CHANGEABLE: { status: 409, message: 'Το ραντεβού αυτό δεν αλλάζει πια.' },
} as const satisfies RefusalTable;

export type BookingCode = keyof typeof bookingRefusals;
