import { useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { text } from '#shared/fields.ts';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { useApi } from '#ui/page/api.ts';
import { keepLocal } from '#ui/page/local-storage.ts';
import { Panel } from '#ui/components/Panel.tsx';
import { maxAdminNameLength } from '../../contract.ts';

const schema = z.object({ name: text(maxAdminNameLength, 'Συμπληρώστε το όνομά σας') });

/** The name of the person who uses this session, which colleagues see next to every change. */
export function NamePanel() {
  const { data } = useQuery({ ...useApi().adminAccess.getSession.queryOptions(), staleTime: 0 });
  return (
    <Panel title="Το όνομά σας">
      <p className="text-base text-text-2">
        Φαίνεται στους συναδέλφους σας: στο ιστορικό, στις σημειώσεις και όπου έχετε κάτι ανοιχτό.
      </p>
      {data && <NameForm key={data.name} name={data.name ?? ''} />}
    </Panel>
  );
}

function NameForm({ name }: { name: string }) {
  const { adminAccess } = useApi();
  const form = useZodForm(schema, { name });
  const { mutateAsync } = useMutation(
    adminAccess.setOwnName.mutationOptions({
      meta: { title: 'Το όνομα δεν αποθηκεύτηκε', inForm: true, confirms: true },
    }),
  );
  async function save(given: z.output<typeof schema>) {
    await mutateAsync(given);
    keepLocal('adminName', given.name);
  }
  return (
    <Form form={form} onSubmit={save} className="mt-4 flex flex-wrap items-start gap-2">
      <FormField form={form} name="name" label="Όνομα" required className="min-w-48 flex-1">
        <Input size="sm" autoComplete="given-name" maxLength={maxAdminNameLength} />
      </FormField>
      <SubmitButton form={form} size="sm" variant="outline" pendingLabel="Αποθήκευση..." className="mt-7">
        Αποθήκευση
      </SubmitButton>
    </Form>
  );
}
