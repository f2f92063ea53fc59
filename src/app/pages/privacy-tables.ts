import {
  cookieNames,
  adminDraftPrefix,
  draftPrefix,
  type AdminDraftName,
  type DraftName,
  type LocalName,
  type TabName,
} from '#shared/browser-storage.ts';
import { features } from '#features/all.ts';
import { joinTables } from '#shared/feature.ts';
import { keepingText } from '#shared/retention.ts';
import type { Switch } from '#shared/settings.ts';
import { isOn } from '#shared/switches.ts';

/** The cells of a table row; the first one is its heading. */
export type Row = readonly string[];

/** Purpose, data, legal basis (GDPR article 6). */
export const purposeRows: readonly Row[] = [
  [
    'Λογαριασμός και έγκρισή του',
    'Ονοματεπώνυμο, email, τηλέφωνο, διεύθυνση, τύπος λογαριασμού· για επιχειρήσεις επωνυμία, ΑΦΜ, ΔΟΥ και επάγγελμα',
    'Σύμβαση και προσυμβατικά μέτρα (6.1 β΄)',
  ],
  [
    'Παραγγελίες, πληρωμή, παράδοση, εγγύηση, υπαναχώρηση',
    'Στοιχεία αποστολής και τιμολόγησης, προϊόντα, τρόπος πληρωμής, τα 4 τελευταία ψηφία της κάρτας, το αίτημά σας για το πότε αρχίζει η εγκατάσταση, δηλώσεις υπαναχώρησης',
    'Σύμβαση (6.1 β΄) και φορολογική υποχρέωση (6.1 γ΄)',
  ],
  [
    'Ραντεβού, αυτοψίες και εγκαταστάσεις',
    'Στοιχεία επικοινωνίας, διεύθυνση του χώρου, σημειώσεις',
    'Σύμβαση (6.1 β΄)',
  ],
  [
    'Απάντηση σε μηνύματα',
    'Όνομα, email, τηλέφωνο, το μήνυμά σας· σε αίτημα από τον οδηγό επιλογής και οι απαντήσεις σας για τον χώρο',
    'Προσυμβατικά μέτρα (6.1 β΄) και έννομο συμφέρον (6.1 στ΄)',
  ],
  [
    'Συνομιλία υποστήριξης',
    'Όσα γράφετε, η σελίδα από όπου ξεκινήσατε, το όνομα και το email που αφήνετε· αν έχετε συνδεθεί, βλέπουμε και το καλάθι, τις παραγγελίες και τα ραντεβού σας. Στα πρώτα μηνύματα απαντά αυτόματος βοηθός, που δεν αποφασίζει τίποτα',
    'Προσυμβατικά μέτρα (6.1 β΄) και έννομο συμφέρον (6.1 στ΄)',
  ],
  [
    'Κριτικές προϊόντων',
    'Βαθμολογία, τίτλος και κείμενο. Δημοσιεύονται με το μικρό σας όνομα και το αρχικό του επωνύμου',
    'Έννομο συμφέρον (6.1 στ΄)',
  ],
  [
    'Ειδοποίηση για προϊόν που εξαντλήθηκε',
    'Το email σας και το προϊόν· ένα email μόλις είναι ξανά διαθέσιμο',
    'Συγκατάθεση (6.1 α΄), που ανακαλείτε με τον σύνδεσμο του email ή στη σελίδα του προϊόντος',
  ],
  [
    'Προτάσεις προϊόντων και τάσεις ζήτησης',
    'Προϊόντα που αγοράσατε ή είδατε συνδεδεμένοι· οι τάσεις υπολογίζονται μόνο από σύνολα ανά ημέρα',
    'Έννομο συμφέρον (6.1 στ΄)',
  ],
  [
    'Ασφάλεια του ιστότοπου',
    'Συνεδρία, πλήθος προσπαθειών ανά διεύθυνση IP, ιστορικό ενεργειών των διαχειριστών',
    'Έννομο συμφέρον (6.1 στ΄)',
  ],
];

/**
 * The stored data with its retention time; data with a time limit is deleted every night. E-mails are stored only where there
 * is a mailbox for them.
 */
export const retentionRows = (hasMailbox: boolean): readonly Row[] => [
  [
    'Λογαριασμός, εσωτερικές σημειώσεις μας για την εξυπηρέτησή σας, διευθύνσεις παράδοσης, καλάθι, λίστα προϊόντων, προϊόντα που είδατε',
    'Έως ότου διαγράψετε τον λογαριασμό',
  ],
  ['Κριτικές προϊόντων', 'Έως ότου τις αποσύρετε ή διαγράψετε τον λογαριασμό'],
  ...Object.entries(joinTables(features, 'retention'))
    .filter(([name]) => name !== 'demoMails' || hasMailbox)
    .map(([, rule]) => [rule.data, keepingText(rule)]),
];

type Explained = { purpose: string; until: string };

