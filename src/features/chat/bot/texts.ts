import { company, isEverOpen } from '#shared/company.ts';
import type { SupportHours } from '../support-contract.ts';
import type { BotOffers } from './offers.ts';
import { hoursText } from './support-hours.ts';

/** When somebody answers, as the specification writes it: « Δευτέρα έως Παρασκευή, 8:00 – 18:00,»; nothing where no hours are said. */
const answered = (hours: SupportHours) =>
  hours.days.length === 0 ? '' : ` ${hoursText(hours).replace(/0?(\d+:\d\d)–/, '$1 – ')},`;

const forward = 'Να το προωθήσω σε συνάδελφο;';

/** Every sentence that the bot says by itself. */
export const botTexts = {
  /** On opening, and in answer to whatever it does not know. */
  get greeting() {
    return `Γεια σας! Είμαι ο ψηφιακός βοηθός ${company().ofName}. Ρωτήστε με για προϊόντα, τιμές, υποστήριξη και ραντεβού, ή ζητήστε έναν εκπρόσωπό μας.`;
  },
  cameras:
    'Έχουμε κάμερες για κάθε χώρο: εσωτερικές, εξωτερικές, ασύρματες, και συστήματα με καταγραφικό. Πείτε μου τι θέλετε να προστατεύσετε και θα σας δείξω τις κατάλληλες.',
  prices({ installationFrom, hasSurvey }: BotOffers) {
    const { promises, phone } = company();
    const begins =
      installationFrom === undefined
        ? ''
        : `Η εγκατάσταση ξεκινά από ${installationFrom} χωρίς ΦΠΑ για ένα βασικό σύστημα. `;
    return hasSurvey
      ? `${begins}Για ακριβή τιμή κάνουμε ${promises.freeSurvey ? 'δωρεάν ' : ''}εκτίμηση στον χώρο σας.`
      : `${begins}Για ακριβή τιμή ζητήστε μας προσφορά από τη σελίδα «Επικοινωνία» ή στο ${phone}.`;
  },
  support(hours: SupportHours) {
    const { emergency, phone } = company();
    return emergency
      ? `Η υποστήριξή μας λειτουργεί 24 ώρες το 24ωρο, 7 ημέρες την εβδομάδα. Για έκτακτη ανάγκη καλέστε στο ${emergency.phone}.`
      : `Η υποστήριξή μας απαντά${answered(hours)} στο ${phone}.`;
  },
  appointment({ hasServices }: BotOffers) {
    const online = hasServices ? 'online, από τη σελίδα των υπηρεσιών μας, ή ' : '';
    return `Ραντεβού κλείνετε ${online}τηλεφωνικά στο ${company().phone}.`;
  },
  /** The technicians answer in the hours of support and come in the opening hours. */
  repair(hours: SupportHours, { hasServices }: BotOffers) {
    const when = isEverOpen() ? ` ${company().openingHoursText}` : '';
    return `Οι τεχνικοί μας απαντούν${answered(hours)} και έρχονται με ραντεβού${when}. Περιγράψτε μου το πρόβλημα${hasServices ? ' ή κλείστε ραντεβού' : ''}.`;
  },
  get welcome() {
    return `Καλώς ήρθατε ${company().atName}! Πώς μπορώ να σας βοηθήσω;`;
  },
  handOver: 'Σας συνδέω με έναν εκπρόσωπό μας. Μείνετε στη συνομιλία, παρακαλώ.',
  /** After the hand-over: nobody has read it yet. */
  told: 'Ένας εκπρόσωπός μας που είναι εδώ ειδοποιήθηκε και θα σας γράψει.',
  looking: 'Κοιτάζω αν είναι εδώ κάποιος εκπρόσωπός μας.',
  /** Nobody is there: the specification's sentence. */
  busy: 'Δυστυχώς όλοι οι εκπρόσωποί μας είναι απασχολημένοι. Θα επικοινωνήσουμε μαζί σας το συντομότερο δυνατό.',
  /** The same outside the hours of support. */
  away: 'Αυτή την ώρα δεν είναι εδώ κανένας εκπρόσωπός μας. Θα επικοινωνήσουμε μαζί σας το συντομότερο δυνατό.',
  /** What it does not know, after it has said so. */
  unknown: `Αυτό δεν το γνωρίζω. ${forward}`,
  /** The end of an answer after which a «yes» asks for a person. */
  forward,
  get unknownAgain() {
    return `Ούτε αυτό το γνωρίζω. Να σας συνδέσω με συνάδελφο, ή προτιμάτε να καλέσετε στο ${company().phone};`;
  },
  found: 'Σχετικά με αυτό βρήκα:',
  foundAgain: 'Και γι’ αυτό βρήκα:',
  /** It is asked for, and the search found nothing. */
  notFound: 'Δεν το βρήκα στον κατάλογό μας. Να ρωτήσω συνάδελφο;',
  /** Instead of an answer that was given just before. */
  again: 'Αυτό σας το έγραψα μόλις πιο πάνω. Αν δεν σας καλύπτει, να το προωθήσω σε συνάδελφο;',
  listening: 'Σας ακούω. Πείτε μου τι χρειάζεστε, ή επιλέξτε:',
  askContact: 'Αφήστε μας το email σας, για να σας απαντήσουμε εκεί με όλη τη συνομιλία μας.',
  left: 'Κρατήσαμε τη συνομιλία μας ως μήνυμα. Θα σας απαντήσουμε με email.',
  back: 'Συνεχίζετε με τον ψηφιακό βοηθό μας. Σε τι άλλο μπορώ να σας βοηθήσω;',
} as const;

export type BotTopic = 'cameras' | 'prices' | 'support' | 'appointment' | 'repair' | 'welcome';

export const personReply = 'Θέλω εκπρόσωπο';

/** The suggestions, of what the shop has; each of them is answered by its own rule. */
export const quickRepliesFor = ({ sellsCameras, hasServices }: BotOffers): string[] => [
  ...(sellsCameras ? ['Κάμερες ασφαλείας'] : []),
  ...(hasServices ? ['Τιμές εγκατάστασης'] : []),
  company().emergency ? 'Υποστήριξη 24/7' : 'Υποστήριξη',
  ...(hasServices ? ['Κλείσιμο ραντεβού'] : []),
  personReply,
];
