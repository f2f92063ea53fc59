import { company, isEverOpen } from '#shared/company.ts';
import { formatEuro } from '#shared/money.ts';
import type { CheckoutPayment } from '#features/orders/contract.ts';
import { isByCourier } from '#features/orders/delivery.ts';
import { offeredPayments } from '#features/orders/payments/payment.ts';
import type { BotOffers } from './offers.ts';
import { areaText } from '#shared/postal-places.ts';
import { hoursText } from './support-hours.ts';
import { hasOne, type ReadMessage } from './message-words.ts';
import type { SupportHours } from '../support-contract.ts';

/** What the bot knows of the company in addition to the code's constants. */
export type CompanyFacts = BotOffers & {
  /** When administrators answer. */
  hours: SupportHours;
  /** The postal-code prefixes where the technicians go; none means nowhere. */
  area: readonly string[];
  takesCards: boolean;
};

const topics = ['complaint', 'fault', 'codes', 'returns', 'cancel', 'orders', 'privacy', 'law', 'payment', 'delivery', 'guarantee', 'hours', 'address', 'area', 'languages', 'thanks'] as const; // prettier-ignore
export type FactTopic = (typeof topics)[number];

const words: Record<FactTopic, readonly string[]> = {
  complaint: ['παραπονο', 'παραπονα', 'απαραδεκτ*', 'αισχος', 'ντροπη', 'δεν ηρθε', 'δεν ηρθαν', 'δεν εμφανιστηκε', 'κοροιδ*', 'απατη', 'απατεων*', 'χαλια', 'complaint'],
  fault: ['δεν συνδε*', 'δεν δουλευει', 'δεν δουλευουν', 'δεν λειτουργει', 'δεν λειτουργουν', 'δεν αναβει', 'δεν γραφει', 'δεν βλεπω', 'δεν δειχνει', 'δεν εχει εικονα', 'δεν εχω εικονα', 'δεν εχει ηχο', 'δεν φορτιζει', 'δεν οπλιζει', 'δεν ανοιγει', 'δεν χτυπαει', 'χαλασ*', 'χαλασμεν*', 'βλαβη', 'βλαβες', 'χωρις λογο', 'προβλημα', 'εσβησε', 'κολλησε', 'σφαλμα', 'ψευδοσυναγερμ*', 'σταματησε', 'not working', 'does not work', 'broken'],
  codes: ['εχασα κωδικο', 'ξεχασα κωδικο', 'χαθηκε κωδικος', 'θυμαμαι κωδικο', 'forgot password', 'lost code'],
  returns: ['επιστροφη', 'επιστρεψ*', 'επιστρεφ*', 'υπαναχωρ*', 'αλλαγη προιοντος', 'αλλαξω προιον', 'γυρισω πισω', 'πισω λεφτα', 'λεφτα πισω', 'refund', 'return'],
  cancel: ['ακυρωσ*', 'ακυρων*', 'cancel'],
  orders: ['παραγγελια', 'παραγγελιες', 'δεμα', 'tracking', 'order'],
  privacy: ['διαγραψ* στοιχεια', 'διαγραφη στοιχειων', 'σβησετε στοιχεια', 'διαγραφη λογαριασμου', 'διαγραψω λογαριασμο', 'προσωπικα δεδομενα', 'στοιχεια μου', 'gdpr'],
  law: ['παρανομ*', 'νομιμ*', 'νομος', 'νομο', 'νομοθεσια', 'επιτρεπεται', 'απαγορευεται', 'πολυκατοικια', 'ηχογραφ*', 'ακουω λενε', 'ακουω υπαλληλ*', 'παρακολουθ* υπαλληλ*', 'μερες κρατ* βιντεο', 'κρατ* βιντεο', 'πινακιδα', 'legal', 'illegal'],
  payment: ['δοσεις', 'ατοκ*', 'iris', 'paypal', 'klarna', 'revolut', 'αντικαταβολη', 'πληρω*', 'πιστωτικη', 'χρεωστικη', 'δεχεστε καρτα', 'δεχεστε καρτες', 'τραπεζικη', 'installments', 'payment', 'pay'],
  delivery: ['παραδοση', 'παραδιδετε', 'αποστολη', 'αποστολες', 'στελνετε', 'courier', 'κουριερ', 'μεταφορικα', 'ποτε θα λαβω', 'ποτε θα παραλαβω', 'delivery', 'shipping'],
  guarantee: ['εγγυηση', 'εγγυησεις', 'guarantee', 'warranty'],
  hours: ['ωραριο', 'τι ωρες', 'τι ωρα', 'ποιες ωρες', 'ωρες λειτουργιας', 'ανοιχτα', 'ανοιχτοι', 'ανοιγετε', 'κλειστα', 'κλειστοι', 'ανοιξατε', 'ποτε κλεινετε', 'κλεινετε κυριακη', 'κλεινετε σαββατο', 'κλεινετε σημερα', 'λειτουργειτε', 'opening hours', 'are open', 'you open', 'times open'],
  address: ['που βρισκεστε', 'που ειστε', 'που ειναι καταστημα', 'που ειναι μαγαζι', 'διευθυνση σας', 'βρω μαγαζι', 'πως ερθω', 'where are you', 'your address'],
  area: ['εγκατασταση στη', 'εγκατασταση στην', 'εγκατασταση στο', 'εγκατασταση στον', 'εγκατασταση σε', 'ερχεστε', 'εγκαθιστατε', 'εξυπηρετειτε', 'καλυπτετε', 'ποιες περιοχες', 'περιοχη μου', 'επαρχια', 'νησι', 'νησια', 'εκτος αττικης'],
  languages: ['αγγλικα', 'english', 'αγγλοφωνος', 'speak'],
  thanks: ['ευχαριστω', 'ευχαριστουμε', 'thanks', 'thank you', 'ευχαριστως'],
}; // prettier-ignore

