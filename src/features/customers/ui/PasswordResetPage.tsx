import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#ui/page/head.ts';
import { useLinkToken } from '#ui/page/use-link-token.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { EmailLink, type LinkKind } from './EmailLink.tsx';
import { ResetForm } from './ResetForm.tsx';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { passwordResetRequest } from '../contract.ts';

export const Route = createFileRoute('/password-reset')({
  head: ({ match }) =>
    pageHead(match, {
      title: 'Επαναφορά κωδικού',
      noindex: true,
    }),
  component: PasswordResetPage,
});

const linkNames = ['token', 'confirm-email', 'stop-email'] as const;
const emailLinks: readonly LinkKind[] = ['confirm-email', 'stop-email'];

function PasswordResetPage() {
  /** What the link brought or the first step was answered: of a new password, or of a changed e-mail address. */
  const [link, setLink] = useLinkToken(linkNames);
  const { token } = link;
  const kind = emailLinks.find((name) => link[name] !== undefined);

  if (kind)
    return (
      <AuthLayout title="Αλλαγή email" intro="Η αλλαγή γίνεται μόνο με το πάτημα του κουμπιού.">
        <EmailLink key={link[kind]} kind={kind} token={link[kind] ?? ''} onReset={() => setLink({})} />
      </AuthLayout>
    );
  return (
    <AuthLayout
      title="Επαναφορά κωδικού"
      intro={
        token === undefined
          ? 'Συμπληρώστε το email του λογαριασμού σας και θα σας στείλουμε έναν κωδικό επαναφοράς.'
          : 'Συμπληρώστε τον κωδικό επαναφοράς που λάβατε με email και τον νέο κωδικό πρόσβασης.'
      }
    >
      {token === undefined ? (
        <ResetRequestForm onSent={(sent) => setLink({ token: sent })} />
      ) : (
        <ResetForm key={token} token={token} onAskAgain={() => setLink({})} />
      )}
      <p className="mt-6 border-t border-line pt-6 text-base text-text-2">
        <TextLink href="/customer-login">Επιστροφή στη σύνδεση</TextLink>
      </p>
    </AuthLayout>
  );
}

/**
 * The first step: where to send the token. `onSent` is called with the token if e-mails stay on this machine, else with ''.
 */
function ResetRequestForm({ onSent }: { onSent: (token: string) => void }) {
  const form = useZodForm(passwordResetRequest, { email: '' });
  const { mutateAsync } = useMutation(
    useApi().customers.askPasswordReset.mutationOptions({
      meta: { title: 'Αποτυχία αποστολής email', inForm: true },
    }),
  );

  async function submit(values: { email: string }) {
    const { message, resetToken = '' } = await mutateAsync(values);
    toast({ title: 'Ελέγξτε το email σας', description: message });
    onSent(resetToken);
  }

  return (
    <Form form={form} onSubmit={submit} className="grid gap-5">
      <FormField form={form} name="email" label="Email" required>
        <Input type="email" autoComplete="username" />
      </FormField>
      <SubmitButton form={form} pendingLabel="Αποστολή..." size="lg" block>
        Αποστολή κωδικού επαναφοράς
      </SubmitButton>
    </Form>
  );
}
