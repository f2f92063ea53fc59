import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { company } from '#shared/company.ts';
import { email } from '#shared/fields.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { Input } from '#ui/form/Input.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { useApi } from '#ui/page/api.ts';

interface Props {
  sender: string;
  canSend: boolean;
  isDone: boolean;
}

const fields = z.object({ email });

/** Sends an e-mail to an administrator; its link proves that it arrived. */
export function ProofDialog({ sender, canSend, isDone }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="xs" variant={isDone ? 'outline' : 'primary'} onClick={() => setAsking(true)}>
        {isDone ? 'Νέα δοκιμή' : 'Δοκιμή'}
      </Button>
      {isAsking && <Asked sender={sender} canSend={canSend} onClose={() => setAsking(false)} />}
    </>
  );
}

function Asked({ sender, canSend, onClose }: Omit<Props, 'isDone'> & { onClose: () => void }) {
  const form = useZodForm(fields, { email: company().email });
  const send = useMutation(
    useApi().opening.sendProof.mutationOptions({
      meta: { title: 'Το email δεν στάλθηκε', inForm: true, confirms: true },
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Δοκιμή email"
      description={`Στέλνεται από ${sender}. Ανοίξτε το και πατήστε «Έφτασε».`}
    >
      {canSend ? (
        <Form
          form={form}
          className="grid gap-4"
          onSubmit={async (filled) => {
            await send.mutateAsync(filled);
            onClose();
          }}
        >
          <FormField form={form} name="email" label="Να σταλεί στο">
            <Input type="email" size="sm" maxLength={200} data-autofocus="" />
          </FormField>
          <SubmitButton form={form} size="sm" pendingLabel="Αποστολή..." className="justify-self-end">
            Αποστολή
          </SubmitButton>
        </Form>
      ) : (
        <Notice tone="high">
          Δεν έχει οριστεί διακομιστής email (SMTP_URL): κανένα email δεν φεύγει. Ορίστε τον στον διακομιστή
          και ξεκινήστε ξανά το κατάστημα.
        </Notice>
      )}
    </Dialog>
  );
}
