import { useQuery } from '@tanstack/react-query';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { PasswordInput } from '#ui/form/PasswordInput.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { accessConfirmation, type AccessConfirmation } from '../contract.ts';

interface Props {
  /** Rejects with the server's refusal, which is shown next to its field. */
  onConfirm: (given: AccessConfirmation) => Promise<unknown>;
  submitLabel: string;
  pendingLabel: string;
  onCancel: () => void;
}

/** Asks for the administrators' password again and, while the second step is on, for a present code. */
export function ConfirmAccess({ onConfirm, submitLabel, pendingLabel, onCancel }: Props) {
  const form = useZodForm(accessConfirmation, { password: '', code: '' });
  const { data } = useQuery({ ...useApi().adminAccess.getSecondStep.queryOptions(), staleTime: 0 });

  async function confirm(given: AccessConfirmation) {
    await onConfirm(given);
  }

  return (
    <Form form={form} onSubmit={confirm} className="grid w-full gap-4">
      <FormField form={form} name="password" label="Κωδικός διαχειριστή" required>
        <PasswordInput size="sm" autoComplete="current-password" />
      </FormField>
      {(data?.isOn || form.formState.errors.code) && (
        <FormField form={form} name="code" label="Κωδικός εφαρμογής ή ανάκτησης" required>
          <Input size="sm" autoComplete="one-time-code" />
        </FormField>
      )}
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} size="sm" pendingLabel={pendingLabel}>
          {submitLabel}
        </SubmitButton>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Άκυρο
        </Button>
      </div>
    </Form>
  );
}
