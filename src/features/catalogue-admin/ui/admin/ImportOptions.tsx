import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { parseDecimal } from '#shared/parse-decimal.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { useApi } from '#ui/page/api.ts';
import type { ChosenImport, ImportPreview } from '../../import-contract.ts';
import { columnOfName } from '../../product-csv.ts';
import { RoundingField } from './RoundingField.tsx';

interface Props {
  preview: ImportPreview;
  disabled: boolean;
  /** Choices that rest on no other stay open until then: a press on one ends the typing in another, and both count. */
  isSent: boolean;
  onChange: (choices: ChosenImport) => void;
  /** Begins anew with these choices, where the file is to be read in another way. */
  onRestart: (choices: ChosenImport) => void;
}

/** How a file is read beyond its columns: its sheet, its supplier, one category for all, VAT, markup, and what it updates. */
export function ImportOptions(props: Props) {
  const { preview, disabled, isSent, onChange, onRestart } = props;
  const { kind, sheets, chosen, columns } = preview;
  const fields = columns.map(({ field }) => field);
  return (
    <div className="grid gap-4">
      {kind === 'woocommerce' && (
        <p className="text-base text-text-2">
          Εξαγωγή του WooCommerce: διαβάζεται όπως είναι. Οι παραλλαγές γίνονται προϊόντα.
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {sheets.length > 1 && (
          <Field label="Φύλλο">
            <Select
              size="sm"
              value={chosen.sheet}
              disabled={disabled}
              onChange={({ target }) => onRestart({ sheet: target.value, publishes: chosen.publishes })}
            >
              {sheets.map((sheet) => (
                <option key={sheet}>{sheet}</option>
              ))}
            </Select>
          </Field>
        )}
        {kind === 'list' && <SupplierField key={chosen.supplier} {...props} />}
        {kind !== 'woocommerce' && !fields.includes('categoryId') && (
          <CategoryField {...props} disabled={isSent} />
        )}
        {fields.some((field) => field === 'price') && kind !== 'own' && (
          <Field label="Οι τιμές του αρχείου" required={kind === 'woocommerce'}>
            <Select
              size="sm"
              value={chosen.withVat === undefined ? '' : String(chosen.withVat)}
              disabled={isSent}
              onChange={({ target }) =>
                onChange({ withVat: target.value === '' ? undefined : target.value === 'true' })
              }
            >
              {chosen.withVat === undefined && <option value="">Επιλέξτε…</option>}
              <option value="false">Είναι χωρίς ΦΠΑ</option>
              <option value="true">Περιέχουν ΦΠΑ</option>
            </Select>
          </Field>
        )}
        {fields.includes('purchasePrice') && kind === 'list' && <MarkupFields {...props} />}
      </div>
      {kind === 'list' && <UpdatesField {...props} />}
      <Checkbox
        checked={chosen.publishes ?? false}
        disabled={isSent}
        onChange={({ target }) => onChange({ publishes: target.checked })}
      >
        Τα νέα προϊόντα πωλούνται αμέσως· αλλιώς μένουν πρόχειρα, ώσπου να τα δημοσιεύσετε
      </Checkbox>
    </div>
  );
}

function SupplierField({ preview: { suppliers, chosen }, disabled, onChange, onRestart }: Props) {
  const [name, setName] = useState(chosen.supplier ?? '');
  const choose = () => {
    const typed = name.trim();
    if (typed === (chosen.supplier ?? '')) return;
    if (suppliers.includes(typed))
      onRestart({ supplier: typed, sheet: chosen.sheet, publishes: chosen.publishes });
    else onChange({ supplier: typed });
  };
  return (
    <Field label="Προμηθευτής" optional hint="Οι επιλογές του αρχείου ισχύουν και στον επόμενο κατάλογό του.">
      <Input
        size="sm"
        maxLength={80}
        autoComplete="off"
        list="import-suppliers"
        value={name}
        disabled={disabled}
        onChange={({ target }) => setName(target.value)}
        onBlur={choose}
        onKeyDown={({ key }) => key === 'Enter' && choose()}
      />
      <datalist id="import-suppliers">
        {suppliers.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
    </Field>
  );
}

function CategoryField({ preview: { chosen }, disabled, onChange }: Props) {
  const { data: categories = [] } = useQuery(
    useApi().catalogue.listCategories.queryOptions({ meta: { title: 'Οι κατηγορίες δεν φορτώθηκαν' } }),
  );
  return (
    <Field label="Κατηγορία των νέων προϊόντων">
      <Select
        size="sm"
        value={chosen.categoryId ?? ''}
        disabled={disabled}
        onChange={({ target }) => onChange({ categoryId: target.value || undefined })}
      >
        <option value="">Όπως λέει το αρχείο</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function MarkupFields({ preview: { chosen }, disabled, onChange }: Props) {
  const [percent, setPercent] = useState(String(chosen.markup?.percent ?? '').replace('.', ','));
  const number = parseDecimal(percent, '%');
  const isWrong = percent.trim() !== '' && (number === null || number < 0 || number > 1_000);
  const take = () => {
    if (isWrong || (number ?? undefined) === chosen.markup?.percent) return;
    onChange({ markup: number === null ? undefined : { ...chosen.markup, percent: number } });
  };
  return (
    <>
      <Field
        label="Κέρδος πάνω στην τιμή αγοράς (%)"
        hint="Από αυτό βγαίνει η τιμή πώλησης χωρίς ΦΠΑ. Κενό: η τιμή του αρχείου."
        error={isWrong ? 'Συμπληρώστε ένα ποσοστό από 0 έως 1000, π.χ. 35' : undefined}
      >
        <Input
          size="sm"
          inputMode="decimal"
          maxLength={10}
          autoComplete="off"
          value={percent}
          disabled={disabled}
          onChange={({ target }) => setPercent(target.value)}
          onBlur={take}
          onKeyDown={({ key }) => key === 'Enter' && take()}
        />
      </Field>
      {chosen.markup && (
        <RoundingField
          rounding={chosen.markup.rounding}
          disabled={disabled}
          onChange={(rounding) =>
            chosen.markup && onChange({ markup: { percent: chosen.markup.percent, rounding } })
          }
        />
      )}
    </>
  );
}

/** What products that the shop already has take from the file. */
function UpdatesField({ preview: { columns, chosen }, disabled, onChange }: Props) {
  const updates = chosen.updates ?? [];
  const read = columns.map(({ field }) => field).filter((field) => field !== '' && field !== 'sku');
  const fields = [...new Set(chosen.markup ? [...read, 'price'] : read)];
  if (fields.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-base font-medium">Στα προϊόντα που υπάρχουν ενημερώνονται</legend>
      <div className="flex flex-wrap gap-x-5">
        {fields.map((field) => (
          <Checkbox
            key={field}
            checked={updates.includes(field)}
            disabled={disabled}
            onChange={({ target }) =>
              onChange({
                updates: target.checked ? [...updates, field] : updates.filter((one) => one !== field),
              })
            }
          >
            {columnOfName(field)?.head ?? field}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
