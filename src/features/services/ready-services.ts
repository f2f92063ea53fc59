import type { ServiceFields } from './contract.ts';

type Ready = Required<
  Pick<
    ServiceFields,
    'title' | 'shortDescription' | 'description' | 'features' | 'durationMinutes' | 'crew' | 'requiredSkills'
  >
> &
  Pick<ServiceFields, 'role' | 'onHome' | 'repeatMonths' | 'isEmergency'>;

/**
 * The trade's usual services, which a new shop can adopt. They state no price and promise nothing that a company may not
 * keep: no hours of answering, no time of delivery, nothing for free.
 */
export const readyServices: readonly Ready[] = [
  {
    title: 'Αυτοψία και μελέτη',
    shortDescription: 'Βλέπουμε τον χώρο και σχεδιάζουμε τι χρειάζεται.',
    description:
      'Τεχνικός έρχεται στον χώρο, μετρά ανοίγματα και διαδρομές καλωδίων και ακούει τι σας ανησυχεί.\nΜε βάση όσα είδαμε ετοιμάζουμε προσφορά.',
    features: ['Επίσκεψη στον χώρο', 'Θέσεις συσκευών και διαδρομές καλωδίων', 'Γραπτή προσφορά'],
    durationMinutes: 60,
    crew: 1,
    requiredSkills: ['survey'],
    role: 'survey',
    onHome: true,
  },
  {
    title: 'Εγκατάσταση καμερών',
    shortDescription: 'Τοποθέτηση και ρύθμιση καμερών και καταγραφικού.',
    description:
      'Τοποθετούμε τις κάμερες, περνάμε τα καλώδια και ρυθμίζουμε το καταγραφικό.\nΠαραδίδουμε το σύστημα έτοιμο στο κινητό σας.',
    features: [
      'Τοποθέτηση και καλωδίωση',
      'Ρύθμιση καταγραφικού και εφαρμογής',
      'Ζώνες απόκρυψης δημόσιου χώρου',
      'Επίδειξη χρήσης',
    ],
    durationMinutes: 240,
    crew: 2,
    requiredSkills: ['cctv'],
    role: 'installation',
    onHome: true,
  },
  {
    title: 'Εγκατάσταση συναγερμού',
    shortDescription: 'Τοποθέτηση πίνακα, ανιχνευτών και σειρήνων.',
    description:
      'Τοποθετούμε και προγραμματίζουμε τον πίνακα, τους ανιχνευτές και τις σειρήνες και ελέγχουμε κάθε ζώνη μαζί σας.',
    features: [
      'Τοποθέτηση συσκευών',
      'Προγραμματισμός ζωνών και χρηστών',
      'Έλεγχος κάθε ζώνης',
      'Επίδειξη χρήσης',
    ],
    durationMinutes: 240,
    crew: 2,
    requiredSkills: ['alarm'],
    role: 'installation',
    onHome: true,
  },
  {
    title: 'Έλεγχος πρόσβασης και θυροτηλεόραση',
    shortDescription: 'Αναγνώστες, ηλεκτρικές κλειδαριές και θυροτηλεοράσεις.',
    description:
      'Εγκαθιστούμε αναγνώστες, κλειδαριές και θυροτηλεοράσεις και ορίζουμε ποιος ανοίγει ποια πόρτα.',
    features: ['Τοποθέτηση συσκευών', 'Κάρτες, κωδικοί και χρήστες', 'Έλεγχος εξόδου διαφυγής'],
    durationMinutes: 180,
    crew: 2,
    requiredSkills: ['access'],
    role: 'installation',
  },
  {
    title: 'Συντήρηση συστήματος',
    shortDescription: 'Περιοδικός έλεγχος, ώστε να δουλεύει όταν χρειαστεί.',
    description:
      'Ελέγχουμε ανιχνευτές, σειρήνες, μπαταρίες και εγγραφές, καθαρίζουμε φακούς και ενημερώνουμε το λογισμικό.',
    features: [
      'Έλεγχος κάθε συσκευής',
      'Μπαταρίες και τροφοδοσία',
      'Καθαρισμός φακών',
      'Ενημέρωση λογισμικού',
    ],
    durationMinutes: 120,
    crew: 1,
    requiredSkills: ['alarm'],
    role: 'maintenance',
    repeatMonths: 12,
  },
  {
    title: 'Αποκατάσταση βλάβης',
    shortDescription: 'Βρίσκουμε τι φταίει και το επισκευάζουμε.',
    description:
      'Ελέγχουμε το σύστημα στον χώρο, βρίσκουμε τι φταίει και σας λέμε το κόστος πριν από την επισκευή.',
    features: ['Διάγνωση στον χώρο', 'Κόστος πριν από την επισκευή', 'Έλεγχος λειτουργίας μετά'],
    durationMinutes: 90,
    crew: 1,
    requiredSkills: ['alarm'],
  },
  {
    title: 'Αναβάθμιση παλιού συστήματος',
    shortDescription: 'Κρατάμε ό,τι αξίζει και αλλάζουμε τα υπόλοιπα.',
    description: 'Ελέγχουμε ποιες καλωδιώσεις και συσκευές μένουν, και αντικαθιστούμε όσες δεν αρκούν πια.',
    features: ['Έλεγχος υπάρχουσας καλωδίωσης', 'Αντικατάσταση συσκευών', 'Νέα εφαρμογή στο κινητό'],
    durationMinutes: 180,
    crew: 2,
    requiredSkills: ['cctv'],
  },
  {
    title: 'Δίκτυο και καλωδίωση',
    shortDescription: 'Καλωδίωση, switch και WiFi για τα συστήματα του χώρου.',
    description: 'Περνάμε καλώδια δικτύου, τοποθετούμε switch και τροφοδοσίες και ελέγχουμε κάθε γραμμή.',
    features: ['Καλωδίωση σε κανάλι ή σωλήνα', 'Τοποθέτηση switch', 'Μέτρηση κάθε γραμμής'],
    durationMinutes: 240,
    crew: 2,
    requiredSkills: ['network'],
  },
];
