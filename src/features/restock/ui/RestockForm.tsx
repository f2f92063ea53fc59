import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { useApi } from '#ui/page/api.ts';
import { Notice } from '#ui/components/Notice.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { restockEmail } from '../contract.ts';

/** A visitor's address, which the link in an e-mail then confirms. */
export function RestockForm({ productId }: { productId: number }) {
  const box = useRef<HTMLDivElement>(null);
  const [sentTo, setSentTo] = useState<string>();
  const form = useZodForm(restockEmail, { email: '' });
  const { mutateAsync } = useMutation(
    useApi().restock.askRestockByEmail.mutationOptions({
      meta: { title: 'Δεν ζητήθηκε ειδοποίηση', inForm: true },
    }),
  );
  // The button that opened the form is gone.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  async function send({ email }: { email: string }) {
    await mutateAsync({ productId, email });
    setSentTo(email);
  }

  if (sentTo !== undefined)
    return (
      <div role="status">
        <Notice tone="ok">
          <strong className="font-semibold">Ελέγξτε το email σας.</strong> Στείλαμε έναν σύνδεσμο στο{' '}
          <span className="wrap-anywhere">{sentTo}</span>: πατήστε τον μέσα σε δύο ημέρες για να ενεργοποιηθεί
          η ειδοποίηση.
        </Notice>
      </div>
    );
  return (
    <div ref={box}>
      <Form form={form} onSubmit={send} className="grid gap-3">
        <FormField
          form={form}
          name="email"
          label="Σε ποιο email να σας γράψουμε;"
          required
          hint="Ένα email όταν είναι ξανά διαθέσιμο, μία φορά."
        >
          <Input type="email" autoComplete="email" />
        </FormField>
        <SubmitButton form={form} pendingLabel="Αποστολή..." size="lg" block>
          Ειδοποιήστε με
        </SubmitButton>
        <p className="text-sm text-text-3">
          Θα λάβετε πρώτα έναν σύνδεσμο για να το επιβεβαιώσετε. Τίποτε άλλο.{' '}
          <TextLink href="/privacy" target="_blank">
            Πολιτική απορρήτου
          </TextLink>
        </p>
      </Form>
    </div>
  );
}
