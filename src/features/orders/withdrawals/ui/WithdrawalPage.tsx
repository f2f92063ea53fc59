import { createFileRoute } from '@tanstack/react-router';
import { useLinkToken } from '#ui/page/use-link-token.ts';
import { pageHead } from '#ui/page/head.ts';
import { plainSearch } from '#ui/page/plain-search.ts';
import { withdrawalAddress } from '../search.ts';
import { WithdrawalRights } from './WithdrawalRights.tsx';
import { WithdrawalSteps } from './WithdrawalSteps.tsx';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { describeError } from '#ui/page/failed-change.ts';
import { Button } from '#ui/components/Button.tsx';
import { Notice } from '#ui/components/Notice.tsx';

export const Route = createFileRoute('/withdrawal')({
  validateSearch: plainSearch,
  head: ({ match }) =>
    pageHead(match, {
      title: 'Υπαναχώρηση από τη σύμβαση',
      description:
        import.meta.env.SSR &&
        'Αλλάξτε γνώμη για αγορά ή υπηρεσία μέσα σε 14 ημέρες, χωρίς να αναφέρετε τον λόγο. Η δήλωση γίνεται εδώ και η βεβαίωση έρχεται με email.',
    }),
  component: WithdrawalPage,
});

const linkNames = ['confirm'] as const;

function WithdrawalPage() {
  const { order: orderNumber, appointment: appointmentDate } = withdrawalAddress.read(Route.useSearch());
  const [{ confirm }] = useLinkToken(linkNames);
  return (
    <div className="wrap py-10 md:py-14">
      <h1 className="text-3xl">Υπαναχώρηση από τη σύμβαση</h1>
      <p className="mt-2.5 max-w-[60ch] text-text-2">
        Αλλάξατε γνώμη; Ως καταναλωτής έχετε 14 ημέρες για να υπαναχωρήσετε, χωρίς να αναφέρετε τον λόγο και
        χωρίς να χρειάζεται λογαριασμός.
      </p>
      <div className="mt-8 grid gap-x-20 gap-y-14 md:mt-10 md:grid-cols-[minmax(0,560px)_minmax(0,400px)] lg:gap-x-32">
        {confirm ? (
          <ConfirmWithdrawal key={confirm} token={confirm} />
        ) : (
          <WithdrawalSteps
            key={orderNumber ?? appointmentDate}
            orderNumber={orderNumber}
            appointmentDate={appointmentDate}
          />
        )}
        <WithdrawalRights />
      </div>
    </div>
  );
}

/** The link in a withdrawal's receipt. It acts on a click only: programs that check e-mails open links too. */
function ConfirmWithdrawal({ token }: { token: string }) {
  const { mutate, data, error, isPending } = useMutation(
    useApi().orders.confirmWithdrawal.mutationOptions({ meta: { title: 'Η δήλωση δεν επιβεβαιώθηκε' } }),
  );
  if (data)
    return (
      <div role="status">
        <Notice tone="ok">{data.message}</Notice>
      </div>
    );
  return (
    <section aria-labelledby="confirm-withdrawal" className="grid justify-items-start gap-5 self-start">
      <h2 id="confirm-withdrawal" className="text-2xl">
        Επιβεβαίωση της δήλωσης
      </h2>
      {error && (
        <div role="alert">
          <Notice tone="critical">{describeError(error).description}</Notice>
        </div>
      )}
      <p className="text-text-2">
        Επιβεβαιώστε ότι στείλατε εσείς τη δήλωση υπαναχώρησης. Ισχύει από την ώρα που τη λάβαμε.
      </p>
      <Button size="lg" pending={isPending} pendingLabel="Επεξεργασία..." onClick={() => mutate({ token })}>
        Την έστειλα εγώ
      </Button>
    </section>
  );
}
