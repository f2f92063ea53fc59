import { asksTakeBack, withTakeBack } from '#shared/take-back.ts';
import { Checkbox } from './Checkbox.tsx';

interface Props {
  when: 'delivery' | 'visit';
  notes: string;
  onChange: (notes: string) => void;
}

const where = {
  delivery: 'Έχω παλιά συσκευή για ανακύκλωση: να την πάρετε χωρίς χρέωση όταν φέρετε τη νέα.',
  visit: 'Έχω παλιά συσκευή για ανακύκλωση: να την πάρει ο τεχνικός χωρίς χρέωση.',
};

/** Asks to take an old device along: a line of the notes, which go wherever the order or the visit is read. */
export function TakeBack({ when, notes, onChange }: Props) {
  return (
    <Checkbox
      checked={asksTakeBack(notes)}
      onChange={(event) => onChange(withTakeBack(notes, event.target.checked))}
    >
      {where[when]}
    </Checkbox>
  );
}
