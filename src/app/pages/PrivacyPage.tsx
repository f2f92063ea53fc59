import { createFileRoute } from '@tanstack/react-router';
import { company } from '#shared/company.ts';
import { pageHead } from '#ui/page/head.ts';
import { useSession } from '#ui/page/session.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import { LegalPage, type LegalSection } from './LegalPage.tsx';
import { purposeRows, retentionRows, storageRows, type Row } from './privacy-tables.ts';

export const Route = createFileRoute('/privacy')({
  head: ({ match }) =>
    pageHead(match, {
      title: 'Πολιτική απορρήτου',
      description:
        import.meta.env.SSR && 'Ποια προσωπικά δεδομένα κρατάμε, γιατί, για πόσο και ποια δικαιώματα έχετε.',
    }),
  component: PrivacyPage,
});

const sections = (analyticsUrl: string | undefined): readonly LegalSection[] => [
  {
    id: 'controller',
    title: 'Υπεύθυνος επεξεργασίας',
    body: (
      <p>
        «{company.legalName}», {company.address.text}. Για κάθε θέμα προσωπικών δεδομένων γράψτε μας στο{' '}
        <TextLink href={company.emailHref}>{company.email}</TextLink> ή καλέστε στο{' '}
        <TextLink href={company.phoneHref}>{company.phone}</TextLink>.
      </p>
    ),
  },
  {
    id: 'purposes',
    title: 'Τι επεξεργαζόμαστε και γιατί',
    body: (
      <>
        <RowTable head={['Σκοπός', 'Δεδομένα', 'Νομική βάση']} rows={purposeRows} />
        <p>
          Όσα πεδία δεν έχουν την ένδειξη «προαιρετικό» χρειάζονται για τη σύμβαση ή τα ζητά ο νόμος· χωρίς
          αυτά δεν μπορούμε να ανταποκριθούμε. Δεν λαμβάνουμε αποφάσεις με αποκλειστικά αυτοματοποιημένο
          τρόπο: κάθε λογαριασμό τον εξετάζει άνθρωπος. Οι προτάσεις προϊόντων στον λογαριασμό σας προκύπτουν
          από όσα έχετε αγοράσει ή δει.
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'Για πόσο τα κρατάμε',
    body: (
      <>
        <RowTable head={['Δεδομένα', 'Διάρκεια']} rows={retentionRows} />
        <p>
          Η διαγραφή γίνεται αυτόματα, κάθε νύχτα. Αν μετά από μια απόρριψη εκκρεμεί ακόμη παραγγελία ή
          ραντεβού σας, τα στοιχεία σβήνονται μόλις αυτά κλείσουν.
        </p>
      </>
    ),
  },
  {
    id: 'recipients',
    title: 'Ποιοι τα λαμβάνουν',
    body: (
      <>
        <p>
          Μόνο όσοι χρειάζονται για τη δουλειά τους: η εταιρεία μεταφορών (όνομα, διεύθυνση, τηλέφωνο), η
          τράπεζα ή ο πάροχος πληρωμών (ποσό, αριθμός παραγγελίας, email και στοιχεία κάρτας, τα οποία δεν
          αποθηκεύουμε), ο λογιστής και η φορολογική διοίκηση, οι πάροχοι φιλοξενίας και ηλεκτρονικού
          ταχυδρομείου που ενεργούν για λογαριασμό μας. Όταν ερχόμαστε σε εσάς, μπορεί να ανοίξουμε τη
          διαδρομή στους Χάρτες Google: τότε η Google λαμβάνει τη διεύθυνση, χωρίς όνομα ή τηλέφωνο. Δεν
          πουλάμε και δεν ανταλλάσσουμε δεδομένα.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies και αποθήκευση στο πρόγραμμα περιήγησης',
    body: (
      <>
        <p>
          Στο πρόγραμμα περιήγησής σας μένουν μόνο τα παρακάτω. Είναι απαραίτητα για όσα ζητάτε, γι’ αυτό δεν
          χρειάζεται συγκατάθεση. Δεν χρησιμοποιούμε διαφημιστικά cookies ούτε cookies τρίτων, και οι
          γραμματοσειρές και οι εικόνες έρχονται από τον δικό μας διακομιστή.
        </p>
        <RowTable head={['Όνομα', 'Σκοπός', 'Διάρκεια']} rows={storageRows} />
        {analyticsUrl ? (
          <p>
            Μόνο αν συμφωνήσετε, στέλνουμε στην υπηρεσία μετρήσεων {new URL(analyticsUrl).hostname} ποιες
            σελίδες ανοίγετε, χωρίς cookies και χωρίς στοιχεία του λογαριασμού σας, για να βλέπουμε ποιες
            διαβάζονται (άρθρο 6 παρ. 1 στ. α΄ ΓΚΠΔ). Όπως σε κάθε σύνδεση, η υπηρεσία βλέπει τη διεύθυνση IP
            και το πρόγραμμα περιήγησής σας. Αλλάζετε γνώμη όποτε θέλετε από τις «Ρυθμίσεις cookies» στο τέλος
            κάθε σελίδας.
          </p>
        ) : (
          <p>Δεν χρησιμοποιούμε υπηρεσίες μέτρησης επισκεψιμότητας.</p>
        )}
      </>
    ),
  },
  {
    id: 'security',
    title: 'Ασφάλεια',
    body: (
      <p>
        Οι κωδικοί αποθηκεύονται μόνο ως κρυπτογραφικό αποτύπωμα. Τις παραγγελίες και τα ραντεβού σας βλέπετε
        εσείς και όσοι από εμάς τα εκτελούν. Αν συμβεί παραβίαση που σας αφορά, σας ενημερώνουμε χωρίς
        καθυστέρηση.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Τα δικαιώματά σας',
    body: (
      <>
        <p>
          Έχετε δικαίωμα πρόσβασης, διόρθωσης, διαγραφής, περιορισμού, φορητότητας και εναντίωσης, και
          μπορείτε να ανακαλέσετε συγκατάθεση που δώσατε. Από τον λογαριασμό σας διορθώνετε μόνοι σας τα
          στοιχεία σας, κατεβάζετε αντίγραφο όσων περιέχει και τον διαγράφετε. Για τα υπόλοιπα γράψτε μας·
          απαντάμε μέσα σε έναν μήνα, χωρίς χρέωση. Με τη διαγραφή του λογαριασμού σβήνονται αμέσως τα
          προσωπικά σας στοιχεία, και από τις παραγγελίες και τα ραντεβού, και οι συνομιλίες σας με την
          υποστήριξη· από τις παραγγελίες και τα ραντεβού μένουν μόνο προϊόντα, ποσά, ημερομηνίες και η πόλη,
          για όσο αναφέρει ο παραπάνω πίνακας. Ο λογαριασμός διαγράφεται μόλις ολοκληρωθούν οι παραγγελίες που
          εκκρεμούν.
        </p>
        <p>
          Αν θεωρείτε ότι θίγονται τα δικαιώματά σας, μπορείτε να υποβάλετε καταγγελία στην{' '}
          <TextLink href="https://www.dpa.gr">Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα</TextLink>{' '}
          (Κηφισίας 1-3, 115 23 Αθήνα, τηλ. 210 647 5600).
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Αλλαγές',
    body: <p>Όταν αλλάζει κάτι ουσιώδες, ανανεώνουμε το κείμενο και την ημερομηνία στην αρχή της σελίδας.</p>,
  },
];

function PrivacyPage() {
  const { site } = useSession();
  return (
    <LegalPage
      title="Πολιτική απορρήτου"
      intro="Κρατάμε όσα χρειάζονται για να σας εξυπηρετήσουμε και τίποτα περισσότερο. Εδώ εξηγούμε τι, γιατί και για πόσο."
      validFrom="26 Νοεμβρίου 2026"
      sections={sections(site.analyticsUrl)}
    />
  );
}

const cell = 'py-2.5 pr-4 text-left align-top wrap-anywhere max-sm:block max-sm:py-0.5';

/** A table within a text; on a phone the cells of each row are stacked. */
function RowTable({ head, rows }: { head: Row; rows: readonly Row[] }) {
  return (
    <table className="mt-4 w-full text-base max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line-strong">
          {head.map((name) => (
            <th key={name} scope="col" className={`${cell} font-medium text-text-3`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="border-b border-line max-sm:block max-sm:py-2">
            <th scope="row" className={`${cell} font-medium`}>
              {name}
            </th>
            {cells.map((text) => (
              <td key={text} className={`${cell} text-text-2`}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
