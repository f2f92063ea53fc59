import type { ComponentProps } from 'react';
import { Select } from '#ui/form/Select.tsx';
import { choiceOf, repeats, repeatText } from '../repeat-contract.ts';

export function RepeatSelect(props: Omit<ComponentProps<typeof Select>, 'size' | 'children'>) {
  return (
    <Select size="sm" {...props}>
      {[undefined, ...repeats].map((months) => (
        <option key={choiceOf(months)} value={choiceOf(months)}>
          {repeatText(choiceOf(months))}
        </option>
      ))}
    </Select>
  );
}
