import { useMutation } from '@tanstack/react-query';
import { formatDateTime } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { Button } from '#ui/components/Button.tsx';
import type { Order } from '../../../contract.ts';

/** Dismisses a withdrawal that does not bind: a stranger's, or one that came too late. */
export function DismissWithdrawal({
  withdrawal: { id = '', receivedAt, name = '', email = '' },
}: {
  withdrawal: Order['withdrawals'][number];
}) {
  const { mutateAsync } = useMutation(
    useApi().orders.dismissWithdrawal.mutationOptions({
      meta: { title: 'Η δήλωση δεν απορρίφθηκε', inForm: true, confirms: ['account'] },
    }),
  );
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() =>
        confirm({
          title: 'Απόρριψη της δήλωσης υπαναχώρησης;',
          description: `Η δήλωση της ${formatDateTime(new Date(receivedAt))} από ${name} (${email}) παύει να δεσμεύει, και ο πελάτης ενημερώνεται με email.`,
          reason: { label: 'Λόγος', hint: 'Τον διαβάζει και ο πελάτης', maxLength: 500 },
          cancelLabel: 'Όχι',
          confirmLabel: 'Ναι, απόρριψη',
          action: (reason) => mutateAsync({ withdrawalId: id, reason }),
        })
      }
    >
      Απόρριψη της δήλωσης υπαναχώρησης
    </Button>
  );
}