const cookies: Record<keyof typeof cookieNames, Explained> = {
  customer: {
    purpose:
      'Σας κρατά συνδεδεμένους. Με https το όνομα αρχίζει με «__Host-». Δεν διαβάζεται από κώδικα JavaScript.',
    until: 'Έως 400 ημέρες· παύει να ισχύει με την αποσύνδεση ή 30 ημέρες μετά την τελευταία χρήση',
  },
  admin: {
    purpose: 'Το ίδιο για τους διαχειριστές του καταστήματος.',
    until:
      'Έως 400 ημέρες· παύει να ισχύει με την αποσύνδεση ή 12 ώρες μετά την τελευταία χρήση. Για 60 ημέρες ακόμη αναγνωρίζει μόνο το πρόγραμμα περιήγησης, χωρίς να ανοίγει τίποτα',
  },
  chat: {
    purpose:
      'Μόνο αν ανοίξετε τη συνομιλία χωρίς να έχετε συνδεθεί: κρατά τη συνομιλία σας όταν αλλάζετε σελίδα. Δεν διαβάζεται από κώδικα JavaScript, και φυλάμε μόνο το κρυπτογραφικό του αποτύπωμα.',
    until: '90 ημέρες από το τελευταίο άνοιγμα της συνομιλίας',
  },
};

const mirror: Explained = {
  purpose:
    'Αντίγραφο των στοιχείων του λογαριασμού (κωδικός πελάτη, ονοματεπώνυμο, email, τηλέφωνο, επωνυμία, τύπος και κατάσταση, λόγος απόρριψης), ώστε όλες οι καρτέλες να γνωρίζουν αν έχετε συνδεθεί.',
  until: 'Έως την αποσύνδεση',
};

const local: Record<LocalName, Explained> = {
  customer: mirror,
  loggedInCustomer: mirror,
  signedOut: {
    purpose: 'Ότι αποσυνδεθήκατε, ώστε να διαγραφούν όσα είχατε γράψει και στις άλλες καρτέλες.',
    until: 'Έως την επόμενη σύνδεση',
  },
  adminAuthenticated: {
    purpose: 'Ένδειξη στους διαχειριστές ότι έχουν συνδεθεί· δεν δίνει κανένα δικαίωμα.',
    until: 'Έως την αποσύνδεση',
  },
  adminName: {
    purpose: 'Στους διαχειριστές: το όνομά τους, για να μην το γράφουν σε κάθε σύνδεση.',
    until: 'Έως ότου το αλλάξουν ή διαγράψουν τα δεδομένα του ιστότοπου',
  },
  alertsRemoved: {
    purpose: 'Στους διαχειριστές: ποιες ειδοποιήσεις αφαίρεσαν από τη ζωντανή λίστα τους.',
    until: 'Έως ότου τη διαγράψουν',
  },
  recentSearches: {
    purpose: 'Οι πέντε τελευταίες αναζητήσεις σας, για να τις επαναλάβετε. Δεν στέλνονται πουθενά.',
    until: 'Έως ότου τις διαγράψετε στη σύνθετη αναζήτηση',
  },
  theme: {
    purpose: 'Το θέμα, φωτεινό ή σκούρο, αν επιλέξατε.',
    until: 'Έως ότου επιλέξετε το θέμα της συσκευής',
  },
  consent: {
    purpose: 'Η απάντησή σας για τις μετρήσεις και πότε τη δώσατε, όπου ζητείται.',
    until: 'Ισχύει 12 μήνες· έπειτα ξαναρωτάμε και αντικαθίσταται',
  },
  chat: {
    purpose: 'Ένδειξη ότι έχετε συνομιλία σε εξέλιξη, ώστε να συνεχίζεται σε κάθε σελίδα και καρτέλα.',
    until: 'Έως ότου κλείσετε τη συνομιλία ή αποσυνδεθείτε',
  },
  chatOutbox: {
    purpose: 'Τα μηνύματα της συνομιλίας που δεν έχουν σταλεί ακόμη, για όταν επανέλθει η σύνδεση.',
    until: 'Έως ότου σταλούν ή τα διαγράψετε',
  },
  chatKeysOff: {
    purpose: 'Στους διαχειριστές: ότι οι εντολές με ένα πλήκτρο είναι κλειστές.',
    until: 'Έως ότου τις ανοίξουν',
  },
};

