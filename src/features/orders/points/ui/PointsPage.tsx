import { createFileRoute } from '@tanstack/react-router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { company } from '#shared/company.ts';
import { plural } from '#shared/greek.ts';
import { whyNot } from '#shared/viewer.ts';
import { useApi } from '#ui/page/api.ts';
import { pageHead } from '#ui/page/head.ts';
import { requireOn } from '#ui/page/require-on.ts';
import { useViewer } from '#ui/page/session.ts';
import { Breadcrumbs } from '#ui/components/Breadcrumbs.tsx';
import { pointsPerEuro } from '../contract.ts';
import { shareText } from '../rules.ts';
import { PointsHistory } from './PointsHistory.tsx';

export const Route = createFileRoute('/points')({
  beforeLoad: requireOn('points'),
  async loader({ context: { queryClient, api } }) {
    const { viewer } = await queryClient.ensureQueryData(api.account.getSession.queryOptions());
    if (whyNot(viewer, 'buyer') === null)
      await queryClient.fetchQuery({ ...api.orders.getPoints.queryOptions(), staleTime: 0 });
  },
  head: ({ match }) => pageHead(match, { title: 'Πόντοι επιβράβευσης' }),
  component: PointsPage,
});

const rules = () => [
  `Κάθε παραγγελία δίνει ${plural(company().points.perEuro, 'πόντο', 'πόντους')} για κάθε ακέραιο ευρώ που πληρώσατε, μόλις παραδοθεί.`,
  `Οι ${pointsPerEuro} πόντοι είναι 1 € έκπτωση στα προϊόντα επόμενης παραγγελίας. Τους εξαργυρώνετε στο βήμα «Πληρωμή», σε ακέραια ευρώ.`,
  `Με πόντους καλύπτεται έως ${shareText()} των προϊόντων με ΦΠΑ· όχι τα μεταφορικά ούτε η εγκατάσταση. Η έκπτωση περιέχει ΦΠΑ.`,
  'Αν η παραγγελία ακυρωθεί, παίρνετε πίσω τους πόντους που εξαργυρώσατε σε αυτήν· αν σας επιστραφεί μέρος των χρημάτων, το ανάλογο μέρος τους.',
  'Όταν σας επιστρέφονται χρήματα, μένουν οι πόντοι για όσα πληρώσατε και δεν σας επιστράφηκαν· οι υπόλοιποι αφαιρούνται. Αν τους έχετε ήδη εξαργυρώσει, αφαιρούνται από τους επόμενους· το υπόλοιπο δεν γίνεται αρνητικό.',
  'Οι πόντοι δεν λήγουν, δεν μεταβιβάζονται και δεν ανταλλάσσονται με χρήματα. Χάνονται αν διαγράψετε τον λογαριασμό σας.',
];

function PointsPage() {
  const mayBuy = whyNot(useViewer(), 'buyer') === null;
  return (
    <div className="wrap pt-4.5">
      <Breadcrumbs items={[{ label: 'Αρχική', href: '/' }, { label: 'Πόντοι επιβράβευσης' }]} />
      <h1 className="mt-4 text-3xl">Πόντοι επιβράβευσης</h1>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <section>
          <h2 className="text-xl">Πώς λειτουργούν</h2>
          <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-text-3">
            {rules().map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
        {mayBuy && (
          <section>
            <h2 className="mb-3 text-xl">Οι πόντοι σας</h2>
            <OwnPoints />
          </section>
        )}
      </div>
    </div>
  );
}

function OwnPoints() {
  return <PointsHistory account={useSuspenseQuery(useApi().orders.getPoints.queryOptions()).data} />;
}
