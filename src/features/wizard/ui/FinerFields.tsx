import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import type { Home } from '#features/advice/types.ts';
import type { FinerNumber } from '../answers-contract.ts';
import { finerLabels } from '../finer-labels.ts';
import type { FinerFaults } from '../saved-state.ts';

interface Props {
  names: readonly FinerNumber[];
  typed: Readonly<Record<string, string>>;
  faults: FinerFaults;
  /** With the defaults of what is not answered. */
  home: Home | undefined;
  onType: (typed: Record<string, string>) => void;
}

/** Optional numbers; an empty field says what will be assumed. */
export function FinerFields({ names, typed, faults, home, onType }: Props) {
  return names.map((name) => {
    const { label, unit, hint } = finerLabels[name];
    const text = typed[name] ?? '';
    const assumed = home && `${String(home[name]).replace('.', ',')}${unit ? ` ${unit}` : ''}`;
    return (
      <Field
        key={name}
        label={unit ? `${label} (${unit})` : label}
        hint={[text.trim() === '' && assumed ? `Υποθέτουμε ${assumed}` : '', hint].filter(Boolean).join('. ')}
        error={faults[name]}
      >
        <Input
          inputMode="numeric"
          maxLength={8}
          value={text}
          onChange={(event) => onType({ ...typed, [name]: event.target.value })}
        />
      </Field>
    );
  });
}
