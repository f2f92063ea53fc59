import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';
import type { Order } from '../../../contract.ts';

const ReasonDialog = lazyPart(() => import('#ui/form/ReasonDialog.tsx'), 'ReasonDialog');

/** Dismisses a withdrawal that does not bind: a stranger's, or one that came too late. */
export function DismissWithdrawal({
  withdrawal: { id = '', receivedAt, name = '', email = '' },
}: {
  withdrawal: Order['withdrawals'][number];
}) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { mutate, isPending } = useMutation(
    useApi().orders.dismissWithdrawal.mutationOptions({
      meta: { title: 'Η δήλωση δεν απορρίφθηκε', confirms: ['account'] },
      onSuccess: close,
    }),
  );
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        Απόρριψη της δήλωσης υπαναχώρησης
      </Button>
      {isAsking && (
        <ReasonDialog
          title="Απόρριψη της δήλωσης υπαναχώρησης;"
          description={`Η δήλωση της ${formatDateTime(new Date(receivedAt))} από ${name} (${email}) παύει να δεσμεύει, και ο πελάτης ενημερώνεται με email.`}
          label="Λόγος"
          hint="Τον διαβάζει και ο πελάτης"
          maxLength={500}
          cancelLabel="Όχι"
          confirmLabel="Ναι, απόρριψη"
          pending={isPending}
          onConfirm={(reason) => mutate({ withdrawalId: id, reason })}
          onClose={close}
        />
      )}
    </>
  );
}
