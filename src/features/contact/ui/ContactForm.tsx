import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useEffect } from 'react';
import { useApi } from '#ui/page/api.ts';
import { useViewer } from '#ui/page/session.ts';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import type { ViewerCustomer } from '#shared/viewer.ts';
import { contactFeature } from '../feature.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import { toast } from '#ui/toast/toast.ts';
import { contactMessage, type ContactMessage } from '../contract.ts';

const emptyMessage = { subject: '', message: '' };
const emptyForm = { name: '', email: '', phone: '', ...emptyMessage };

/** The initial form: a signed-in customer's own name, e-mail and telephone. */
function beginMessage(customer: ViewerCustomer | null) {
  if (!customer) return emptyForm;
  const { firstName, lastName, email, phone = '' } = customer;
  return { name: `${firstName} ${lastName}`.trim(), email, phone, ...emptyMessage };
}

/** A message to the company. `subject` is the initial subject; typed text stays until the message has been sent. */
export function ContactForm({ subject }: { subject: string }) {
  const { customer } = useViewer();
  const begun = beginMessage(customer);
  const form = useZodForm(contactMessage, begun);
  const { mutateAsync } = useMutation(
    useApi().contact.sendMessage.mutationOptions({
      meta: {
        title: 'Σφάλμα αποστολής',
        failure: 'Κάτι πήγε στραβά. Παρακαλώ δοκιμάστε ξανά.',
        inForm: true,
      },
    }),
  );

  useEffect(() => {
    if (subject && !form.getValues('subject')) form.setValue('subject', subject.slice(0, 150));
  }, [form, subject]);

  async function send(message: ContactMessage) {
    const answer = await mutateAsync(message);
    toast({ title: 'Επιτυχής αποστολή!', description: answer.message });
    form.reset(begun);
  }

  return (
    <Form form={form} onSubmit={send} className="mt-6 grid gap-5">
      <div className="grid gap-5 max-[699px]:sm:grid-cols-2 md:grid-cols-2">
        <FormField form={form} name="name" label="Ονοματεπώνυμο" required>
          <Input autoComplete="name" />
        </FormField>
        <FormField form={form} name="email" label="Email" required>
          <Input type="email" autoComplete="email" />
        </FormField>
        <FormField form={form} name="phone" label="Τηλέφωνο" optional>
          <Input type="tel" autoComplete="tel" />
        </FormField>
        <FormField form={form} name="subject" label="Θέμα" optional>
          <Input />
        </FormField>
      </div>
      <FormField form={form} name="message" label="Μήνυμα" required>
        <Textarea rows={7} />
      </FormField>
      <p className="text-sm text-text-3">
        Κρατάμε το μήνυμα {contactFeature.retention.messages.months} μήνες, για να σας απαντήσουμε.{' '}
        <TextLink href="/privacy">Πολιτική απορρήτου</TextLink>
      </p>
      <SubmitButton
        form={form}
        pendingLabel="Αποστολή..."
        size="lg"
        className="justify-self-start max-sm:justify-self-stretch"
      >
        <Send />
        Αποστολή μηνύματος
      </SubmitButton>
    </Form>
  );
}
