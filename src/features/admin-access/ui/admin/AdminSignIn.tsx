import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { optionalText } from '#shared/fields.ts';
import { useApi } from '#ui/page/api.ts';
import { keepLocal, readLocal } from '#ui/page/local-storage.ts';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { PasswordInput } from '#ui/form/PasswordInput.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { openPage } from '#features/customers/ui/open-page.ts';
import { maxAdminNameLength } from '../../contract.ts';

const schema = z.object({
  password: z.string().check(z.minLength(1, 'Συμπληρώστε τον κωδικό διαχειριστή')),
  code: z.optional(z.string()),
  name: optionalText(maxAdminNameLength),
});

type Told = { title: string; description?: string };

const noAnswer = { title: 'Σφάλμα', description: 'Παρουσιάστηκε σφάλμα κατά τη σύνδεση' };

/** The message for a failed sign-in (specification 2, section 8). */
function failure(error: unknown, connectionFault: Told): Told {
  if (!(error instanceof ORPCError)) return connectionFault;
  if (error.code === 'WRONG_ADMIN_PASSWORD') {
    return { title: 'Λάθος κωδικός', description: 'Παρακαλώ δοκιμάστε ξανά.' };
  }
  return { title: 'Σφάλμα', description: error.message };
}

interface Props {
  /** The message if there was no answer from the server. */
  connectionFault?: Told;
  /** The session expired and the page stays mounted behind the card; otherwise the page is reloaded. */
  isInterrupted?: boolean;
}

export function AdminSignIn({ connectionFault = noAnswer, isInterrupted = false }: Props) {
  const queryClient = useQueryClient();
  const form = useZodForm(schema, { password: '', code: '', name: '' });
  // The server does not know the browser's storage.
  useEffect(() => {
    const known = readLocal('adminName');
    if (known !== null && form.getValues('name') === '') form.setValue('name', known);
  }, [form]);
  const [asksCode, setAsksCode] = useState(false);
  useEffect(() => {
    if (asksCode) form.setFocus('code');
  }, [asksCode, form]);
  const { mutateAsync } = useMutation(useApi().adminAccess.signIn.mutationOptions({ meta: { quiet: true } }));

  async function signIn(given: z.infer<typeof schema>) {
    try {
      await mutateAsync(given);
      keepLocal('adminName', given.name ?? null);
    } catch (error) {
      if (error instanceof ORPCError && error.code === 'SECOND_STEP_REQUIRED') return setAsksCode(true);
      toast({ ...failure(error, connectionFault), tone: 'critical' });
      if (error instanceof ORPCError && error.data?.fields?.code) setAsksCode(true);
      const isCodeWrong = error instanceof ORPCError && error.code === 'WRONG_CODE';
      form.setFocus(isCodeWrong ? 'code' : 'password', { shouldSelect: true });
      return;
    }
    if (isInterrupted) return queryClient.invalidateQueries();
    return openPage(location.pathname + location.search);
  }

  return (
    <div className="wrap grid min-h-[60vh] content-center justify-center py-16">
      <section
        aria-labelledby="admin-sign-in"
        className="w-full max-w-105 rounded-lg border border-line bg-surface p-8 max-sm:p-6"
      >
        <LockKeyhole className="size-7 stroke-[1.35]" />
        <h1 id="admin-sign-in" className="mt-4 text-2xl">
          Σύνδεση διαχειριστή
        </h1>
        <p role="status" className="mt-1.5 text-base text-text-2">
          {asksCode
            ? 'Συμπληρώστε και τον εξαψήφιο κωδικό της εφαρμογής σας, ή έναν κωδικό ανάκτησης.'
            : isInterrupted
              ? 'Η σύνδεσή σας έληξε. Όσα συμπληρώσατε διατηρήθηκαν: συνδεθείτε ξανά για να συνεχίσετε.'
              : 'Η σελίδα ανοίγει με τον κωδικό των διαχειριστών.'}
        </p>
        <Form form={form} onSubmit={signIn} className="mt-6 grid gap-5">
          <FormField form={form} name="password" label="Κωδικός διαχειριστή" required>
            <PasswordInput autoComplete="current-password" />
          </FormField>
          <FormField
            form={form}
            name="name"
            label="Το όνομά σας"
            hint="Φαίνεται στους συναδέλφους σας δίπλα σε όσα αλλάζετε."
          >
            <Input autoComplete="given-name" maxLength={maxAdminNameLength} />
          </FormField>
          {asksCode && (
            <FormField form={form} name="code" label="Κωδικός δεύτερου βήματος" required>
              <Input autoComplete="one-time-code" />
            </FormField>
          )}
          <SubmitButton form={form} pendingLabel="Σύνδεση..." block>
            Σύνδεση
          </SubmitButton>
        </Form>
      </section>
    </div>
  );
}
