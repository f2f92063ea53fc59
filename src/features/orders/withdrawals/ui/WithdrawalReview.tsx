import { company } from '#shared/company.ts';
import { formatLongDate } from '#shared/dates.ts';
import { Button } from '#ui/components/Button.tsx';
import type { Withdrawal } from '../contract.ts';
import { WithdrawalSummary } from './WithdrawalSummary.tsx';

interface Props {
  declared: Withdrawal;
  isPending: boolean;
  onBack: () => void;
  onConfirm: () => void;
}

export function WithdrawalReview({ declared, isPending, onBack, onConfirm }: Props) {
  return (
    <section aria-labelledby="withdrawal-review" className="mt-7">
      <h2 id="withdrawal-review" tabIndex={-1} className="text-xl outline-none">
        Ελέγξτε τη δήλωσή σας
      </h2>
      <p className="mt-2 text-text-2">
        Προς {company.legalName}: δηλώνω ότι υπαναχωρώ από τη σύμβασή μου για{' '}
        {declared.appointmentDate ? (
          <>το ραντεβού της ημέρας {formatLongDate(declared.appointmentDate)}</>
        ) : (
          <>
            την παραγγελία <span className="code whitespace-nowrap text-text">{declared.orderNumber}</span>
          </>
        )}
        .
      </p>
      <WithdrawalSummary declared={declared} />
      <div className="mt-7 flex flex-wrap gap-3 max-sm:*:grow">
        <Button size="lg" pending={isPending} pendingLabel="Αποστολή..." onClick={onConfirm}>
          Επιβεβαίωση υπαναχώρησης
        </Button>
        <Button size="lg" variant="outline" disabled={isPending} onClick={onBack}>
          Πίσω
        </Button>
      </div>
    </section>
  );
}
