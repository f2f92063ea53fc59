import { plural } from './greek.ts';
import { athensDate, athensInstant } from './dates.ts';
import { monthsBefore } from './months.ts';

/** How long data is stored after the event in `from`; whole years count from the end of that event's calendar year. */
export type Keeping = {
  data: string;
  from: string;
} & ({ months: number } | { fullYears: number } | { days: number } | { hours: number });

/** How long the data is stored that belongs to no feature; each feature declares its own. */
export const generalRetention = {
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
