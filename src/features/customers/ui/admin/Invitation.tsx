import { useMutation } from '@tanstack/react-query';
import { MailPlus, MailX } from 'lucide-react';
import { Button } from '#ui/components/Button.tsx';
import { useApi } from '#ui/page/api.ts';
import type { CustomerFile } from '../../contract.ts';

/** Invites a customer without an account to choose a password, or withdraws the invitation. */
export function Invitation({ customer: { id, email, account } }: { customer: CustomerFile }) {
  const { customers } = useApi();
  const invite = useMutation(
    customers.inviteCustomers.mutationOptions({
      meta: { failure: 'Η πρόσκληση δεν στάλθηκε', confirms: ['customers', 'admin'] },
    }),
  );
  const withdraw = useMutation(
    customers.withdrawInvitation.mutationOptions({
      meta: { failure: 'Η πρόσκληση δεν ανακλήθηκε', confirms: ['customers', 'admin'] },
    }),
  );
  if (account === 'own' || email === '') return null;
  return account === 'invited' ? (
    <Button
      size="sm"
      variant="outline"
      pending={withdraw.isPending}
      pendingLabel="Ανάκληση..."
      onClick={() => withdraw.mutate({ customerId: id })}
    >
      <MailX />
      Ανάκληση πρόσκλησης
    </Button>
  ) : (
    <Button
      size="sm"
      variant="outline"
      pending={invite.isPending}
      pendingLabel="Αποστολή..."
      onClick={() => invite.mutate({ customerIds: [id] })}
    >
      <MailPlus />
      Πρόσκληση για λογαριασμό
    </Button>
  );
}
