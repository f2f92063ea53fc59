import type * as z from 'zod/mini';
import { FormField } from '#ui/form/FormField.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { Input } from '#ui/form/Input.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import type { PersonSettings } from '#shared/settings.ts';
import { personFields } from '../../contract.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

interface Props {
  stored: PersonSettings;
  onSave: (filled: z.output<typeof personFields>) => Promise<unknown>;
}

/** Who answers, with words of theirs. */
export function PersonForm({ stored, onSave }: Props) {
  const form = useZodForm(personFields, stored);
  return (
    <SettingsPanel group="person" form={form} begun={stored} onSave={onSave}>
      <p className="text-base text-text-2">
        Φαίνεται στην αρχική σελίδα και στην επικοινωνία. Χωρίς όνομα δεν φαίνεται πουθενά.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField form={form} name="name" label="Όνομα" optional>
          <Input maxLength={80} />
        </FormField>
        <FormField form={form} name="role" label="Ιδιότητα" optional>
          <Input maxLength={120} />
        </FormField>
      </div>
      <FormField form={form} name="words" label="Λόγια δικά του" optional>
        <Textarea rows={3} maxLength={400} />
      </FormField>
    </SettingsPanel>
  );
}
