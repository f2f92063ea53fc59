import { Plus, Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { specificationGroups, specificationKeys } from '#shared/specification-keys.ts';
import { FieldError } from '#ui/form/FieldError.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Button } from '#ui/components/Button.tsx';
import { Select } from '#ui/form/Select.tsx';
import type { SpecificationRow } from '../../contract.ts';
import { specGroupNames } from '#features/catalogue/spec-text.ts';
import type { ProductFormHandle } from './use-product-form.ts';

/**
 * The specification table in its four groups: known specifications with their units, and custom ones; those of `except` have
 * fields of their own.
 */
export function SpecificationsField({
  form,
  except,
}: {
  form: ProductFormHandle;
  except: ReadonlySet<string>;
}) {
  const rows = useWatch({ control: form.control, name: 'specifications' }) ?? [];
  const faults = form.formState.errors.specifications;
  const change = (next: SpecificationRow[]) =>
    form.setValue('specifications', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const replace = (index: number, news: Partial<SpecificationRow>) =>
    change(rows.map((row, at) => (at === index ? { ...row, ...news } : row)));

  return (
    <div className="grid gap-4">
      {specificationGroups.map((group) => {
        const free = specificationKeys().filter(
          (one) => one.group === group && !except.has(one.key) && !rows.some(({ key }) => key === one.key),
        );
        return (
          <fieldset key={group} className="grid gap-2">
            <legend className="mb-1.5 text-sm font-semibold">{specGroupNames[group]}</legend>
            {rows.map((row, index) =>
              row.group === group && !except.has(row.key) ? (
                <SpecificationLine
                  // Rows are identified by index because their keys are editable.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={index}
                  row={row}
                  fault={faults?.[index]?.key?.message ?? faults?.[index]?.value?.message}
                  onChange={(news) => replace(index, news)}
                  onRemove={() => change(rows.filter((_, at) => at !== index))}
                />
              ) : null,
            )}
            <div className="grid grid-cols-[1fr_auto] gap-2">
              <Select
                size="sm"
                aria-label={`Προσθήκη: ${specGroupNames[group]}`}
                value=""
                onChange={({ target }) => change([...rows, { group, key: target.value, value: '' }])}
              >
                <option value="" disabled>
                  Προσθήκη…
                </option>
                {free.map(({ key, label }) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </Select>
              <Button
                variant="outline"
                size="xs"
                aria-label={`Δικό σας χαρακτηριστικό: ${specGroupNames[group]}`}
                onClick={() => change([...rows, { group, key: '', value: '' }])}
              >
                <Plus />
                Δικό σας
              </Button>
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}

interface LineProps {
  row: SpecificationRow;
  fault: string | undefined;
  onChange: (news: Partial<SpecificationRow>) => void;
  onRemove: () => void;
}

function SpecificationLine({ row: { group, key, value }, fault, onChange, onRemove }: LineProps) {
  const known = specificationKeys().find((one) => one.key === key);
  const label = known?.label ?? (key || 'Χαρακτηριστικό');
  const id = `spec-${group}-${key}`;
  return (
    <div className="grid gap-1">
      <div className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto] items-center gap-2">
        {known ? (
          <span className="text-sm text-text-2">
            {known.label}
            {known.unit && ` (${known.unit})`}
          </span>
        ) : (
          <Input
            size="sm"
            aria-label="Όνομα χαρακτηριστικού"
            maxLength={60}
            value={key}
            onChange={({ target }) => onChange({ key: target.value })}
          />
        )}
        <Input
          size="sm"
          aria-label={label}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : id}
          maxLength={200}
          value={String(value)}
          onChange={({ target }) => onChange({ value: target.value })}
        />
        <IconButton size="sm" label={`Αφαίρεση: ${label}`} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
      {fault !== undefined && <FieldError id={id}>{fault}</FieldError>}
    </div>
  );
}
