import { plural } from './greek.ts';
import { athensDate, athensInstant } from './dates.ts';
import { monthsBefore } from './months.ts';

/** How long data is stored after the event in `from`; whole years count from the end of that event's calendar year. */
export type Keeping = {
  data: string;
  from: string;
} & ({ months: number } | { fullYears: number } | { days: number } | { hours: number });

/** How long personal data is stored: the nightly jobs delete by these rules, and the privacy page shows them. */
export const retention = {
  rejectedAccounts: { data: 'Αίτηση λογαριασμού που απορρίφθηκε', months: 6, from: 'από την απόρριψη' },
  orders: {
    data: 'Παραγγελίες και δηλώσεις υπαναχώρησης',
    fullYears: 5,
    from: 'από το τέλος του έτους τους, για τη φορολογική διοίκηση',
  },
  appointments: {
    data: 'Ραντεβού',
    months: 24,
    from: 'από την ημέρα τους· όσων επαναλαμβάνονται, από την ημέρα της επόμενης συντήρησης',
  },
  messages: {
    data: 'Μηνύματα επικοινωνίας, αιτήματα από τον οδηγό επιλογής και οι απαντήσεις μας',
    months: 12,
    from: 'από την αποστολή',
  },
  adviceLinks: {
    data: 'Σύνδεσμος προς πρόταση του οδηγού επιλογής: οι απαντήσεις για τον χώρο και η πρόταση, χωρίς στοιχεία σας',
    days: 30,
    from: 'από τη δημιουργία του',
  },
  chats: {
    data: 'Συνομιλίες υποστήριξης με συνδεδεμένους πελάτες, και τα στοιχεία χωρίς κείμενο των υπολοίπων',
    months: 12,
    from: 'από το τελευταίο μήνυμα',
  },
  visitorChats: {
    data: 'Τα κείμενα των συνομιλιών υποστήριξης με επισκέπτες που δεν έχουν συνδεθεί, το email τους και ο σύνδεσμος με το πρόγραμμα περιήγησης',
    days: 90,
    from: 'από το τελευταίο μήνυμα',
  },
  restockRequests: {
    data: 'Αίτημα να ειδοποιηθείτε για προϊόν που εξαντλήθηκε· νωρίτερα διαγράφεται με το email της ειδοποίησης ή την ακύρωση',
    months: 12,
    from: 'από την επιβεβαίωση',
  },
  restockLinks: {
    data: 'Το ίδιο αίτημα, όσο δεν έχετε επιβεβαιώσει το email σας',
    hours: 48,
    from: 'από την υποβολή',
  },
  alerts: {
    data: 'Ειδοποιήσεις, του λογαριασμού σας και του καταστήματος. Σε όσες αφορούν επανειλημμένες αποτυχημένες συνδέσεις διαχειριστή αναγράφεται η διεύθυνση IP',
    months: 12,
    from: 'από την ημέρα τους',
  },
  auditLog: {
    data: 'Ιστορικό ενεργειών των διαχειριστών: τι άλλαξαν σε λογαριασμό, παραγγελία ή ραντεβού',
    months: 24,
    from: 'από την ενέργεια',
  },
  customerSessions: { data: 'Συνεδρία σύνδεσης', days: 30, from: 'από την τελευταία χρήση' },
  adminSessions: {
    data: 'Συνεδρία διαχειριστή, με διεύθυνση IP και πρόγραμμα περιήγησης',
    hours: 12,
    from: 'από την τελευταία χρήση',
  },
  adminBrowsers: {
    data: 'Αποτύπωμα του cookie διαχειριστή, για να αναγνωρίζεται το πρόγραμμα περιήγησης στην επόμενη σύνδεση',
    days: 60,
    from: 'από τη λήξη της συνεδρίας',
  },
  passwordResets: { data: 'Αίτηση νέου κωδικού', hours: 1, from: 'από την υποβολή' },
  emailChanges: {
    data: 'Αλλαγή του email του λογαριασμού: το προηγούμενο και το νέο, για να μπορείτε να την αναιρέσετε',
    days: 7,
    from: 'από την αίτηση',
  },
  rateLimits: {
    data: 'Πλήθος προσπαθειών ανά διεύθυνση IP ή email, από τα οποία φυλάσσεται μόνο κρυπτογραφικό αποτύπωμα',
    hours: 1,
    from: 'το πολύ, από την πρώτη προσπάθεια',
  },
  sentMails: { data: 'Αντίγραφο του email στην ουρά αποστολής', hours: 24, from: 'από την αποστολή' },
  demoMails: {
    data: 'Email στο γραμματοκιβώτιο της επίδειξης, όπου δεν στέλνονται πραγματικά',
    days: 30,
    from: 'από την αποστολή',
  },
} as const satisfies Record<string, Keeping>;

export type RetentionName = keyof typeof retention;

/** Converts a rule in hours or days to milliseconds. */
export const retentionMs = (rule: { days: number } | { hours: number }) =>
  ('days' in rule ? rule.days * 24 : rule.hours) * 3_600_000;

/** Returns the instant before which data is too old under a rule and is deleted. */
export function retainedSince(rule: Keeping, now: Date): Date {
  if ('months' in rule) return monthsBefore(now, rule.months);
  if ('fullYears' in rule) {
    const year = Number(athensDate(now).slice(0, 4)) - rule.fullYears;
    return athensInstant(`${year}-01-01`, '00:00');
  }
  return new Date(now.getTime() - retentionMs(rule));
}

/** Writes a rule in words: «6 μήνες από την απόρριψη». */
export function keepingText(rule: Keeping): string {
  const time =
    'months' in rule
      ? plural(rule.months, 'μήνας', 'μήνες')
      : 'fullYears' in rule
        ? plural(rule.fullYears, 'έτος', 'έτη')
        : 'days' in rule
          ? plural(rule.days, 'ημέρα', 'ημέρες')
          : plural(rule.hours, 'ώρα', 'ώρες');
  return `${time} ${rule.from}`;
}
