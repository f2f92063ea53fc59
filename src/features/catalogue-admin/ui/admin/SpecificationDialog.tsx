import type { ComponentType } from 'react';
import { directions, specificationGroups } from '#shared/specification-keys.ts';
import { useZodForm } from '#ui/form/form.ts';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Select } from '#ui/form/Select.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import { useFollow } from '#ui/form/use-follow.ts';
import { RecordDialog } from '#ui/records/RecordDialog.tsx';
import { specGroupNames } from '#features/catalogue/spec-text.ts';
import { directionLabels } from '../../labels.ts';
import {
  specificationFields,
  type AdminSpecification,
  type SpecificationFields,
} from '../../specifications-contract.ts';
import { useSpecificationChanges } from './use-specification-changes.ts';

interface Props {
  specification: AdminSpecification | undefined;
  About?: ComponentType<{ id: string }> | undefined;
  onClose: () => void;
}

const valuesOf = (one: AdminSpecification | undefined): SpecificationFields => ({
  label: one?.label ?? '',
  unit: one?.unit ?? '',
  group: one?.group ?? 'technical',
  direction: one?.direction ?? 'none',
  isFilter: one?.isFilter ?? false,
});

export function SpecificationDialog({ specification, About, onClose }: Props) {
  const form = useZodForm(specificationFields, valuesOf(specification));
  useFollow(form, { thing: specification, valuesOf, title: 'Το χαρακτηριστικό άλλαξε στο μεταξύ' });
  const { add, update } = useSpecificationChanges();
  const isReady = specification?.isReady ?? false;

  return (
    <RecordDialog
      form={form}
      opener="specification"
      title={specification ? 'Χαρακτηριστικό' : 'Νέο χαρακτηριστικό'}
      record={specification && { id: specification.key }}
      addLabel="Προσθήκη χαρακτηριστικού"
      About={About}
      onSave={(fields) =>
        specification
          ? update.mutateAsync({ ...fields, key: specification.key, seen: valuesOf(specification) })
          : add.mutateAsync(fields)
      }
      onClose={onClose}
    >
      <FormField form={form} name="label" label="Όνομα" required>
        <Input size="sm" maxLength={60} autoComplete="off" />
      </FormField>
      <FormField
        form={form}
        name="unit"
        label="Μονάδα"
        hint={
          isReady
            ? 'Δεν αλλάζει: με αυτή υπολογίζουν ο οδηγός και η αναζήτηση'
            : 'Γράφεται μετά τον αριθμό, π.χ. mm. Κενή για κείμενα και πλήθη'
        }
      >
        <Input size="sm" maxLength={20} autoComplete="off" readOnly={isReady} />
      </FormField>
      <FormField form={form} name="group" label="Ομάδα" required>
        <Select size="sm">
          {specificationGroups.map((group) => (
            <option key={group} value={group}>
              {specGroupNames[group]}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField
        form={form}
        name="direction"
        label="Στη σύγκριση"
        hint="Η καλύτερη τιμή σημειώνεται δίπλα στις άλλες"
        required
      >
        <Select size="sm">
          {directions.toReversed().map((direction) => (
            <option key={direction} value={direction}>
              {directionLabels[direction]}
            </option>
          ))}
        </Select>
      </FormField>
      <FormControl form={form} name="isFilter">
        <Switch spread>Φίλτρο στην αναζήτηση</Switch>
      </FormControl>
    </RecordDialog>
  );
}
