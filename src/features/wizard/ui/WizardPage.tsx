import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../../ui/page/head.ts';
import { plainSearch } from '../../../ui/page/plain-search.ts';

export const Route = createFileRoute('/wizard')({
  validateSearch: plainSearch,
  head: ({ match }) =>
    pageHead(match, {
      title: 'Οδηγός επιλογής συστήματος ασφαλείας',
      description:
        'Πείτε μας για τον χώρο σας και δείτε ποιο σύστημα ασφαλείας του ταιριάζει, με την αιτία για κάθε προϊόν. Δωρεάν, γρήγορο, προσωπικό.',
    }),
  component: WizardPage,
});

function WizardPage() {
  return <h1>x</h1>;
}
