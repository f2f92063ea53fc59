import type { Text } from '#server/texts.ts';
import { company, isEverOpen } from '#shared/company.ts';

const title = { kind: 'line', maxLength: 80 } as const;
const text = { kind: 'lines', maxLength: 300 } as const;

function support(): { title3: string; text3: string } {
  return company().emergency
    ? {
        title3: 'Υποστήριξη 24/7',
        text3: 'Τηλεφωνική γραμμή όλο το εικοσιτετράωρο, κάθε μέρα του χρόνου: {τηλέφωνο ανάγκης}.',
      }
    : {
        title3: 'Υποστήριξη μετά την αγορά',
        text3: isEverOpen()
          ? 'Μας βρίσκετε στο τηλέφωνο τις ώρες που είμαστε ανοιχτά: {ωράριο}.'
          : 'Μας βρίσκετε στο τηλέφωνο {τηλέφωνο}.',
      };
}

function afterSurvey(): string {
  const { freeSurvey, offersInTwoDays } = company().promises;
  const offer = offersInTwoDays ? 'προσφορά εντός δύο εργάσιμων ημερών' : 'γραπτή προσφορά';
  return freeSurvey
    ? `Δωρεάν αυτοψία και ${offer}.`
    : 'Πείτε μας για τον χώρο σας και τι θέλετε να προστατεύσετε.';
}

/** What the home page says, in its order. */
export const homeTexts: readonly Text[] = [
  {
    key: 'home.hero',
    label: 'Αρχική: πρώτη οθόνη',
    kind: 'page',
    page: 'home',
    path: '/',
    parts: { title: { ...title, label: 'Τίτλος της σελίδας' }, intro: text },
    ready: () => ({
      title: company().claim || 'Ασφάλεια για το σπίτι και την επιχείρηση.',
      intro:
        'Κάμερες, συναγερμοί και έλεγχος πρόσβασης για σπίτια και επιχειρήσεις. Βρείτε τι χρειάζεται ο χώρος σας ή ρωτήστε μας.',
    }),
  },
  {
    key: 'home.protect',
    feature: 'wizard',
    label: 'Αρχική: τι προστατεύετε',
    kind: 'page',
    page: 'home',
    path: '/',
    parts: { title, intro: text },
    ready: () => ({
      title: 'Τι προστατεύετε;',
      intro:
        'Βρείτε το σύστημά σας σε τέσσερα βήματα. Ο οδηγός λαμβάνει υπόψη τον χώρο, τις ανάγκες και τον προϋπολογισμό σας και προτείνει συγκεκριμένα προϊόντα.',
    }),
  },
  {
    key: 'home.steps',
    label: 'Αρχική: τρία βήματα',
    kind: 'page',
    page: 'home',
    path: '/',
    parts: { title, title1: title, text1: text, title2: title, text2: text, title3: title, text3: text },
    ready: () => ({
      title: 'Τρία βήματα, ένα σχέδιο',
      title1: 'Αυτοψία',
      text1: 'Τεχνικός βλέπει τον χώρο, μετρά ανοίγματα και διαδρομές και ακούει τι σας ανησυχεί.',
      title2: 'Μελέτη',
      text2: 'Παίρνετε γραπτή προσφορά με τις συσκευές, τις θέσεις τους και το κόστος.',
      title3: 'Εγκατάσταση',
      text3: 'Περνάμε τα καλώδια, ρυθμίζουμε το σύστημα και σας δείχνουμε πώς λειτουργεί.',
    }),
  },
  {
    key: 'home.installation',
    feature: 'wizard',
    label: 'Αρχική: ένα σπίτι, πριν και μετά',
    kind: 'page',
    page: 'home',
    path: '/',
    parts: {
      title: { ...title, isOptional: true, label: 'Τίτλος (κενός: το σχέδιο δεν εμφανίζεται)' },
      intro: { ...text, isOptional: true },
    },
    ready: () => ({
      title: 'Ένα σπίτι, πριν και μετά',
      intro:
        'Παράδειγμα: τι προτείνει ο οδηγός επιλογής για μια συνηθισμένη μονοκατοικία, με προϊόντα του καταλόγου μας.',
    }),
  },
  {
    key: 'home.reasons',
    label: 'Αρχική: γιατί εμάς',
    kind: 'page',
    page: 'home',
    path: '/',
    parts: { title, title1: title, text1: text, title2: title, text2: text, title3: title, text3: text },
    ready: () => ({
      title: 'Γιατί {εταιρεία}',
      title1: 'Επαγγελματική εγκατάσταση',
      text1: `${company().promises.licensedTechnicians ? 'Αδειοδοτημένοι τεχνικοί, κ' : 'Κ'}αθαρή όδευση καλωδίων, και ένα σύστημα που ξέρετε να το χειριστείτε.`,
      title2: 'Ποιοτικά προϊόντα',
      text2:
        'Κάθε προϊόν έχει τη νόμιμη εγγύηση των δύο ετών, και στη σελίδα του γράφουμε τα χαρακτηριστικά και τα όριά του.',
      ...support(),
    }),
  },
  {
    key: 'home.closing',
    label: 'Αρχική: κλείσιμο',
    kind: 'page',
    page: 'home',
    path: '/',
    parts: { title, intro: text },
    ready: () => ({ title: 'Μιλήστε μαζί μας', intro: afterSurvey() }),
  },
];
