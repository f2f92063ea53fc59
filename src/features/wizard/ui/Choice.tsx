import type { ReactNode } from 'react';
import { Field } from '#ui/form/Field.tsx';
import { Select } from '#ui/form/Select.tsx';

interface Props<Value extends string> {
  label: string;
  values: readonly Value[];
  labels: Record<Value, string>;
  /** Undefined while it is not answered. */
  value: Value | undefined;
  hint?: ReactNode;
  onChange: (value: Value) => void;
}

/** A question of one choice that always has an answer. */
export function Choice<Value extends string>({ label, values, labels, value, hint, onChange }: Props<Value>) {
  return (
    <Field label={label} hint={hint}>
      <Select
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((one) => one === target.value);
          if (chosen) onChange(chosen);
        }}
      >
        <Options values={values} labels={labels} />
      </Select>
    </Field>
  );
}

interface OptionalProps<Value extends string> extends Omit<Props<Value>, 'onChange'> {
  /** What is reckoned with until it is answered. */
  assumed: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** An optional question of one choice; unanswered it shows what is assumed. */
export function OptionalChoice<Value extends string>({
  label,
  values,
  labels,
  value,
  hint,
  assumed,
  onChange,
}: OptionalProps<Value>) {
  return (
    <Field label={label} hint={hint}>
      <Select
        value={value ?? ''}
        onChange={({ target }) => onChange(values.find((one) => one === target.value))}
      >
        <option value="">{assumed === undefined ? 'Επιλέξτε' : `Υποθέτουμε: ${labels[assumed]}`}</option>
        <Options values={values} labels={labels} />
      </Select>
    </Field>
  );
}

function Options<Value extends string>({ values, labels }: Pick<Props<Value>, 'values' | 'labels'>) {
  return values.map((one) => (
    <option key={one} value={one}>
      {labels[one]}
    </option>
  ));
}

const yesNo = ['yes', 'no'] as const;
const yesNoLabels = { yes: 'Ναι', no: 'Όχι' };
const wordOf = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'yes' : 'no');

interface YesNoProps {
  label: string;
  value: boolean | undefined;
  hint?: ReactNode;
  assumed: boolean | undefined;
  onChange: (value: boolean | undefined) => void;
}

/** An optional question of yes or no. */
export function YesNo({ value, assumed, onChange, ...props }: YesNoProps) {
  return (
    <OptionalChoice
      {...props}
      values={yesNo}
      labels={yesNoLabels}
      value={wordOf(value)}
      assumed={wordOf(assumed)}
      onChange={(word) => onChange(word === undefined ? undefined : word === 'yes')}
    />
  );
}
