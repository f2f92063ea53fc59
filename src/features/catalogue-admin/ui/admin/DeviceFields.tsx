import { isOn } from '#shared/switches.ts';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { deviceKinds } from '#features/catalogue/device-kinds.ts';
import { deviceKindNamed } from '#features/catalogue/read-device.ts';
import { knownSpecification } from '../../device-knowledge.ts';
import type { DeviceInForm } from './use-device.ts';
import type { ProductFormHandle } from './use-product-form.ts';

interface Props {
  form: ProductFormHandle;
  device: DeviceInForm;
}

/** What the advice needs to know of the product: its kind, a field for each specification that counts, and what is missing. */
export function DeviceFields({ form, device: { rows, categoryKind, keys, text } }: Props) {
  const faults = form.formState.errors.specifications;
  const indexOf = (key: string) => rows.findIndex((row) => row.key === key);
  const put = (key: string, value: string) => {
    const index = indexOf(key);
    const { group } = knownSpecification(key);
    const others = rows.filter((_, at) => at !== index);
    const changed = index === -1 ? [...rows, { group, key, value }] : rows.with(index, { group, key, value });
    form.setValue('specifications', value === '' ? others : changed, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  const valueOf = (key: string) => String(rows[indexOf(key)]?.value ?? '');
  const ofCategory = deviceKindNamed(categoryKind ?? '');
  const own = deviceKindNamed(valueOf('kind'));
  return (
    <fieldset className="grid gap-3 rounded-md border border-line bg-sunken p-3">
      <legend className="sr-only">Τι είναι το προϊόν</legend>
      <Field label={isOn('wizard') ? 'Τι είναι για τον οδηγό ασφάλειας' : 'Τι είναι'}>
        <Select
          size="sm"
          value={own ?? ''}
          onChange={({ target }) =>
            put('kind', target.value in deviceKinds ? (labels.get(target.value) ?? '') : '')
          }
        >
          <option value="">
            {ofCategory
              ? `Όπως η κατηγορία: ${deviceKinds[ofCategory].label}`
              : isOn('wizard')
                ? 'Δεν το προτείνει'
                : 'Δεν ορίζεται'}
          </option>
          {[...labels].map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {isOn('wizard') && (
        <div role="status" className="grid gap-1 text-sm text-text-2">
          <p>{text.knows}</p>
          {text.needed !== undefined && <p className="font-medium text-text">{text.needed}</p>}
          {text.useful !== undefined && <p>{text.useful}</p>}
        </div>
      )}
      <div className="grid grid-cols-1 gap-3 min-[420px]:grid-cols-2">
        {[...keys]
          .filter((key) => key !== 'kind')
          .map((key) => {
            const { label, unit } = knownSpecification(key);
            const fault = faults?.[indexOf(key)]?.value?.message;
            return (
              <Field key={key} label={unit ? `${label} (${unit})` : label} error={fault}>
                <Input
                  size="sm"
                  maxLength={200}
                  autoComplete="off"
                  value={valueOf(key)}
                  onChange={({ target }) => put(key, target.value)}
                />
              </Field>
            );
          })}
      </div>
    </fieldset>
  );
}

const labels: ReadonlyMap<string, string> = new Map(
  Object.entries(deviceKinds).map(([kind, { label }]) => [kind, label]),
);
