import { Checkbox } from '#ui/form/Checkbox.tsx';
import { beginEarlyText } from '#features/booking/early-begin.ts';

interface Props {
  checked: boolean;
  onChange: (beginsEarly: boolean) => void;
}

/** Asks a consumer for consent to begin the installation before the right of withdrawal has expired. */
export function BeginEarly({ checked, onChange }: Props) {
  return (
    <section>
      <h3 className="mb-2 text-base font-semibold tracking-normal">Πότε αρχίζει η εγκατάσταση</h3>
      <Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)}>
        {beginEarlyText('η εγκατάσταση')}
      </Checkbox>
      <p className="mt-2 text-base text-text-2">
        Προαιρετικό: χωρίς αυτό, η εγκατάσταση γίνεται μετά τις 14 ημέρες.
      </p>
    </section>
  );
}
