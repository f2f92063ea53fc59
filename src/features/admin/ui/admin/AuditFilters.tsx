import { X } from 'lucide-react';
import { Button } from '#ui/components/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import type { AuditSearch } from '../../audit-search.ts';
import { audited, auditedEntities } from '#features/all.ts';

interface Props {
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

export function AuditFilters({ search, onSearch }: Props) {
  const { entity, entityId, who, from, to } = search;
  const change = (changed: AuditSearch) => onSearch({ ...search, page: undefined, ...changed });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Είδος" className="w-full sm:w-48">
        <Select
          size="sm"
          value={entity ?? ''}
          onChange={({ target }) =>
            change({ entity: auditedEntities.find((one) => one === target.value), entityId: undefined })
          }
        >
          <option value="">Όλα</option>
          {auditedEntities.map((one) => (
            <option key={one} value={one}>
              {audited[one].label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Από" className="grow sm:grow-0">
        <Input
          size="sm"
          type="date"
          value={from ?? ''}
          max={to}
          onChange={({ target }) => change({ from: target.value || undefined })}
        />
      </Field>
      <Field label="Έως" className="grow sm:grow-0">
        <Input
          size="sm"
          type="date"
          value={to ?? ''}
          min={from}
          onChange={({ target }) => change({ to: target.value || undefined })}
        />
      </Field>
      {(entity ?? entityId ?? who ?? from ?? to) && (
        <Button size="sm" variant="ghost" onClick={() => onSearch({})}>
          <X />
          Καθαρισμός φίλτρων
        </Button>
      )}
      {who && <p className="self-center text-base text-text-2">Μόνο οι αλλαγές ενός διαχειριστή.</p>}
      {entityId && <p className="self-center text-base text-text-2">Μόνο οι αλλαγές ενός στοιχείου.</p>}
    </div>
  );
}
