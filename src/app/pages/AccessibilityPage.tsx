import { createFileRoute } from '@tanstack/react-router';
import { company } from '#shared/company.ts';
import { pageHead } from '#ui/page/head.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import { LegalPage, type LegalSection } from './LegalPage.tsx';

export const Route = createFileRoute('/accessibility')({
  head: ({ match }) =>
    pageHead(match, {
      title: 'Δήλωση προσβασιμότητας',
    }),
  component: AccessibilityPage,
});

const sections = (): readonly LegalSection[] => [
  {
    id: 'goal',
    title: 'Στόχος',
    body: (
      <p>
        Στόχος μας είναι ο ιστότοπος να ανταποκρίνεται στις οδηγίες WCAG 2.1, επίπεδο AA, στις οποίες
        παραπέμπουν το πρότυπο EN 301 549 και ο ν. 4994/2022 για τις απαιτήσεις προσβασιμότητας.
      </p>
    ),
  },
  {
    id: 'how',
    title: 'Τι έχουμε κάνει',
    body: (
      <ul>
        <li>Όλες οι λειτουργίες γίνονται και μόνο με το πληκτρολόγιο, και φαίνεται πάντα πού βρίσκεστε.</li>
        <li>Τα πεδία έχουν ετικέτες, και κάθε λάθος εμφανίζεται δίπλα στο πεδίο του.</li>
        <li>Ό,τι αλλάζει στη σελίδα ανακοινώνεται στους αναγνώστες οθόνης.</li>
        <li>Υπάρχει φωτεινό και σκούρο θέμα, και οι κινήσεις σταματούν αν το ζητά η συσκευή σας.</li>
        <li>Οι σελίδες διαβάζονται και σε οθόνη πλάτους 320 εικονοστοιχείων, χωρίς οριζόντια κύλιση.</li>
      </ul>
    ),
  },
  {
    id: 'limits',
    title: 'Τι δεν καλύπτεται ακόμη',
    body: (
      <ul>
        <li>Οι εικόνες των προϊόντων έχουν ως περιγραφή μόνο το όνομα του προϊόντος.</li>
        <li>Χωρίς JavaScript διαβάζετε τις σελίδες, αλλά δεν μπορείτε να στείλετε φόρμες· καλέστε μας.</li>
      </ul>
    ),
  },
  {
    id: 'tested',
    title: 'Πώς το ελέγχουμε',
    body: (
      <p>
        Η δήλωση βασίζεται σε δική μας εξέταση: αυτόματο έλεγχο των σελίδων και δοκιμές με πληκτρολόγιο σε
        κάθε νέα έκδοση. Δεν έχει γίνει έλεγχος από τρίτο.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Αν κάτι σας δυσκολεύει',
    body: (
      <p>
        Γράψτε μας στο <TextLink href={company().emailHref}>{company().email}</TextLink> ή καλέστε στο{' '}
        <TextLink href={company().phoneHref}>{company().phone}</TextLink> και θα σας βοηθήσουμε. Αν δεν σας
        εξυπηρετήσουμε, μπορείτε να απευθυνθείτε στον{' '}
        <TextLink href="https://www.synigoroskatanaloti.gr">Συνήγορο του Καταναλωτή</TextLink>.
      </p>
    ),
  },
];

function AccessibilityPage() {
  return (
    <LegalPage
      title="Δήλωση προσβασιμότητας"
      intro="Πώς χρησιμοποιείτε το κατάστημα με όποιο μέσο σας εξυπηρετεί, και τι δεν καλύπτεται ακόμη."
      validFrom="22 Νοεμβρίου 2026"
      sections={sections()}
    />
  );
}
