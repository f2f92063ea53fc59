import { Clock, PencilLine, X } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { decimalText } from '#shared/decimals.ts';
import { amountOf } from '#shared/money.ts';
import { Button } from '#ui/components/Button.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { Price } from '#ui/components/Price.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { FieldError } from '#ui/form/FieldError.tsx';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { lineCents } from '../../../totals.ts';
import { Part } from './Part.tsx';
import { ProductFinder } from '../ProductFinder.tsx';
import type { Known, KnownProduct } from '../../known-product.ts';
import { knownOf, priceOf, type OfficeForm } from './use-office-form.ts';

interface Props {
  form: OfficeForm;
  known: Known;
  learn: (products: readonly KnownProduct[]) => void;
  isBusiness: boolean;
  /** The rate that an order keeps; of a new one today's. */
  vatPercent?: number | undefined;
  title?: string;
}

const blank = {
  name: '',
  quantity: '1',
  price: '',
  withInstallation: false,
  discount: '',
  discountIn: 'percent' as const,
};

/** What is ordered: products, free lines and labour by the hour. */
export function LineFields({ form, known, learn, isBusiness, vatPercent, title = 'Τι παραγγέλνει' }: Props) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const { errors } = useFormState({ control: form.control, name: 'lines' });
  const errorId = useId();
  const error = errors.lines?.root?.message ?? errors.lines?.message;

  function add(product: KnownProduct) {
    learn([product]);
    append({ ...blank, kind: 'product', productId: product.id }, { shouldFocus: false });
  }
  return (
    <Part
      title={title}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="xs" variant="outline" onClick={() => append({ ...blank, kind: 'free' })}>
            <PencilLine />
            Ελεύθερη γραμμή
          </Button>
          <Button size="xs" variant="outline" onClick={() => append({ ...blank, kind: 'labour' })}>
            <Clock />
            Εργασία με την ώρα
          </Button>
        </span>
      }
    >
      <div {...(error !== undefined && { 'data-fault': '' })} className="md:max-w-150">
        <ProductFinder isBusiness={isBusiness} onFound={add} />
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      {fields.length > 0 && (
        <ol className="mt-4 border-t border-line">
          {fields.map(({ id }, index) => (
            <Line
              key={id}
              form={form}
              index={index}
              known={known}
              isBusiness={isBusiness}
              vatPercent={vatPercent}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
    </Part>
  );
}

interface LineProps extends Pick<Props, 'form' | 'known' | 'isBusiness' | 'vatPercent'> {
  index: number;
  onRemove: () => void;
}

function Line({ form, index, known, isBusiness, vatPercent, onRemove }: LineProps) {
  const typed = useWatch({ control: form.control, name: `lines.${index}` });
  const product = knownOf(typed, known);
  const isLabour = typed.kind === 'labour';
  const price = priceOf(typed, known);
  const what = product?.name ?? (typed.name || (isLabour ? 'Εργασία' : 'Ελεύθερη γραμμή'));
  return (
    <li
      aria-label={what}
      className="relative grid grid-cols-2 items-start gap-x-3 gap-y-2.5 border-b border-line py-3.5 md:grid-cols-[minmax(0,1fr)_72px_104px_152px_120px_36px]"
    >
      <div className="min-w-0 max-md:col-span-2 max-md:pr-12">
        {product ? (
          <p className="text-base wrap-anywhere">
            <span className="font-medium">{product.name}</span>
            {product.sku && <span className="code block text-xs text-text-3">{product.sku}</span>}
          </p>
        ) : (
          <FormField
            form={form}
            name={`lines.${index}.name`}
            label={isLabour ? 'Εργασία' : 'Κείμενο'}
            className="[&_label]:text-xs"
          >
            <Input
              size="sm"
              maxLength={200}
              placeholder={isLabour ? 'Εργασία' : 'Π.χ. Καλώδιο UTP, ρολό 100 μ.'}
            />
          </FormField>
        )}
        {product?.installationPriceCents != null && (
          <FormControl form={form} name={`lines.${index}.withInstallation`}>
            <Checkbox>Με εγκατάσταση</Checkbox>
          </FormControl>
        )}
      </div>
      <FormField
        form={form}
        name={`lines.${index}.quantity`}
        label={isLabour ? 'Ώρες' : 'Τεμάχια'}
        className="[&_label]:text-xs"
      >
        <Input size="sm" className="num" inputMode="decimal" maxLength={6} />
      </FormField>
      <FormField
        form={form}
        name={`lines.${index}.price`}
        label={isLabour ? '€ την ώρα' : '€ χωρίς ΦΠΑ'}
        className="[&_label]:text-xs"
      >
        <Input
          size="sm"
          className="num"
          inputMode="decimal"
          maxLength={20}
          {...(product && { placeholder: decimalText(product.priceCents / 100, 2) })}
        />
      </FormField>
      <div className="grid grid-cols-[minmax(0,1fr)_64px] items-start gap-1.5">
        <FormField form={form} name={`lines.${index}.discount`} label="Έκπτωση" className="[&_label]:text-xs">
          <Input size="sm" className="num" inputMode="decimal" maxLength={20} placeholder="0" />
        </FormField>
        <FormField
          form={form}
          name={`lines.${index}.discountIn`}
          label="σε"
          className="[&_label]:text-xs [&_label]:font-normal"
        >
          <Select size="sm">
            <option value="percent">%</option>
            <option value="euro">€</option>
          </Select>
        </FormField>
      </div>
      <div className="self-center text-right text-base max-md:text-left">
        {price ? <Price amount={amountOf(lineCents(price), vatPercent)} grossFirst={!isBusiness} /> : '–'}
      </div>
      <IconButton
        label={`Αφαίρεση: ${what}`}
        className="self-center justify-self-end max-md:absolute max-md:top-3.5 max-md:right-0"
        onClick={onRemove}
      >
        <X />
      </IconButton>
    </li>
  );
}
