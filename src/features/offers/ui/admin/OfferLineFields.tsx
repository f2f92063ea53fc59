import { X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { decimalText } from '#shared/decimals.ts';
import { amountOf, formatEuro } from '#shared/money.ts';
import { IconButton } from '#ui/components/IconButton.tsx';
import { Price } from '#ui/components/Price.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { lineCents } from '#features/orders/totals.ts';
import type { Known } from '#features/orders/office/known-product.ts';
import { lineChoices } from '../../enums.ts';
import { lineChoiceLabels } from '../../labels.ts';
import { FilesField } from './FilesField.tsx';
import type { OfferForm, TypedOffer } from './use-offer-form.ts';

interface Props {
  offerId: string;
  form: OfferForm;
  section: number;
  index: number;
  known: Known;
  priced: TypedOffer['lines'][number] | undefined;
  isBusiness: boolean;
  onRemove: () => void;
}

const small = '[&_label]:text-xs';

/** A line of an offer: what it is, what it costs and leaves, and whether the customer chooses it. */
export function OfferLineFields({
  offerId,
  form,
  section,
  index,
  known,
  priced,
  isBusiness,
  onRemove,
}: Props) {
  const at = `content.sections.${section}.lines.${index}` as const;
  const typed = useWatch({ control: form.control, name: at });
  const product = typed.productId === undefined ? undefined : known.get(Number(typed.productId));
  const isLabour = typed.kind === 'labour';
  const isProduct = typed.kind === 'product';
  const what = product?.name ?? (String(typed.name ?? '') || (isLabour ? 'Εργασία' : 'Γραμμή'));
  const net = priced ? lineCents(priced) : undefined;
  const cost = priced?.costCents ?? null;
  return (
    <li
      aria-label={what}
      className="relative grid grid-cols-2 items-start gap-x-3 gap-y-2.5 border-b border-line py-3.5 md:grid-cols-12"
    >
      <div className="col-span-2 min-w-0 max-md:pr-12 md:col-span-8">
        {isProduct ? (
          <p className="text-base wrap-anywhere">
            <span className="font-medium">{what}</span>
            {product?.sku && <span className="code ml-2 text-xs text-text-3">{product.sku}</span>}
          </p>
        ) : (
          <FormField
            form={form}
            name={`${at}.name`}
            label={isLabour ? 'Εργασία' : 'Κείμενο'}
            className={small}
          >
            <Input
              size="sm"
              maxLength={200}
              placeholder={isLabour ? 'Εργασία' : 'Π.χ. Καλώδιο UTP, ρολό 100 μ.'}
            />
          </FormField>
        )}
      </div>
      <div className="text-right text-base max-md:order-last max-md:col-span-2 md:col-span-3">
        {net === undefined ? '–' : <Price amount={amountOf(net)} grossFirst={!isBusiness} />}
        {net !== undefined && cost !== null && (
          <span className="num block text-xs text-text-2">
            Κέρδος {formatEuro(net - cost)}
            {net > 0 && ` · ${decimalText(Math.round(((net - cost) * 1000) / net) / 10)}%`}
          </span>
        )}
      </div>
      <IconButton
        label={`Αφαίρεση: ${what}`}
        className="justify-self-end max-md:absolute max-md:top-2.5 max-md:right-0"
        onClick={onRemove}
      >
        <X />
      </IconButton>
      <FormField
        form={form}
        name={`${at}.quantity`}
        label={isLabour ? 'Ώρες' : 'Τεμάχια'}
        className={`${small} md:col-span-2`}
      >
        <Input size="sm" className="num" inputMode="decimal" maxLength={6} />
      </FormField>
      <FormField
        form={form}
        name={`${at}.price`}
        label={isLabour ? '€ την ώρα' : '€ χωρίς ΦΠΑ'}
        className={`${small} md:col-span-2`}
      >
        <Input
          size="sm"
          className="num"
          inputMode="decimal"
          maxLength={20}
          {...(product && { placeholder: decimalText(product.priceCents / 100, 2) })}
        />
      </FormField>
      <FormField form={form} name={`${at}.cost`} label="Αγορά €" className={`${small} md:col-span-2`}>
        <Input
          size="sm"
          className="num"
          inputMode="decimal"
          maxLength={20}
          {...(product?.purchaseCents !== undefined && {
            placeholder: decimalText(product.purchaseCents / 100, 2),
          })}
        />
      </FormField>
      <div className="grid grid-cols-[minmax(0,1fr)_4.25rem] gap-x-1.5 md:col-span-3">
        <FormField form={form} name={`${at}.discount`} label="Έκπτωση" className={small}>
          <Input size="sm" className="num" inputMode="decimal" maxLength={20} placeholder="0" />
        </FormField>
        <FormField form={form} name={`${at}.discountIn`} label="σε" className={small}>
          <Select size="sm" aria-label={`Έκπτωση σε: ${what}`}>
            <option value="percent">%</option>
            <option value="euro">{isLabour ? '€/ώρα' : '€/τεμ.'}</option>
          </Select>
        </FormField>
      </div>
      <FormField form={form} name={`${at}.choice`} label="Ο πελάτης" className={`${small} md:col-span-3`}>
        <Select size="sm">
          {lineChoices.map((choice) => (
            <option key={choice} value={choice}>
              {lineChoiceLabels[choice]}
            </option>
          ))}
        </Select>
      </FormField>
      {Boolean(typed.discount) && (
        <FormField
          form={form}
          name={`${at}.discountReason`}
          label="Λόγος της έκπτωσης"
          className={`${small} col-span-2 md:col-span-4`}
        >
          <Input size="sm" maxLength={200} />
        </FormField>
      )}
      {typed.choice === 'alternative' && (
        <FormField
          form={form}
          name={`${at}.group`}
          label="Ανάμεσα σε τι επιλέγει"
          className={`${small} col-span-2 md:col-span-4`}
        >
          <Input size="sm" maxLength={80} placeholder="Π.χ. Καταγραφικό" />
        </FormField>
      )}
      <div className="col-span-2 flex flex-wrap items-center gap-x-6 md:col-span-12">
        {typed.choice !== 'fixed' && typed.choice !== undefined && (
          <FormControl form={form} name={`${at}.isChosen`}>
            <Checkbox>{typed.choice === 'optional' ? 'Τσεκαρισμένο από εμάς' : 'Προεπιλεγμένη'}</Checkbox>
          </FormControl>
        )}
        {product?.installationPriceCents != null && (
          <FormControl form={form} name={`${at}.withInstallation`}>
            <Checkbox>Με εγκατάσταση</Checkbox>
          </FormControl>
        )}
      </div>
      <FormField
        form={form}
        name={`${at}.details`}
        label="Τι διαβάζει ο πελάτης από κάτω"
        className={`${small} col-span-2 md:col-span-12`}
      >
        <Textarea size="sm" rows={1} maxLength={1_000} className="field-sizing-content min-h-10" />
      </FormField>
      <div className="col-span-2 md:col-span-12">
        <FilesField form={form} offerId={offerId} name={`${at}.files`} of={what} />
      </div>
    </li>
  );
}
