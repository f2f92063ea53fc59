import { ORPCError } from '@orpc/client';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { PasswordInput } from '#ui/form/PasswordInput.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import type { Credentials } from '../contract.ts';
import type { firstSignInForm, secondSignInForm } from '../sign-in-forms.ts';

interface Props {
  schema: typeof firstSignInForm | typeof secondSignInForm;
  /** The mutation behind it shows its errors; wrong credentials are shown at the password too. Typed text stays. */
  onSignIn: (credentials: Credentials) => Promise<unknown>;
}

/** E-mail address and password, the same on both sign-in pages. */
export function SignInForm({ schema, onSignIn }: Props) {
  const form = useZodForm(schema, { email: '', password: '' });

  async function submit(credentials: Credentials) {
    try {
      await onSignIn(credentials);
    } catch (error) {
      if (error instanceof ORPCError && error.code === 'WRONG_CREDENTIALS') {
        form.setError('password', { message: error.message }, { shouldFocus: true });
      }
    }
  }

  return (
    <Form form={form} onSubmit={submit} className="grid gap-5">
      <FormField form={form} name="email" label="Email" required>
        <Input type="email" autoComplete="username" />
      </FormField>
      <div className="grid gap-1">
        <FormField form={form} name="password" label="Κωδικός" required>
          <PasswordInput autoComplete="current-password" />
        </FormField>
        <TextLink
          href="/password-reset"
          className="inline-flex min-h-11 items-center justify-self-end text-base"
        >
          Ξεχάσατε τον κωδικό;
        </TextLink>
      </div>
      <SubmitButton form={form} pendingLabel="Σύνδεση..." size="lg" block>
        Σύνδεση
      </SubmitButton>
    </Form>
  );
}
