import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#ui/page/api.ts';
import { showRefusal, useZodForm } from '#ui/form/form.ts';
import { useViewer } from '#ui/page/session.ts';
import { Notice } from '#ui/components/Notice.tsx';
import { Steps } from '#ui/components/Steps.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { useHeadingFocus } from '#ui/page/use-heading-focus.ts';
import type { Withdrawal } from '../contract.ts';
import { withdrawalForm } from '../form.ts';
import { WithdrawalFields } from './WithdrawalFields.tsx';
import { CircleCheck, Printer } from 'lucide-react';
import { athensDate, athensTime, formatLongDate } from '#shared/dates.ts';
import { Button } from '#ui/components/Button.tsx';
import { SummaryRow, WithdrawalSummary } from './WithdrawalSummary.tsx';
import { company } from '#shared/company.ts';

const steps = ['Στοιχεία', 'Επιβεβαίωση'];

interface Known {
  orderNumber: string | undefined;
  appointmentDate: string | undefined;
}

/**
 * The two steps that the law requires (Directive 2011/83/EU, article 11a): declaration and confirmation; then the receipt.
 */
export function WithdrawalSteps({ orderNumber, appointmentDate }: Known) {
  const { customer } = useViewer();
  const form = useZodForm(withdrawalForm, {
    about: appointmentDate ? 'appointment' : 'order',
    orderNumber: orderNumber ?? '',
    appointmentDate: appointmentDate ?? '',
    name: customer ? `${customer.firstName} ${customer.lastName}` : '',
    email: customer?.email ?? '',
    statement: '',
  });
  const [declared, setDeclared] = useState<Withdrawal>();
  const [receivedAt, setReceivedAt] = useState<string>();
  const { mutate, isPending } = useMutation(
    useApi().orders.withdraw.mutationOptions({
      meta: { title: 'Η δήλωση δεν στάλθηκε', inForm: true },
      onSuccess: (answer) => setReceivedAt(answer.receivedAt),
      onError(error) {
        showRefusal(form, error);
        if (Object.keys(form.formState.errors).length > 0) setDeclared(undefined);
      },
    }),
  );

  const step = receivedAt ? 2 : declared ? 1 : 0;
  const top = useHeadingFocus(step);

  if (customer?.accountType === 'b2b') {
    return (
      <Notice className="self-start">
        Ο λογαριασμός σας είναι επιχείρησης και το δικαίωμα υπαναχώρησης έχουν μόνο οι καταναλωτές. Για
        επιστροφή ή ακύρωση <TextLink href="/contact">επικοινωνήστε μαζί μας</TextLink>.
      </Notice>
    );
  }
  return (
    <div ref={top}>
      {declared && receivedAt ? (
        <WithdrawalReceipt declared={declared} receivedAt={receivedAt} />
      ) : (
        <>
          <Steps
            label="Βήματα της δήλωσης"
            steps={steps}
            current={step}
            onOpen={() => setDeclared(undefined)}
          />
          {declared ? (
            <WithdrawalReview
              declared={declared}
              isPending={isPending}
              onBack={() => setDeclared(undefined)}
              onConfirm={() => mutate(declared)}
            />
          ) : (
            <WithdrawalFields form={form} onDeclare={setDeclared} />
          )}
        </>
      )}
    </div>
  );
}

interface Props {
  declared: Withdrawal;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

function WithdrawalReceipt({ declared, receivedAt }: Props) {
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

interface WithdrawalReviewProps {
  declared: Withdrawal;
  isPending: boolean;
  onBack: () => void;
  onConfirm: () => void;
}

function WithdrawalReview({ declared, isPending, onBack, onConfirm }: WithdrawalReviewProps) {
  return (
    <section aria-labelledby="withdrawal-review" className="mt-7">
      <h2 id="withdrawal-review" tabIndex={-1} className="text-xl outline-none">
        Ελέγξτε τη δήλωσή σας
      </h2>
      <p className="mt-2 text-text-2">
        Προς {company().legalName}: δηλώνω ότι υπαναχωρώ από τη σύμβασή μου για{' '}
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
