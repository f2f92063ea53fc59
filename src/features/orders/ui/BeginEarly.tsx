import { Checkbox } from '../../../ui/form/Checkbox.tsx';

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
        Ζητώ να αρχίσει πριν λήξουν οι 14 ημέρες της υπαναχώρησης. Γνωρίζω ότι, αν υπαναχωρήσω αφού αρχίσει,
        πληρώνω όσο αναλογεί στην εργασία που έγινε, και ότι μόλις ολοκληρωθεί χάνω το δικαίωμα υπαναχώρησης
        για αυτήν.
      </Checkbox>
      <p className="mt-2 text-base text-text-2">
        Προαιρετικό: χωρίς αυτό, η εγκατάσταση γίνεται μετά τις 14 ημέρες.
      </p>
    </section>
  );
}
