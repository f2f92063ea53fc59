import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#ui/page/api.ts';
import { ConfirmAccess } from '../ConfirmAccess.tsx';
import { ConfirmSecondStep, type ConfirmedSecondStep } from './ConfirmSecondStep.tsx';
import { Button } from '#ui/components/Button.tsx';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { Notice } from '#ui/components/Notice.tsx';

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

const takeFocus = (element: HTMLElement | null) => element?.focus();

interface Props {
  /** Says that the second step is on. A toast would cover the codes. */
  message: string;
  codes: readonly string[];
  onDone: () => void;
}

/** Replaces the form that turned the second step on: the recovery codes for a lost phone, shown only once. */
function RecoveryCodes({ message, codes, onDone }: Props) {
  return (
    <div className="mt-4 grid gap-4 border-t border-line pt-4">
      <Notice tone="medium">
        <p ref={takeFocus} role="status" tabIndex={-1} className="font-medium outline-none">
          {message}
        </p>
        <p>
          Φυλάξτε τους κωδικούς ανάκτησης: δεν θα φανούν ξανά. Ο καθένας ισχύει για μία χρήση, αν χαθεί το
          κινητό.
        </p>
      </Notice>
      <ul aria-label="Κωδικοί ανάκτησης" className="code grid grid-cols-2 gap-x-6 gap-y-1.5 text-base">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex gap-2">
        <CopyButton text={codes.join('\n')} done="Οι κωδικοί αντιγράφηκαν" />
        <Button size="sm" onClick={onDone}>
          Τους φύλαξα
        </Button>
      </div>
    </div>
  );
}
