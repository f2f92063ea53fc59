import { useFormState } from 'react-hook-form';
import type * as z from 'zod/mini';
import { plural } from '#shared/greek.ts';
import { FieldError } from '#ui/form/FieldError.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { DialogCancel } from '#ui/components/DialogCancel.tsx';
import { DialogFooter } from '#ui/components/DialogFooter.tsx';
import { Stars } from '#ui/components/Stars.tsx';
import { reviewFields, type OwnReview } from '../contract.ts';
import { useOwnReviewChanges } from './use-own-review.ts';

interface Props {
  product: { id: number; name: string };
  review: OwnReview | undefined;
  onClose: () => void;
}

const words = ['Κακό', 'Μέτριο', 'Καλό', 'Πολύ καλό', 'Άριστο'];

const useReviewForm = (review: OwnReview | undefined) =>
  useZodForm(reviewFields, {
    ...(review && { rating: String(review.rating) as '1' }),
    title: review?.title ?? '',
    text: review?.text ?? '',
  });

/** The form of a review; typed text stays until it has been sent. */
export function ReviewDialog({ product, review, onClose }: Props) {
  const form = useReviewForm(review);
  const { write, change } = useOwnReviewChanges();

  async function send(fields: z.output<typeof reviewFields>) {
    await (review ? change : write).mutateAsync({ ...fields, productId: product.id });
    onClose();
  }

  return (
    <Dialog
      open
      flush
      onOpenChange={onClose}
      title={review ? 'Αλλαγή της κριτικής σας' : 'Γράψτε κριτική'}
      description={product.name}
    >
      <Form form={form} onSubmit={send}>
        <UnsavedGuard form={form} />
        <div className="grid gap-5 px-4.5 py-5 md:px-6">
          <Rating form={form} />
          <FormField form={form} name="title" label="Τίτλος" optional>
            <Input />
          </FormField>
          <FormField
            form={form}
            name="text"
            label="Η γνώμη σας"
            hint="Τι σας άρεσε, τι όχι, πού το χρησιμοποιείτε. Μη γράφετε προσωπικά στοιχεία."
            required
          >
            <Textarea rows={6} maxLength={2000} />
          </FormField>
          <p className="text-sm text-text-3">
            Δημοσιεύεται με το μικρό σας όνομα και το αρχικό του επωνύμου σας, αφού τη διαβάσουμε.
            {review?.status === 'published' && ' Ώσπου να διαβάσουμε την αλλαγή, η κριτική δεν φαίνεται.'}
          </p>
        </div>
        <DialogFooter sticky>
          <DialogCancel size="md" />
          <SubmitButton form={form} pendingLabel="Αποστολή...">
            Αποστολή κριτικής
          </SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

function Rating({ form }: { form: ReturnType<typeof useReviewForm> }) {
  const { errors } = useFormState({ control: form.control, name: 'rating' });
  const error = errors.rating?.message;
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : 'rating-error'}
    >
      <legend className="mb-1 text-base font-medium">
        Βαθμολογία <span aria-hidden="true">*</span>
      </legend>
      <div className="grid">
        {[5, 4, 3, 2, 1].map((rating) => (
          <label key={rating} className="flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
            <input type="radio" value={rating} className="radio" {...form.register('rating')} />
            <Stars rating={rating} />
            <span className="sr-only">{plural(rating, 'αστέρι', 'αστέρια')}: </span>
            <span className="text-base text-text-2">{words[rating - 1]}</span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id="rating-error">{error}</FieldError>}
    </fieldset>
  );
}
