import type * as z from 'zod/mini';
import { switches, type Switches } from '#shared/settings.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { FormControl } from '#ui/form/FormControl.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { switchesFields } from '../../contract.ts';
import { switchLabels } from '../../labels.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

interface Props {
  stored: Switches;
  onSave: (filled: z.output<typeof switchesFields>) => Promise<unknown>;
}

/** Which of the features that a shop may do without it has. */
export function SwitchesForm({ stored, onSave }: Props) {
  const form = useZodForm(switchesFields, stored);
  return (
    <SettingsPanel group="switches" form={form} begun={stored} onSave={onSave}>
      <p className="text-base text-text-2">
        Όσες δεν σημειώσετε δεν υπάρχουν: λείπουν από μενού, σελίδες και email, και η διεύθυνσή τους δεν
        βρίσκεται. Ό,τι έχει ήδη γραφτεί μένει και φαίνεται ξανά όταν τις ανοίξετε.
      </p>
      <ul className="grid gap-2.5">
        {switches.map((name) => (
          <li key={name}>
            <FormControl form={form} name={name}>
              <Checkbox>{switchLabels[name]}</Checkbox>
            </FormControl>
          </li>
        ))}
      </ul>
    </SettingsPanel>
  );
}
