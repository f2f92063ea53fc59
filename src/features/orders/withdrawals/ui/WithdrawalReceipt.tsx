import { CircleCheck, Printer } from 'lucide-react';
import { athensDate, athensTime, formatLongDate } from '#shared/dates.ts';
import { Button } from '#ui/components/Button.tsx';
import type { Withdrawal } from '../contract.ts';
import { SummaryRow, WithdrawalSummary } from './WithdrawalSummary.tsx';

interface Props {
  declared: Withdrawal;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

export function WithdrawalReceipt({ declared, receivedAt }: Props) {
  const at = new Date(receivedAt);
  return (
    <section aria-labelledby="withdrawal-receipt">
      <CircleCheck className="icon-lg text-ok-text" />
      <h2 id="withdrawal-receipt" tabIndex={-1} className="mt-2.5 text-2xl outline-none">
        Λάβαμε τη δήλωσή σας
      </h2>
      <p className="mt-2 text-text-2">
        Η βεβαίωση παραλαβής έρχεται στο {declared.email}.{' '}
        {declared.orderNumber
          ? 'Θα σας ενημερώσουμε για τον τρόπο επιστροφής των προϊόντων.'
          : 'Θα επικοινωνήσουμε μαζί σας.'}
      </p>
      <WithdrawalSummary declared={declared}>
        <SummaryRow label="Παραλήφθηκε">
          <time dateTime={receivedAt}>
            {formatLongDate(athensDate(at))}, {athensTime(at)}
          </time>
        </SummaryRow>
      </WithdrawalSummary>
      <Button variant="outline" className="mt-7 print:hidden" onClick={() => window.print()}>
        <Printer />
        Εκτύπωση
      </Button>
    </section>
  );
}
