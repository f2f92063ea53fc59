import { X } from 'lucide-react';
import { useId, useState, type ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { company } from '#shared/company.ts';
import { formatPhone } from '#shared/phone.ts';
import { IconButton } from '#ui/components/IconButton.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { FieldError } from '#ui/form/FieldError.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { useFollow } from '#ui/form/use-follow.ts';
import { RecordDialog } from '#ui/records/RecordDialog.tsx';
import { ProductFinder } from '#features/orders/office/ui/ProductFinder.tsx';
import { recallFields, type RecallFields, type StoredRecall } from '../../contract.ts';
import { useRecallChanges } from './use-recall-changes.ts';

interface Props {
  recall: StoredRecall | undefined;
  About?: ComponentType<{ id: number }> | undefined;
  onClose: () => void;
}

/** How the company is reached, for a new recall. */
function ownContact(): string {
  const { name, phone, email } = company();
  return [name, phone && `τηλ. ${formatPhone(phone)}`, email].filter(Boolean).join(', ');
}

const valuesOf = (one: StoredRecall | undefined): RecallFields => ({
  title: one?.title ?? '',
  productIds: one?.products.flatMap(({ id }) => id ?? []) ?? [],
  pieces: one?.pieces ?? '',
  hazard: one?.hazard ?? '',
  remedy: one?.remedy ?? '',
  contact: one ? one.contact : ownContact(),
});

export function RecallDialog({ recall, About, onClose }: Props) {
  const form = useZodForm(recallFields, valuesOf(recall));
  useFollow(form, { thing: recall, valuesOf, title: 'Η ανάκληση άλλαξε στο μεταξύ' });
  const { create, update } = useRecallChanges();
  const [names, setNames] = useState(
    new Map(recall?.products.flatMap(({ id, name }) => (id === undefined ? [] : [[id, name] as const]))),
  );
  const productIds = useWatch({ control: form.control, name: 'productIds' }).map(Number);
  const errorId = useId();
  const error = form.formState.errors.productIds?.message;
  const choose = (ids: number[]) =>
    form.setValue('productIds', ids, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

  return (
    <RecordDialog
      form={form}
      opener="recall"
      title={recall ? 'Ανάκληση' : 'Νέα ανάκληση'}
      record={recall}
      addLabel="Δημοσίευση ανάκλησης"
      About={About}
      onSave={(fields) =>
        recall
          ? update.mutateAsync({ ...fields, recallId: recall.id, seen: valuesOf(recall) })
          : create.mutateAsync(fields)
      }
      onClose={onClose}
    >
      {recall && recall.holders > recall.untold && (
        <Notice>
          Όσοι ενημερώθηκαν δεν ειδοποιούνται ξανά για το ίδιο προϊόν. Για νέο κίνδυνο ή άλλες παρτίδες γράψτε
          νέα ανάκληση.
        </Notice>
      )}
      <FormField
        form={form}
        name="title"
        label="Τίτλος"
        hint="Το πρόβλημα με λίγα λόγια, π.χ. «Υπερθέρμανση τροφοδοτικού»"
        required
      >
        <Input size="sm" />
      </FormField>
      <div className="grid gap-1.5" role="group" aria-label="Προϊόντα" aria-describedby={error && errorId}>
        <ProductFinder
          withDrafts
          isBusiness
          onFound={({ id, name }) => {
            setNames(new Map([...names, [id, name]]));
            if (!productIds.includes(id)) choose([...productIds, id]);
          }}
        />
        <ul>
          {productIds.map((id) => (
            <li key={id} className="flex items-center gap-2 border-b border-line py-1 text-base">
              <span className="min-w-0 flex-1 wrap-anywhere">{names.get(id) ?? `Προϊόν ${id}`}</span>
              <IconButton
                size="sm"
                label={`Αφαίρεση: ${names.get(id) ?? id}`}
                onClick={() => choose(productIds.filter((one) => one !== id))}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
        {error && <FieldError id={errorId}>{error}</FieldError>}
        <p className="text-sm text-text-3">
          Όσοι το πήραν μέσα σε σετ βρίσκονται μόνοι τους, αν το σετ γράφει τον κωδικό του στα χαρακτηριστικά
          του.
        </p>
      </div>
      <FormField
        form={form}
        name="pieces"
        label="Ποια τεμάχια"
        hint="Σειριακοί αριθμοί, παρτίδα ή ημερομηνίες, και πού γράφονται. Κενό σημαίνει όλα."
        optional
      >
        <Textarea size="sm" rows={2} />
      </FormField>
      <FormField
        form={form}
        name="hazard"
        label="Τι συμβαίνει"
        hint="Ο κίνδυνος, χωρίς λέξεις που τον μικραίνουν, όπως «προληπτικά» ή «σπάνια»"
        required
      >
        <Textarea size="sm" rows={3} />
      </FormField>
      <FormField
        form={form}
        name="remedy"
        label="Τι πρέπει να κάνει ο πελάτης"
        hint="Πώς σταματά να το χρησιμοποιεί, και τι μπορεί να επιλέξει: επισκευή, αντικατάσταση ή επιστροφή χρημάτων"
        required
      >
        <Textarea size="sm" rows={3} />
      </FormField>
      <FormField form={form} name="contact" label="Πού απευθύνεται" required>
        <Textarea size="sm" rows={2} />
      </FormField>
    </RecordDialog>
  );
}
