import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Textarea } from '../../../../ui/Textarea.tsx';
import type { Customer } from '../../contract.ts';
import { defaultRejectionReason } from '../../rules.ts';
import { useDecide } from './use-decide.ts';

/** Asks whether and why before a customer is turned down. */
export function RejectDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const [reason, setReason] = useState(defaultRejectionReason);
  const { isPending, reject } = useDecide(onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Απόρριψη: ${customer.fullName}`}
      description="Ο πελάτης δεν θα βλέπει τιμές και θα λάβει email με την αιτία. Μπορείτε να τον αποκαταστήσετε αργότερα."
      confirmLabel="Απόρριψη"
      pending={isPending}
      onConfirm={() => reject(customer.id, reason)}
    >
      <Field label="Αιτία" hint="Την διαβάζει ο πελάτης.">
        <Textarea
          size="sm"
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}
