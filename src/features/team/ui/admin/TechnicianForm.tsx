import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { decimalText } from '#shared/decimals.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { FieldError } from '#ui/form/FieldError.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormControl } from '#ui/form/FormControl.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useFollow } from '#ui/form/use-follow.ts';
import { skill } from '#features/services/contract.ts';
import { skillLabels } from '#features/services/labels.ts';
import { technicianDetails, type Technician, type TechnicianDetails } from '../../contract.ts';

function valuesOf(technician: Technician | undefined) {
  const { name = '', skills = [...skill.options], isActive = true, hourCost = null } = technician ?? {};
  return { name, skills, isActive, hourCost: hourCost === null ? '' : decimalText(hourCost, 2) };
}

export function TechnicianForm({
  technician,
  onDone,
}: {
  technician: Technician | undefined;
  onDone: () => void;
}) {
  const form = useZodForm(technicianDetails, valuesOf(technician));
  useFollow(form, {
    thing: technician,
    valuesOf,
    inWords: (values) => ({ ...values, skills: values.skills.map((one) => skillLabels[one]).join(', ') }),
    title: 'Τα στοιχεία του τεχνικού άλλαξαν στο μεταξύ',
  });
  const skillsError = useId();
  const { errors } = useFormState({ control: form.control });
  const skills = useWatch({ control: form.control, name: 'skills' });
  const { createTechnician, updateTechnician } = useApi().team;
  const meta = {
    title: 'Ο τεχνικός δεν αποθηκεύτηκε',
    inForm: true,
    confirms: ['booking', 'services'],
  } as const;
  const create = useMutation(createTechnician.mutationOptions({ meta }));
  const update = useMutation(updateTechnician.mutationOptions({ meta }));

  async function save(given: TechnicianDetails) {
    await (technician
      ? update.mutateAsync({ id: technician.id, ...given, seen: valuesOf(technician) })
      : create.mutateAsync(given));
    onDone();
  }

  return (
    <Form form={form} onSubmit={save} className="grid gap-5">
      <UnsavedGuard form={form} opener="technician" />
      <FormField form={form} name="name" label="Ονοματεπώνυμο" required>
        <Input size="sm" autoComplete="off" maxLength={100} />
      </FormField>
      <fieldset data-fault={errors.skills && ''} aria-describedby={errors.skills && skillsError}>
        <legend className="mb-1 text-base font-medium">Ειδικότητες</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {skill.options.map((one) => (
            <FormControl key={one} form={form} name="skills" ofGroup>
              <Checkbox value={one}>{skillLabels[one]}</Checkbox>
            </FormControl>
          ))}
        </div>
        {errors.skills && <FieldError id={skillsError}>{errors.skills.message}</FieldError>}
      </fieldset>
      <div role="status" className="empty:hidden">
        {skills.length === 0 && (
          <Notice tone="medium">
            Χωρίς ειδικότητα πηγαίνει μόνος του μόνο σε υπηρεσίες που δεν ζητούν καμία.
          </Notice>
        )}
      </div>
      <FormField
        form={form}
        name="hourCost"
        label="Κόστος ώρας (€)"
        optional
        hint="Τι πληρώνει η εταιρεία για μια ώρα του. Μπαίνει στο κέρδος των επισκέψεων, που βλέπει μόνο το γραφείο."
      >
        <Input size="sm" className="num max-w-40" inputMode="decimal" maxLength={20} />
      </FormField>
      <FormControl form={form} name="isActive">
        <Switch>Δέχεται νέα ραντεβού</Switch>
      </FormControl>
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={onDone}>
          Πίσω
        </Button>
        <SubmitButton size="sm" form={form} pendingLabel="Αποθήκευση...">
          Αποθήκευση
        </SubmitButton>
      </div>
    </Form>
  );
}
