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
import { WithdrawalReceipt } from './WithdrawalReceipt.tsx';
import { WithdrawalReview } from './WithdrawalReview.tsx';

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
