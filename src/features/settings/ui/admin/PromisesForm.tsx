import type * as z from 'zod/mini';
import { promises, type Promises } from '#shared/settings.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { FormControl } from '#ui/form/FormControl.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { promisesFields } from '../../contract.ts';
import { promiseLabels } from '../../labels.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

interface Props {
  stored: Promises;
  onSave: (filled: z.output<typeof promisesFields>) => Promise<unknown>;
}

/** What the company promises. */
export function PromisesForm({ stored, onSave }: Props) {
  const form = useZodForm(promisesFields, stored);
  return (
    <SettingsPanel group="promises" form={form} begun={stored} onSave={onSave}>
      <p className="text-base text-text-2">
        Σημειώστε μόνο όσες κρατάτε: οι υπόλοιπες δεν γράφονται σε καμία σελίδα και κανένα email. Η γραμμή για
        έκτακτη ανάγκη φαίνεται όταν έχει τηλέφωνο στην επικοινωνία.
      </p>
      <ul className="grid gap-2.5">
        {promises.map((promise) => (
          <li key={promise}>
            <FormControl form={form} name={promise}>
              <Checkbox>{promiseLabels[promise]}</Checkbox>
            </FormControl>
          </li>
        ))}
      </ul>
    </SettingsPanel>
  );
}