const tab: Record<TabName, Explained> = {
  comparison: {
    purpose: 'Οι κωδικοί των προϊόντων που επιλέξατε για σύγκριση σε αυτή την καρτέλα.',
    until: 'Έως το κλείσιμο της καρτέλας',
  },
  comparisonShown: {
    purpose: 'Ποια σύγκριση είδατε τελευταία, ώστε με το «Πίσω» να μη χαθεί ό,τι προσθέσατε μετά.',
    until: 'Έως το κλείσιμο της καρτέλας',
  },
  wizard: {
    purpose:
      'Οι απαντήσεις σας στον οδηγό επιλογής και όσα συμπληρώσατε για να ζητήσετε προσφορά, ώστε να μη χαθούν αν ανανεώσετε τη σελίδα. Στέλνονται όταν ζητήσετε προτάσεις, τα στοιχεία σας μόνο αν ζητήσετε προσφορά.',
    until: 'Έως τη «Νέα αναζήτηση» ή το κλείσιμο της καρτέλας',
  },
  chatWindow: {
    purpose: 'Αν η συνομιλία είναι ανοιχτή σε αυτή την καρτέλα.',
    until: 'Έως το κλείσιμο της καρτέλας',
  },
  chatDraft: {
    purpose: 'Το μήνυμα που γράφετε στη συνομιλία, ώστε να μη χαθεί αν ανανεώσετε τη σελίδα.',
    until: 'Έως την αποστολή, την αποσύνδεση ή το κλείσιμο της καρτέλας',
  },
  offerKey: {
    purpose:
      'Το κλειδί της προσφοράς που πληρώνετε με κάρτα, ώστε να τη βρείτε ξανά όταν γυρίσετε από τη σελίδα πληρωμών. Μένει στη συσκευή σας.',
    until: 'Έως το κλείσιμο της καρτέλας',
  },
  homePlan: {
    purpose:
      'Το σχέδιο του χώρου σας από τον Οδηγό Επιλογής, για να το δείχνουν και οι άλλες σελίδες. Δεν στέλνεται πουθενά.',
    until: 'Έως το κλείσιμο της καρτέλας',
  },
};

const drafts: Record<DraftName, Explained> = {
  checkout: {
    purpose:
      'Όσα συμπληρώσατε στην παραγγελία, ώστε να μη χαθούν αν ανανεώσετε τη σελίδα ή λήξει η σύνδεσή σας. Τα στοιχεία της κάρτας δεν φυλάσσονται.',
    until: 'Έως την παραγγελία, την αποσύνδεση, τη σύνδεση άλλου πελάτη ή το κλείσιμο της καρτέλας',
  },
  booking: {
    purpose:
      'Όσα συμπληρώσατε για ένα ραντεβού, ώστε να μη χαθούν αν ανανεώσετε τη σελίδα ή λήξει η σύνδεσή σας.',
    until: 'Έως την κράτηση, την αποσύνδεση, τη σύνδεση άλλου πελάτη ή το κλείσιμο της καρτέλας',
  },
};

const adminDrafts: Record<AdminDraftName, Explained> = {
  chatReply: {
    purpose: 'Στους διαχειριστές: ό,τι έγραψαν σε μια συνομιλία και δεν έχει σταλεί ακόμη.',
    until: 'Έως την αποστολή, την αποσύνδεση ή το κλείσιμο της καρτέλας',
  },
};

/** Names that the router library uses in the tab's session storage; each is a prefix. */
const ofLibrary: Record<string, Explained> = {
  'tsr-scroll-restoration': {
    purpose: 'Το σημείο της σελίδας όπου βρισκόσασταν, για όταν γυρίσετε πίσω.',
    until: 'Έως το κλείσιμο της καρτέλας',
  },
  'tanstack_router_reload:': {
    purpose: 'Σημείωση ότι μια σελίδα ξαναφορτώθηκε μία φορά, όταν ο ιστότοπος είχε ανανεωθεί στο μεταξύ.',
    until: 'Έως το κλείσιμο της καρτέλας',
  },
};

/** Everything that the site stores in a browser: where, and under which name or prefix. */
export const storedKeys = [
  ...Object.entries(cookies).map(([kind, explained]) => ({
    storage: 'cookie',
    name: cookieNames[kind as keyof typeof cookieNames],
    isWhole: true,
    ...explained,
  })),
  ...Object.entries(local).map(([name, explained]) => ({
    storage: 'τοπική αποθήκευση',
    name,
    isWhole: true,
    ...explained,
  })),
  ...Object.entries(tab).map(([name, explained]) => ({
    storage: 'αποθήκευση καρτέλας',
    name,
    isWhole: true,
    ...explained,
  })),
  ...Object.entries(drafts).map(([name, explained]) => ({
    storage: 'αποθήκευση καρτέλας',
    name: `${draftPrefix}${name}:`,
    isWhole: false,
    ...explained,
  })),
  ...Object.entries(adminDrafts).map(([name, explained]) => ({
    storage: 'αποθήκευση καρτέλας',
    name: `${adminDraftPrefix}${name}:`,
    isWhole: false,
    ...explained,
  })),
  ...Object.entries(ofLibrary).map(([name, explained]) => ({
    storage: 'αποθήκευση καρτέλας',
    name,
    isWhole: false,
    ...explained,
  })),
];

/** The features without which a name is never stored. */
const switchOf: Partial<Record<string, Switch>> = {
  [cookieNames.chat]: 'chat',
  chat: 'chat',
  chatOutbox: 'chat',
  chatWindow: 'chat',
  chatDraft: 'chat',
  comparison: 'comparison',
  comparisonShown: 'comparison',
  wizard: 'wizard',
  homePlan: 'wizard',
};

/** Name, purpose and lifetime of everything that the site stores in a browser, with the features that it has now. */
export const storageRows = (): Row[] =>
  storedKeys
    .filter(({ name }) => {
      const feature = switchOf[name];
      return feature === undefined || isOn(feature);
    })
    .map(({ storage, name, isWhole, purpose, until }) => [
      `${name}${isWhole ? '' : '…'} (${storage})`,
      purpose,
      until,
    ]);
