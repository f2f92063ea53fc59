import type { Text } from '#server/texts.ts';
import { isEverOpen } from '#shared/company.ts';

const title = { kind: 'line', maxLength: 80 } as const;
const text = { kind: 'lines', maxLength: 300 } as const;

/** What the page of the services says beside them. */
export const servicesText: Text = {
  key: 'services.intro',
  label: 'Υπηρεσίες: εισαγωγή και κλείσιμο',
  kind: 'page',
  page: 'services',
  path: '/services',
  parts: {
    title,
    intro: text,
    title1: { ...title, label: 'Τίτλος στο τέλος της σελίδας' },
    text1: { ...text, label: 'Κείμενο στο τέλος της σελίδας' },
  },
  ready: () => ({
    title: 'Υπηρεσίες που ξεκινούν από τον χώρο σας',
    intro: 'Δείτε τι περιλαμβάνει η κάθε υπηρεσία και κλείστε ώρα που σας βολεύει.',
    title1: 'Χρειάζεστε κάτι διαφορετικό;',
    text1: 'Περιγράψτε μας τον χώρο και τις ανάγκες σας και θα σχεδιάσουμε μια λύση ειδικά για εσάς.',
  }),
};

const about = () => `## Η εταιρεία {#company}

«{επωνυμία}», {διεύθυνση}. {στοιχεία}.

## Τι κάνουμε {#what}

Διαθέτουμε συστήματα ασφαλείας για σπίτια και επιχειρήσεις. Στη σελίδα κάθε προϊόντος γράφουμε τα χαρακτηριστικά και τα όριά του, ώστε να ξέρετε τι αγοράζετε.

## Πώς μας βρίσκετε {#contact}

Τηλέφωνο {τηλέφωνο}, email {email}.${isEverOpen() ? ' Είμαστε ανοιχτά: {ωράριο}.' : ''}
`;

/** Who the company is. */
export const aboutText: Text = {
  key: 'about',
  label: 'Ποιοι είμαστε',
  kind: 'page',
  page: 'about',
  path: '/about',
  parts: { title, intro: text, body: { kind: 'markdown', maxLength: 20_000 } },
  ready: () => ({
    title: 'Ποιοι είμαστε',
    intro: 'Συστήματα ασφαλείας για σπίτια και επιχειρήσεις.',
    body: about(),
  }),
};
