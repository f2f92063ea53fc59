import { useMutation } from '@tanstack/react-query';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { useApi } from '#ui/page/api.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import { chatContact, type ChatContact } from '../contract.ts';

interface Props {
  conversationId: string;
  onLeft: () => void;
}

/** Nobody is there: a visitor without an account leaves where the answer is to be sent. */
export function ChatContactForm({ conversationId, onLeft }: Props) {
  const form = useZodForm(chatContact, { name: '', email: '', phone: '' });
  const { mutateAsync } = useMutation(
    useApi().chat.leaveChatContact.mutationOptions({
      meta: { title: 'Τα στοιχεία δεν στάλθηκαν', inForm: true },
    }),
  );
  async function leave(contact: ChatContact) {
    await mutateAsync({ ...contact, conversationId });
    onLeft();
  }
  return (
    <section aria-label="Στοιχεία επικοινωνίας" className="rounded-md border border-line bg-surface p-4">
      <Form form={form} onSubmit={leave} className="grid gap-3">
        <p className="text-base">Πού να σας απαντήσουμε;</p>
        <FormField form={form} name="email" label="Email" required>
          <Input type="email" autoComplete="email" size="sm" />
        </FormField>
        <FormField form={form} name="name" label="Όνομα" optional>
          <Input autoComplete="name" size="sm" />
        </FormField>
        <FormField form={form} name="phone" label="Τηλέφωνο" optional>
          <Input type="tel" autoComplete="tel" size="sm" />
        </FormField>
        <p className="text-xs text-text-3">
          Μας στέλνετε και τη συνομιλία.{' '}
          <TextLink href="/privacy" target="_blank">
            Πολιτική απορρήτου
          </TextLink>
        </p>
        <SubmitButton form={form} pendingLabel="Αποστολή..." size="sm">
          Αποστολή
        </SubmitButton>
      </Form>
    </section>
  );
}
