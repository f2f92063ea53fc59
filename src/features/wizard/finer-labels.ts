import type { FinerAnswers, FinerNumber } from './answers-contract.ts';

/** The optional numbers, as the wizard asks for them. */
export const finerLabels: Record<FinerNumber, { label: string; unit?: string; hint?: string }> = {
  areaM2: { label: 'Εμβαδόν', unit: 'm²' },
  floor: { label: 'Όροφος (0 για ισόγειο)' },
  floors: { label: 'Επίπεδα του χώρου' },
  doors: { label: 'Εξώπορτες και μπαλκονόπορτες', hint: 'Όσες έχουν φύλλο: τα ρολά μετρούν χωριστά' },
  balconyDoors: { label: 'Από αυτές, μπαλκονόπορτες' },
  shutters: { label: 'Ρολά ασφαλείας' },
  windows: { label: 'Παράθυρα που τα φτάνει κάποιος' },
  rooms: { label: 'Δωμάτια ή χώροι' },
  perimeterM: { label: 'Περίμετρος κτιρίου', unit: 'm' },
  yardM: { label: 'Περίμετρος αυλής', unit: 'm' },
  glazedRooms: { label: 'Χώροι με μεγάλες τζαμαρίες' },
  wetRooms: { label: 'Μπάνια και πλυσταριά' },
  combustionRooms: { label: 'Χώροι με λέβητα, σόμπα ή τζάκι' },
  cashDesks: { label: 'Ταμεία' },
  petKg: { label: 'Βαρύτερο κατοικίδιο (0 χωρίς)', unit: 'kg' },
  daysKept: {
    label: 'Ημέρες που φυλάσσεται το βίντεο',
    hint: 'Έως 15, κατά την Αρχή Προστασίας Δεδομένων. Περισσότερο μένει μόνο το απόσπασμα ενός περιστατικού',
  },
};

export const placeKindLabels: Record<NonNullable<FinerAnswers['placeKind']>, string> = {
  shop: 'Κατάστημα',
  food: 'Εστίαση',
  store: 'Αποθήκη εμπορευμάτων',
  office: 'Γραφείο',
  practice: 'Ιατρείο ή χώρος υγείας',
  workshop: 'Εργαστήριο ή συνεργείο',
  lodging: 'Ξενοδοχείο ή κατάλυμα',
};

export const internetLabels: Record<NonNullable<FinerAnswers['internet']>, string> = {
  yes: 'Ναι, όλο τον χρόνο',
  summer: 'Μόνο όταν μένουμε εκεί',
  no: 'Όχι',
};

export const absenceLabels: Record<NonNullable<FinerAnswers['emptyFor']>, string> = {
  hours: 'Λίγες ώρες ή μια νύχτα',
  weeks: 'Και εβδομάδες',
  months: 'Μήνες',
};

/** The optional questions of one choice, in the order in which the wizard asks. */
export const choiceLabels = {
  placeKind: 'Είδος επιχείρησης',
  hasVisitors: 'Μπαίνουν πελάτες μέσα',
  postcode: 'Ταχυδρομικός κώδικας',
  internet: 'Ίντερνετ στον χώρο',
  hasMains: 'Ρεύμα από το δίκτυο',
  emptyFor: 'Πόσο μένει άδειος',
  wiring: 'Καλωδίωση',
} as const;

export const wiringLabels: Record<NonNullable<FinerAnswers['wiring']>, string> = {
  either: 'Ό,τι ταιριάζει',
  wireless: 'Ασύρματο, χωρίς σκάψιμο',
  wired: 'Ενσύρματο',
};

export const existingLabels: Record<NonNullable<FinerAnswers['existing']>[number], string> = {
  contacts: 'Επαφές σε πόρτες και παράθυρα',
  motion: 'Ανιχνευτές κίνησης',
  siren: 'Σειρήνα',
  cameras: 'Κάμερες',
  smoke: 'Ανιχνευτές καπνού',
  lights: 'Φώτα με αισθητήρα',
};

export const contentsLabels: Record<NonNullable<FinerAnswers['contents']>, string> = {
  'under-5k': 'Έως 5.000 €',
  '5k-20k': '5.000–20.000 €',
  '20k-60k': '20.000–60.000 €',
  'over-60k': 'Πάνω από 60.000 €',
  special: 'Κοσμήματα, φάρμακα, καπνός, όπλα ή μετρητά',
};
