import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { athensDate } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { eurosToCents, formatEuro } from '#shared/money.ts';
import { parseDecimal } from '#shared/parse-decimal.ts';
import { useZodForm } from '#ui/form/form.ts';
import { FieldError } from '#ui/form/FieldError.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { DialogFooter } from '#ui/components/DialogFooter.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { priceText } from '../../../product-form.ts';
import { BoughtFinder } from '../../../suppliers/ui/admin/BoughtFinder.tsx';
import type { Bought } from '../../../suppliers/contract.ts';
import { receiptFields } from '../../contract.ts';
import { useReceiveGoods } from './use-receipts.ts';

const useReceiptForm = () => {
  const [today] = useState(() => athensDate(new Date()));
  return useZodForm(receiptFields, {
    supplierId: '',
    receivedOn: today,
    document: '',
    notes: '',
    lines: [],
  });
};
type ReceiptForm = ReturnType<typeof useReceiptForm>;

/** Goods that arrived: from whom, when, which products, how many pieces and at what price. */
export function NewReceipt({ onClose }: { onClose: () => void }) {
  const form = useReceiptForm();
  const receive = useReceiveGoods();
  const suppliers = useQuery(
    useApi().purchasing.listSuppliers.queryOptions({ meta: { title: 'Οι προμηθευτές δεν φορτώθηκαν' } }),
  );
  const supplierId = useWatch({ control: form.control, name: 'supplierId' });
  return (
    <Dialog open flush size="lg" onOpenChange={onClose} title="Νέα παραλαβή">
      <Form
        form={form}
        onSubmit={async (values) => {
          await receive(values);
          onClose();
        }}
      >
        <UnsavedGuard form={form} opener="open" />
        <div className="grid gap-4 px-4.5 py-5 md:px-6">
          {suppliers.data?.length === 0 && (
            <Notice>Προσθέστε πρώτα τον προμηθευτή στην καρτέλα «Προμηθευτές».</Notice>
          )}
          <div className="grid gap-4 sm:grid-cols-3">
            <FormField form={form} name="supplierId" label="Προμηθευτής" required>
              <Select size="sm">
                <option value="">Επιλέξτε</option>
                {suppliers.data?.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </FormField>
            <FormField form={form} name="receivedOn" label="Ημέρα παραλαβής" required>
              <Input size="sm" type="date" />
            </FormField>
            <FormField form={form} name="document" label="Παραστατικό" optional>
              <Input size="sm" maxLength={60} placeholder="Τιμολόγιο ή δελτίο" />
            </FormField>
          </div>
          <Lines form={form} supplierId={supplierId} />
          <FormField form={form} name="notes" label="Σημειώσεις" optional>
            <Textarea size="sm" rows={2} />
          </FormField>
        </div>
        <DialogFooter sticky>
          <Sum form={form} />
          <Button size="sm" variant="ghost" className="max-md:hidden" onClick={onClose}>
            Άκυρο
          </Button>
          <SubmitButton form={form} size="sm" pendingLabel="Καταχώριση...">
            Καταχώριση παραλαβής
          </SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

/** What a line says of its product. */
type Known = ReadonlyMap<number, Bought>;

function Lines({ form, supplierId }: { form: ReceiptForm; supplierId: string }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const { errors } = useFormState({ control: form.control, name: 'lines' });
  const [known, setKnown] = useState<Known>(new Map());
  const errorId = useId();
  const error = errors.lines?.root?.message ?? errors.lines?.message;

  function add(product: Bought) {
    setKnown(new Map(known).set(product.productId, product));
    const line = {
      productId: product.productId,
      pieces: '1',
      price: priceText(product.price ?? product.purchasePrice),
      code: product.code ?? '',
    };
    append(line, { shouldFocus: false });
  }
  return (
    <section aria-label="Προϊόντα" {...(error !== undefined && { 'data-fault': '' })}>
      {supplierId === '' ? (
        <p className="text-base text-text-2">Επιλέξτε προμηθευτή για να προσθέσετε προϊόντα.</p>
      ) : (
        <div className="md:max-w-150">
          <BoughtFinder supplierId={supplierId} onFound={add} />
        </div>
      )}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      {fields.length > 0 && (
        <ol className="mt-4 border-t border-line">
          {fields.map(({ id, productId }, index) => (
            <Line
              key={id}
              form={form}
              index={index}
              product={known.get(productId)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

interface LineProps {
  form: ReceiptForm;
  index: number;
  product: Bought | undefined;
  onRemove: () => void;
}

function Line({ form, index, product, onRemove }: LineProps) {
  const { errors } = useFormState({ control: form.control, name: `lines.${index}.productId` });
  const errorId = useId();
  const gone = errors.lines?.[index]?.productId?.message;
  const name = product?.name ?? 'Προϊόν';
  return (
    <li
      aria-label={name}
      className="relative grid grid-cols-3 items-start gap-x-3 gap-y-2.5 border-b border-line py-3.5 md:grid-cols-[minmax(0,1fr)_150px_96px_120px_36px]"
    >
      <p className="min-w-0 text-base wrap-anywhere max-md:col-span-3 max-md:pr-12">
        <span className="font-medium">{name}</span>
        <span className="code block text-xs text-text-3">{product?.sku}</span>
        {product && (
          <span className="block text-xs text-text-3">
            {product.stockQuantity === undefined
              ? 'Το απόθεμα δεν μετριέται: μένει διαθέσιμο.'
              : `Στο απόθεμα: ${product.stockQuantity}`}
          </span>
        )}
        {gone !== undefined && <FieldError id={errorId}>{gone}</FieldError>}
      </p>
      <FormField form={form} name={`lines.${index}.code`} label="Κωδικός του" className="[&_label]:text-xs">
        <Input size="sm" maxLength={60} />
      </FormField>
      <FormField form={form} name={`lines.${index}.pieces`} label="Τεμάχια" className="[&_label]:text-xs">
        <Input size="sm" className="num" inputMode="numeric" maxLength={7} />
      </FormField>
      <FormField form={form} name={`lines.${index}.price`} label="€ χωρίς ΦΠΑ" className="[&_label]:text-xs">
        <Input size="sm" className="num" inputMode="decimal" maxLength={20} />
      </FormField>
      <IconButton
        label={`Αφαίρεση: ${name}`}
        className="self-center justify-self-end max-md:absolute max-md:top-3.5 max-md:right-0"
        onClick={onRemove}
      >
        <X />
      </IconButton>
    </li>
  );
}

const numberIn = (typed: unknown, unit?: '€') =>
  typeof typed === 'number' ? typed : typeof typed === 'string' ? parseDecimal(typed, unit) : null;

/** What the lines come to, as far as they can be read and have a price. */
function Sum({ form }: { form: ReceiptForm }) {
  const lines = useWatch({ control: form.control, name: 'lines' });
  const sum = lines.reduce(
    ({ pieces, cents }, line) => {
      const [count, price] = [numberIn(line.pieces) ?? 0, numberIn(line.price, '€')];
      return { pieces: pieces + count, cents: cents + (price === null ? 0 : count * eurosToCents(price)) };
    },
    { pieces: 0, cents: 0 },
  );
  if (lines.length === 0) return null;
  return (
    <p className="num mr-auto text-base" role="status">
      {plural(sum.pieces, 'τεμάχιο', 'τεμάχια')} · {formatEuro(Math.round(sum.cents))}{' '}
      <span className="text-text-3">χωρίς ΦΠΑ</span>
    </p>
  );
}
