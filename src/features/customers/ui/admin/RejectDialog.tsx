import { useState } from 'react';
import { ReasonDialog } from '#ui/form/ReasonDialog.tsx';
import type { Customer } from '../../contract.ts';
import { defaultRejectionReason } from '../../rules.ts';
import { useDecide } from './use-decide.ts';

export function RejectDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { isPending, reject } = useDecide(onClose);
  // The account as it was when the question was asked: another administrator may decide in the meantime.
  const [seen] = useState(customer);
  return (
    <ReasonDialog
      title={`Απόρριψη: ${customer.fullName}`}
      description="Ο πελάτης δεν θα βλέπει τιμές και θα λάβει email με τον λόγο. Μπορείτε να τον αποκαταστήσετε αργότερα."
      label="Λόγος"
      hint="Τον διαβάζει ο πελάτης."
      maxLength={500}
      usual={defaultRejectionReason}
      confirmLabel="Απόρριψη"
      pending={isPending}
      onConfirm={(reason) => reject(seen, reason)}
      onClose={onClose}
    />
  );
}
