export type CategoryGuide = {
  /** How to choose, in two sentences. */
  lines: readonly [string, string];
  /** Silhouettes that narrow the list: the word that is searched for, with its name. */
  shapes?: readonly { shape: string; word: string; name: string }[];
  /** The slug of the service that installs these products. */
  service: string;
};

export const categoryGuides: Readonly<Record<string, CategoryGuide>> = {
  cameras: {
    lines: [
      'Ξεκινήστε από την απόσταση: στα 4 m μια κάμερα 4 MP δείχνει πρόσωπο, στα 40 m μόνο ότι κάποιος υπάρχει.',
      'Όπου περνά καλώδιο, το PoE φέρνει ρεύμα και εικόνα μαζί. Όπου δεν περνά, ηλιακή με WiFi ή 4G.',
    ],
    shapes: [
      { shape: 'bullet', word: 'bullet', name: 'Bullet' },
      { shape: 'turret', word: 'turret', name: 'Turret' },
      { shape: 'dome', word: 'dome', name: 'Dome' },
      { shape: 'ptz', word: 'PTZ', name: 'PTZ' },
      { shape: 'wifi', word: 'WiFi', name: 'WiFi' },
      { shape: 'solar', word: 'ηλιακή', name: 'Ηλιακή' },
    ],
    service: 'egkatastasi-kameron',
  },
  recorders: {
    lines: [
      'Μετρήστε τις κάμερες και πάρτε καταγραφικό με λίγα κανάλια παραπάνω: ένα σύστημα συνήθως μεγαλώνει.',
      'Ο δίσκος ορίζει πόσες ημέρες μένει η εικόνα: ο οδηγός το υπολογίζει από τις κάμερες που επιλέγετε.',
    ],
    shapes: [
      { shape: 'recorder', word: 'NVR', name: 'NVR' },
      { shape: 'recorder', word: 'DVR', name: 'DVR' },
      { shape: 'disk', word: 'σκληρός δίσκος', name: 'Δίσκοι' },
    ],
    service: 'egkatastasi-kameron',
  },
  alarms: {
    lines: [
      'Σε έτοιμο σπίτι ο ασύρματος μπαίνει σε μία ημέρα χωρίς σκόνη, σε ανακαίνιση ο ενσύρματος μένει χωρίς μπαταρίες.',
      'Ο βαθμός (Grade) λέει πόση επιμονή του διαρρήκτη αντέχει: 2 για κατοικίες, 3 για χρυσοχοεία και αποθήκες.',
    ],
    shapes: [
      { shape: 'panel', word: 'πίνακας', name: 'Πίνακες' },
      { shape: 'keypad', word: 'πληκτρολόγιο', name: 'Πληκτρολόγια' },
      { shape: 'kit', word: 'σετ', name: 'Σετ' },
      { shape: 'siren', word: 'σειρήνα', name: 'Σειρήνες' },
    ],
    service: 'egkatastasi-synagermou',
  },
  sensors: {
    lines: [
      'Επαφή σε ό,τι ανοίγει, ανιχνευτής κίνησης στον διάδρομο που πρέπει να περάσει κανείς, κουρτίνα μπροστά στα τζάμια.',
      'Με ζώα στο σπίτι επιλέξτε ανιχνευτή που αγνοεί το βάρος τους. Το γράφει στα χαρακτηριστικά.',
    ],
    shapes: [
      { shape: 'motion', word: 'κίνησης', name: 'Κίνησης' },
      { shape: 'contact', word: 'μαγνητική', name: 'Επαφές' },
      { shape: 'curtain', word: 'εξωτερικός', name: 'Εξωτερικοί' },
    ],
    service: 'egkatastasi-synagermou',
  },
  fire: {
    lines: [
      'Ένας ανιχνευτής καπνού σε κάθε όροφο και έξω από τα υπνοδωμάτια, μονοξειδίου όπου καίει λέβητας, σόμπα ή τζάκι.',
      'Ο αυτόνομος σφυρίζει στον χώρο. Ο ασύρματος του συναγερμού ειδοποιεί και όταν λείπετε.',
    ],
    service: 'egkatastasi-synagermou',
  },
  access: {
    lines: [
      'Κάρτα ή κωδικός αρκεί για μία πόρτα. Από δύο πόρτες και πάνω ένας ελεγκτής κρατά ποιος μπήκε και πότε.',
      'Σε έξοδο διαφυγής η κλειδαριά πρέπει να ανοίγει όταν κοπεί το ρεύμα: ηλεκτρομαγνήτης, όχι κυπρί.',
    ],
    service: 'elegxos-prosvasis',
  },
  intercom: {
    lines: [
      'Πολυκατοικία με καλώδια: σετ με μπουτονιέρα. Μονοκατοικία χωρίς καλώδια: κουδούνι με κάμερα και WiFi.',
      'Και τα δύο χτυπούν στο κινητό σας, ώστε να ανοίγετε από παντού.',
    ],
    service: 'elegxos-prosvasis',
  },
  'power-network': {
    lines: [
      'Προσθέστε τα watt των καμερών και επιλέξτε switch με τουλάχιστον ένα πέμπτο παραπάνω.',
      'Ένα UPS κρατά καταγραφικό και router ζωντανά στη διακοπή, τότε δηλαδή που χρειάζονται.',
    ],
    service: 'egkatastasi-kameron',
  },
  'sound-lighting': {
    lines: [
      'Το φως που ανάβει στην κίνηση διώχνει όσους δεν θέλουν να τους δουν, πριν χρειαστεί οτιδήποτε άλλο.',
      'Τα ηχεία οροφής μετριούνται στον χώρο: τέσσερα αρκούν για ένα κατάστημα ως 100 m².',
    ],
    service: 'ixos-fotismos',
  },
};
