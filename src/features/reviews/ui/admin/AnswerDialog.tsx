import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { DialogCancel } from '#ui/components/DialogCancel.tsx';
import { DialogFooter } from '#ui/components/DialogFooter.tsx';
import { reviewAnswer, type StoredReview } from '../../contract.ts';
import { useReviewChanges } from './use-review-changes.ts';

interface Props {
  review: StoredReview;
  About?: ComponentType<{ id: string }> | undefined;
  onClose: () => void;
}

/** The shop's public answer to a review; typed text stays until it has been saved. */
export function AnswerDialog({ review, About, onClose }: Props) {
  const form = useZodForm(reviewAnswer, { answer: review.answer ?? '' });
  const { answer } = useReviewChanges();

  async function save(fields: z.output<typeof reviewAnswer>) {
    await answer.mutateAsync({ ...fields, reviewId: review.id });
    onClose();
  }

  return (
    <Dialog
      open
      flush
      onOpenChange={onClose}
      title="Απάντηση στην κριτική"
      description={`${review.productName} · ${review.author}`}
    >
      <Form form={form} onSubmit={save}>
        <UnsavedGuard form={form} />
        <div className="grid gap-4 px-4.5 py-5 md:px-6">
          <blockquote className="border-l-2 border-line-strong pl-3 text-base wrap-anywhere whitespace-pre-line text-text-2">
            {review.text}
          </blockquote>
          <FormField
            form={form}
            name="answer"
            label="Απάντηση"
            hint="Φαίνεται κάτω από την κριτική, σε όλους. Κενή αφαιρείται."
          >
            <Textarea size="sm" rows={5} />
          </FormField>
          {About && <About id={review.id} />}
        </div>
        <DialogFooter sticky>
          <DialogCancel />
          <SubmitButton form={form} size="sm" pendingLabel="Αποθήκευση...">
            Αποθήκευση
          </SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
