import { createFileRoute } from '@tanstack/react-router';
import { useLinkToken } from '#ui/page/use-link-token.ts';
import { pageHead } from '#ui/page/head.ts';
import { plainSearch } from '#ui/page/plain-search.ts';
import { withdrawalAddress } from '../search.ts';
import { ConfirmWithdrawal } from './ConfirmWithdrawal.tsx';
import { WithdrawalRights } from './WithdrawalRights.tsx';
import { WithdrawalSteps } from './WithdrawalSteps.tsx';

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
