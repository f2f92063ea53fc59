import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../ui/api.ts';
import { showRefusal, useZodForm } from '../../../ui/form.ts';
import { useViewer } from '../../../ui/session.ts';
import { Steps } from '../../../ui/Steps.tsx';
import { useHeadingFocus } from '../../../ui/use-heading-focus.ts';
import type { Withdrawal } from '../contract.ts';
import { withdrawalForm } from '../withdrawal-form.ts';
import { WithdrawalFields } from './WithdrawalFields.tsx';
import { WithdrawalReceipt } from './WithdrawalReceipt.tsx';
import { WithdrawalReview } from './WithdrawalReview.tsx';

const steps = ['Στοιχεία', 'Επιβεβαίωση'];

/** The two steps that the law asks for (Directive 2011/83/EU, article 11a): to declare, and to confirm; then the receipt. */
export function WithdrawalSteps({ orderNumber }: { orderNumber: string | undefined }) {
  const { customer } = useViewer();
  const form = useZodForm(withdrawalForm, {
    orderNumber: orderNumber ?? '',
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
