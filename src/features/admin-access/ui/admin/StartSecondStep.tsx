import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#ui/page/api.ts';
import { ConfirmAccess } from '../ConfirmAccess.tsx';
import { ConfirmSecondStep, type ConfirmedSecondStep } from './ConfirmSecondStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/**
 * Turns the second step on in steps: the password (and a present code, if it replaces another app), the secret for the app, a
 * code from it, then the recovery codes.
 */
export function StartSecondStep({ onDone }: { onDone: () => void }) {
  const { adminAccess } = useApi();
  const queryClient = useQueryClient();
  const [confirmed, setConfirmed] = useState<ConfirmedSecondStep>();
  const { data: begun, mutateAsync } = useMutation(
    adminAccess.beginSecondStep.mutationOptions({ meta: { title: 'Δεν ξεκίνησε', inForm: true } }),
  );

  if (confirmed) {
    return <RecoveryCodes message={confirmed.message} codes={confirmed.recoveryCodes} onDone={onDone} />;
  }
  if (begun) {
    return (
      <ConfirmSecondStep
        secret={begun.secret}
        uri={begun.uri}
        onCancel={onDone}
        onConfirmed={(given) => {
          setConfirmed(given);
          void queryClient.invalidateQueries({ queryKey: adminAccess.getSecondStep.key() });
        }}
      />
    );
  }
  return (
    <div className="mt-4 border-t border-line pt-4">
      <ConfirmAccess
        onConfirm={mutateAsync}
        submitLabel="Συνέχεια"
        pendingLabel="Έλεγχος..."
        onCancel={onDone}
      />
    </div>
  );
}
