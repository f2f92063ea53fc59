import { Clock, FolderPlus, PencilLine, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '#ui/components/Button.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { ProductFinder } from '#features/orders/office/ui/ProductFinder.tsx';
import type { Known, KnownProduct } from '#features/orders/office/known-product.ts';
import { maxSections } from '../../limits.ts';
import { FilesField } from './FilesField.tsx';
import { OfferLineFields } from './OfferLineFields.tsx';
import { newLine, type OfferForm, type TypedOffer } from './use-offer-form.ts';

interface Props {
  offerId: string;
  form: OfferForm;
  known: Known;
  learn: (product: KnownProduct) => void;
  typed: TypedOffer;
  isBusiness: boolean;
}

/** The sections of an offer with their lines. */
export function OfferSections(props: Props) {
  const { fields, append, remove } = useFieldArray({ control: props.form.control, name: 'content.sections' });
  return (
    <>
      {fields.map(({ id }, index) => (
        <Section
          key={id}
          {...props}
          index={index}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {fields.length < maxSections && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() => append({ title: '', text: '', files: [], lines: [] })}
        >
          <FolderPlus />
          Νέα ενότητα
        </Button>
      )}
    </>
  );
}

function Section({
  offerId,
  form,
  known,
  learn,
  typed,
  isBusiness,
  index,
  onRemove,
}: Props & { index: number; onRemove: (() => void) | undefined }) {
  const name = `content.sections.${index}.lines` as const;
  const { fields, append, remove } = useFieldArray({ control: form.control, name, keyName: 'key' });
  const priced = new Map(typed.lines.map((line) => [line.id, line]));
  return (
    <Panel>
      <div className="flex items-end gap-3">
        <FormField
          form={form}
          name={`content.sections.${index}.title`}
          label="Ενότητα"
          optional
          className="flex-1"
        >
          <Input size="sm" maxLength={120} placeholder="Π.χ. Κάμερες και καταγραφή" />
        </FormField>
        {onRemove && (
          <IconButton label={`Αφαίρεση ενότητας ${index + 1}`} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        )}
      </div>
      <FormField
        form={form}
        name={`content.sections.${index}.text`}
        label="Κείμενο της ενότητας"
        optional
        className="mt-3"
      >
        <Textarea size="sm" rows={2} maxLength={2_000} className="field-sizing-content min-h-14" />
      </FormField>
      <div className="mt-2">
        <FilesField
          form={form}
          offerId={offerId}
          name={`content.sections.${index}.files`}
          of={`ενότητα ${index + 1}`}
        />
      </div>
      <ol className="mt-4 border-t border-line">
        {fields.map((field, at) => (
          <OfferLineFields
            key={field.key}
            offerId={offerId}
            form={form}
            section={index}
            index={at}
            known={known}
            priced={priced.get(field.id)}
            isBusiness={isBusiness}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <div className="mt-4 grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <ProductFinder
          isBusiness={isBusiness}
          onFound={(product) => {
            learn(product);
            append(newLine('product', product), { shouldFocus: false });
          }}
        />
        <span className="flex flex-wrap gap-2 md:pb-1">
          <Button size="sm" variant="outline" onClick={() => append(newLine('free'))}>
            <PencilLine />
            Ελεύθερη γραμμή
          </Button>
          <Button size="sm" variant="outline" onClick={() => append(newLine('labour'))}>
            <Clock />
            Εργασία με την ώρα
          </Button>
        </span>
      </div>
    </Panel>
  );
}
