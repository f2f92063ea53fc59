import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { longText } from '#shared/fields.ts';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import type { SeenOffer } from '../seen-contract.ts';
import { choosableOf } from './chosen.ts';

const questionForm = z.object({ text: longText(2_000, 'Συμπληρώστε την ερώτηση') });

interface Props {
  offerKey: string;
  offer: SeenOffer;
  /** The line that is asked about; undefined for the whole. */
  line: string | undefined;
  onChanged: (offer: SeenOffer) => void;
  onClose: () => void;
}

export function AskAbout({ offerKey: key, offer, line, onChanged, onClose }: Props) {
  const form = useZodForm(questionForm, { text: '' });
  const about = choosableOf(offer).find(({ id }) => id === line)?.name;
  const { mutateAsync } = useMutation(
    useApi().offers.askAboutOffer.mutationOptions({
      meta: { title: 'Η ερώτηση δεν στάλθηκε', inForm: true },
      onSuccess({ message, questions }) {
        onChanged({ ...offer, questions });
        toast({ title: message });
      },
    }),
  );
  async function submit({ text }: z.output<typeof questionForm>) {
    await mutateAsync({ key, text, ...(line !== undefined && { line }) });
    onClose();
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title="Ρωτήστε μας"
      description={about ?? 'Για όλη την προσφορά'}
    >
      <Form form={form} onSubmit={submit} className="grid gap-4">
        <UnsavedGuard form={form} />
        <FormField form={form} name="text" label="Η ερώτησή σας" required>
          <Textarea rows={4} maxLength={2_000} data-autofocus="" />
        </FormField>
        <SubmitButton form={form} pendingLabel="Αποστολή...">
          Αποστολή ερώτησης
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
