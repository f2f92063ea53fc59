import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { PasswordInput } from '#ui/form/PasswordInput.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { useApi } from '#ui/page/api.ts';
import { Notice } from '#ui/components/Notice.tsx';
import { emailChangeForm } from '#features/customers/email-change-contract.ts';

/** Asks for another e-mail address, which then receives the link that confirms it. */
export function EmailForm() {
  const form = useZodForm(emailChangeForm, {});
  const [asked, setAsked] = useState<string>();
  const { mutateAsync } = useMutation(
    useApi().emailChange.askEmailChange.mutationOptions({
      meta: { title: 'Το email δεν άλλαξε', inForm: true },
    }),
  );

  async function submit(values: z.output<typeof emailChangeForm>) {
    setAsked((await mutateAsync(values)).message);
    form.reset();
  }

  return (
    <section>
      <h2 className="text-lg">Αλλαγή email</h2>
      {asked !== undefined && (
        <div role="status" className="mt-4">
          <Notice tone="ok">{asked}</Notice>
        </div>
      )}
      <Form form={form} onSubmit={submit} className="mt-4 grid gap-4">
        <FormField
          form={form}
          name="newEmail"
          label="Νέο email"
          required
          hint="Στέλνουμε εκεί έναν σύνδεσμο επιβεβαίωσης και ενημερώνουμε το τωρινό σας email."
        >
          <Input type="email" autoComplete="email" />
        </FormField>
        <FormField form={form} name="password" label="Ο κωδικός σας" required>
          <PasswordInput autoComplete="current-password" />
        </FormField>
        <SubmitButton form={form} variant="outline" pendingLabel="Αποστολή..." className="justify-self-start">
          Αλλαγή email
        </SubmitButton>
      </Form>
    </section>
  );
}