/** Facts that say what a message is about, although it also names a camera, a technician or the support. */
const leading: ReadonlySet<FactTopic> = new Set([
  'complaint',
  'fault',
  'codes',
  'returns',
  'cancel',
  'privacy',
  'law',
]);

/** How many facts answer one message at most. */
const maxFacts = 2;

/** The facts that a message asks for, the most urgent first. */
export function factsAskedFor(message: ReadMessage): FactTopic[] {
  const asked = topics.filter(
    (topic) => hasOne(message, words[topic]) || (topic === 'languages' && message.isEnglish),
  );
  const others = asked.filter((topic) => topic !== 'languages' && topic !== 'thanks');
  // A word of thanks ends a question, and a message in English is answered in it besides.
  return [
    ...others.slice(0, maxFacts),
    ...asked.filter((topic) => topic === 'languages'),
    ...(others.length === 0 ? asked.filter((topic) => topic === 'thanks') : []),
  ];
}

export const leads = (topic: FactTopic): boolean => leading.has(topic);

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ή ${parts.at(-1)}`;

/** Where administrators answer a telephone or a message, as a sentence. */
const answering = (hours: SupportHours) =>
  hours.days.length === 0 ? '' : ` Εκπρόσωποί μας απαντούν ${hoursText(hours)}.`;

export function factText(topic: FactTopic, { hours, area, takesCards, hasServices }: CompanyFacts): string {
  switch (topic) {
    case 'complaint':
      return `Λυπάμαι γι’ αυτό. Θέλετε να το προωθήσω αμέσως σε συνάδελφο; Μπορείτε και να καλέσετε στο ${company().phone}.`;
    case 'fault':
      return `Για βλάβη ή ενόχληση πείτε μου ποια συσκευή είναι, τι κάνει και από πότε${hasServices ? ', ή κλείστε επίσκεψη επισκευής' : ''}. Τηλέφωνο: ${company().phone}.${answering(hours)}`;
    case 'codes':
      return `Τον κωδικό του λογαριασμού σας τον αλλάζετε από το «Ξεχάσατε τον κωδικό;» της σύνδεσης. Κωδικούς συναγερμού δεν δίνουμε και δεν ζητάμε στη συνομιλία: καλέστε μας στο ${company().phone}.`;
    case 'returns':
      return 'Ως καταναλωτής μπορείτε να υπαναχωρήσετε μέσα σε 14 ημέρες από την παραλαβή. Η δήλωση γίνεται από τη σελίδα «Υπαναχώρηση». Για ελαττωματικό προϊόν πείτε μου τι συνέβη.';
    case 'cancel':
      return 'Παραγγελία που εκκρεμεί και ραντεβού που δεν πλησιάζει τα ακυρώνετε από τον λογαριασμό σας. Για ό,τι έχει προχωρήσει, ζητήστε έναν εκπρόσωπό μας.';
    case 'orders':
      return 'Την πορεία κάθε παραγγελίας τη βλέπετε στον λογαριασμό σας, στις «Παραγγελίες». Αν κάτι δεν είναι όπως το περιμένατε, ζητήστε έναν εκπρόσωπό μας.';
    case 'privacy':
      return 'Ποια στοιχεία κρατάμε, για πόσο και πώς τα διαγράφετε το γράφει η σελίδα «Απόρρητο». Τον λογαριασμό σας τον διαγράφετε μόνοι σας από το προφίλ, και εκεί κατεβάζετε ό,τι σας αφορά.';
    case 'law':
      return 'Κάμερα επιτρέπεται για τον δικό σας χώρο: όχι στον δρόμο, στον γείτονα ή σε χώρους ξεκούρασης και εργασίας, χωρίς ήχο, με πινακίδα πριν από την είσοδο και διαγραφή κατά κανόνα σε 15 ημέρες. Σε κοινόχρηστους χώρους πολυκατοικίας αποφασίζει η γενική συνέλευση. Για τη δική σας περίπτωση ρωτήστε έναν εκπρόσωπό μας.';
    case 'payment':
      return paymentText(offeredPayments(takesCards));
    case 'delivery':
      return `Παραδίδουμε με τους εξής τρόπους: ${company()
        .deliveries.map(({ label, promise }) => `${label} (${promise})`)
        .join(' · ')}.`;
    case 'guarantee':
      return 'Για τους καταναλωτές κάθε προϊόν έχει τη νόμιμη εγγύηση δύο ετών. Όσα έχουν και εμπορική λένε στη σελίδα τους ποιος τη δίνει, για πόσο και με ποιους όρους.';
    case 'hours':
      return isEverOpen()
        ? `Το κατάστημα είναι ανοιχτό ${company().openingHoursText}.${answering(hours)}`
        : `Καλέστε μας στο ${company().phone}.${answering(hours)}`;
    case 'address':
      return `Μας βρίσκετε: ${company().address.text}. Τηλέφωνο ${company().phone}.`;
    case 'area': {
      const areSent = company().deliveries.some(({ id }) => isByCourier(id));
      return area.length === 0
        ? `Οι τεχνικοί μας δεν αναλαμβάνουν προς το παρόν νέες εγκαταστάσεις.${areSent ? ' Τα προϊόντα τα στέλνουμε με courier.' : ''}`
        : `Οι τεχνικοί μας πηγαίνουν ${areaText(area)}.${areSent ? ' Αλλού στέλνουμε τα προϊόντα με courier, χωρίς εγκατάσταση.' : ''}`;
    }
    case 'languages':
      return `This assistant answers in Greek only. Write “agent” to be connected with a person, or call ${company().phone}${englishHours()}.`;
    case 'thanks':
      return 'Παρακαλώ! Αν χρειαστείτε κάτι άλλο, είμαι εδώ.';
  }
}

function paymentText(offered: readonly CheckoutPayment[]): string {
  if (offered.length === 0) return `Για τους τρόπους πληρωμής καλέστε μας στο ${company().phone}.`;
  return `Στο ηλεκτρονικό κατάστημα πληρώνετε με ${listed(offered.map((type) => paymentNames[type]))}. ${cashText()}Άλλος τρόπος, όπως δόσεις ή IRIS, δεν υπάρχει.`;
}

function cashText(): string {
  const { takesCash, cashLimitCents, cashFeeCents } = company().payments;
  if (!takesCash) return '';
  const fee = cashFeeCents > 0 ? `, με ${formatEuro(cashFeeCents)} επιπλέον` : '';
  return `Αντικαταβολή γίνεται για πληρωτέο ποσό κάτω από ${formatEuro(cashLimitCents)}${fee}. `;
}

const paymentNames: Record<CheckoutPayment, string> = {
  card: 'κάρτα',
  bank_transfer: 'τραπεζική κατάθεση',
  cash: 'αντικαταβολή',
};

const englishDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
function englishHours(): string {
  if (!isEverOpen()) return '';
  const hours = company()
    .openingHours.filter(({ spans }) => spans.length > 0)
    .map(({ days, spans }) => {
      const [first, last] = [englishDays[(days[0] ?? 1) - 1], englishDays[(days.at(-1) ?? 1) - 1]];
      return `${first === last ? first : `${first}–${last}`} ${spans.map(({ opens, closes }) => `${opens}–${closes}`).join(' & ')}`;
    })
    .join(', ');
  return ` (shop hours: ${hours})`;
}

/** The page that a fact leads to. */
export const factLinks: Partial<Record<FactTopic, { label: string; href: string }>> = {
  codes: { label: 'Νέος κωδικός λογαριασμού', href: '/password-reset' },
  returns: { label: 'Υπαναχώρηση', href: '/withdrawal' },
  privacy: { label: 'Απόρρητο', href: '/privacy' },
  hours: { label: 'Επικοινωνία και ωράριο', href: '/contact' },
  address: { label: 'Χάρτης και επικοινωνία', href: '/contact' },
  delivery: { label: 'Όροι παράδοσης', href: '/terms' },
  guarantee: { label: 'Όροι και εγγύηση', href: '/terms' },
};
