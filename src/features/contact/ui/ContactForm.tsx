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

/** The initial form: a signed-in customer's own name, e-mail and telephone. */
function beginMessage(customer: ViewerCustomer | null, message: { subject: string; message: string }) {
  if (!customer) return { name: '', email: '', phone: '', ...message };
  const { firstName, lastName, email, phone = '' } = customer;
  return { name: `${firstName} ${lastName}`.trim(), email, phone, ...message };
}

/** Keeps what is typed until it has been sent to the company. */
function useMessageForm(message: { subject: string; message: string }) {
  const { customer } = useViewer();
  const begun = beginMessage(customer, message);
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

  async function send(typed: ContactMessage) {
    const answer = await mutateAsync(typed);
    toast({ title: 'Επιτυχής αποστολή!', description: answer.message });
    form.reset(begun);
  }
  return { form, send };
}

type MessageForm = ReturnType<typeof useMessageForm>['form'];

function NameAndEmail({ form }: { form: MessageForm }) {
  return (
    <>
      <FormField form={form} name="name" label="Ονοματεπώνυμο" required>
        <Input autoComplete="name" />
      </FormField>
      <FormField form={form} name="email" label="Email" required>
        <Input type="email" autoComplete="email" />
      </FormField>
    </>
  );
}

function Phone({ form }: { form: MessageForm }) {
  return (
    <FormField form={form} name="phone" label="Τηλέφωνο" optional>
      <Input type="tel" autoComplete="tel" />
    </FormField>
  );
}

function Kept() {
  return (
    <p className="text-sm text-text-3">
      Κρατάμε το μήνυμα {contactFeature.retention.messages.months} μήνες, για να σας απαντήσουμε.{' '}
      <TextLink href="/privacy" target="_blank">
        Πολιτική απορρήτου
      </TextLink>
    </p>
  );
}

/** A question about the price of one product, beside it. */
export function PriceRequest({ product: { name, sku } }: { product: { name: string; sku: string } }) {
  const { form, send } = useMessageForm({
    subject: `Τιμή: ${name}`.slice(0, 150),
    message: `Θα ήθελα την τιμή για: ${name} (${sku}), 1 τεμάχιο.`,
  });
  return (
    <Form form={form} onSubmit={send} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <NameAndEmail form={form} />
      </div>
      <FormField form={form} name="message" label="Τι χρειάζεστε" required>
        <Textarea rows={2} />
      </FormField>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Phone form={form} />
        {/* Not as wide as its column: the chat's button floats over the right edge. */}
        <SubmitButton form={form} pendingLabel="Αποστολή..." className="sm:justify-self-start">
          <Send />
          Ζητήστε τιμή
        </SubmitButton>
      </div>
      <Kept />
    </Form>
  );
}

/** A message to the company. `subject` is the initial subject. */
export function ContactForm({ subject }: { subject: string }) {
  const { form, send } = useMessageForm({ subject: '', message: '' });

  useEffect(() => {
    if (subject && !form.getValues('subject')) form.setValue('subject', subject.slice(0, 150));
  }, [form, subject]);

  return (
    <Form form={form} onSubmit={send} className="mt-6 grid gap-5">
      <div className="grid gap-5 max-[699px]:sm:grid-cols-2 md:grid-cols-2">
        <NameAndEmail form={form} />
        <Phone form={form} />
        <FormField form={form} name="subject" label="Θέμα" optional>
          <Input />
        </FormField>
      </div>
      <FormField form={form} name="message" label="Μήνυμα" required>
        <Textarea rows={7} />
      </FormField>
      <Kept />
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
