import type { OpeningStepKey } from '../../enums.ts';

type Step = { reason: string; href: string; action: string };

const settings = '/admin?tab=settings';

/** Of each step why it is needed, and where it is done. */
export const steps: Record<OpeningStepKey, Step> = {
  company: {
    reason: 'Ο νόμος ζητά επωνυμία, ΑΦΜ και αριθμό Γ.Ε.ΜΗ. σε κάθε σελίδα.',
    href: `${settings}#company`,
    action: 'Συμπλήρωση',
  },
  contact: {
    reason: 'Οι πελάτες πρέπει να μπορούν να σας βρουν.',
    href: `${settings}#contact`,
    action: 'Συμπλήρωση',
  },
  hours: {
    reason: 'Από το ωράριο βγαίνουν οι ώρες των ραντεβού.',
    href: `${settings}#hours`,
    action: 'Συμπλήρωση',
  },
  payments: {
    reason:
      'Όποιος πληρώνει με κατάθεση χρειάζεται τον λογαριασμό σας, και η κάρτα έναν πάροχο (STRIPE_URL).',
    href: `${settings}#accounts`,
    action: 'Συμπλήρωση',
  },
  deliveries: {
    reason: 'Τι κοστίζει και πόσο διαρκεί κάθε τρόπος παράδοσης: δείτε αν οι έτοιμοι είναι οι δικοί σας.',
    href: `${settings}#deliveries`,
    action: 'Έλεγχος',
  },
  technicians: {
    reason: 'Χωρίς τεχνικούς δεν κλείνεται κανένα ραντεβού.',
    href: '/appointments-admin?dialog=technicians',
    action: 'Ορισμός',
  },
  services: {
    reason: 'Αυτοψία, εγκατάσταση, συντήρηση: ό,τι μπορεί να κλείσει ο πελάτης.',
    href: '/admin?tab=services',
    action: 'Προσθήκη',
  },
  area: {
    reason: 'Εγκατάσταση κλείνεται μόνο όπου πηγαίνουν οι τεχνικοί σας.',
    href: '/appointments-admin?dialog=area',
    action: 'Ορισμός',
  },
  categories: {
    reason: 'Σε αυτές μπαίνουν τα προϊόντα.',
    href: '/admin?tab=products&dialog=categories',
    action: 'Προσθήκη',
  },
  products: {
    reason: 'Με το χέρι ή από τον τιμοκατάλογο του προμηθευτή σας.',
    href: '/admin?tab=products',
    action: 'Προσθήκη',
  },
  guarantees: {
    reason:
      'Όποιος πουλά σε καταναλωτές δείχνει την επίσημη ειδοποίηση πριν από την παραγγελία, και όπου ο παραγωγός εγγυάται ανθεκτικότητα, την ετικέτα που ανεβαίνει με τη μάρκα.',
    href: `${settings}#guarantees`,
    action: 'Αρχείο',
  },
  mail: {
    reason: 'Επιβεβαιώσεις και σύνδεση γίνονται με email: ένα πρέπει να φτάσει πρώτα σε εσάς.',
    href: '/admin',
    action: 'Δοκιμή',
  },
  texts: {
    reason: 'Οι όροι, το απόρρητο, οι σελίδες και τα email μιλούν στο όνομά σας: διαβάστε τα πριν ανοίξετε.',
    href: `${settings}#texts`,
    action: 'Ανάγνωση',
  },
  backup: {
    reason: 'Χωρίς αντίγραφο, ό,τι χαθεί δεν επιστρέφει: ορίστε BACKUP_URL.',
    href: '/admin',
    action: 'Κατάσταση',
  },
  secondStep: {
    reason: 'Ένας κλεμμένος κωδικός να μην ανοίγει τη διαχείριση.',
    href: '/admin?tab=security',
    action: 'Ορισμός',
  },
};
