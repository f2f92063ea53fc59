import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../../ui/api.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { showRefusal, useZodForm } from '../../../../ui/form.ts';
import { FormControl } from '../../../../ui/FormControl.tsx';
import { FormField } from '../../../../ui/FormField.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { SubmitButton } from '../../../../ui/SubmitButton.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { toast } from '../../../../ui/toast.ts';
import { technicianDetails, type Technician } from '../../contract.ts';
import { skill, skillLabels } from '../../../services/contract.ts';
import { useRefreshAppointments } from './use-appointments.ts';

/** Writes in a technician, or changes one. */
export function TechnicianForm({
  technician,
  onDone,
}: {
  technician: Technician | undefined;
  onDone: () => void;
}) {
  const { name = '', skills = [...skill.options], isActive = true } = technician ?? {};
  const form = useZodForm(technicianDetails, { name, skills, isActive });
  const { createTechnician, updateTechnician } = useApi().booking;
  const refresh = useRefreshAppointments();
  const meta = { title: 'Ο τεχνικός δεν αποθηκεύτηκε', inForm: true };
  const create = useMutation(createTechnician.mutationOptions({ meta }));
  const update = useMutation(updateTechnician.mutationOptions({ meta }));

  async function save(given: { name: string; skills: Technician['skills']; isActive: boolean }) {
    try {
      const { message } = technician
        ? await update.mutateAsync({ id: technician.id, ...given })
        : await create.mutateAsync(given);
      toast({ title: message });
      await refresh();
      onDone();
    } catch (error) {
      showRefusal(form, error);
    }
  }

  return (
    <Form form={form} onSubmit={save} className="grid gap-5">
      <FormField form={form} name="name" label="Ονοματεπώνυμο" required>
        <Input size="sm" autoComplete="off" maxLength={100} />
      </FormField>
      <fieldset>
        <legend className="mb-1 text-base font-medium">Ειδικότητες</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {skill.options.map((one) => (
            <FormControl key={one} form={form} name="skills">
              <Checkbox value={one}>{skillLabels[one]}</Checkbox>
            </FormControl>
          ))}
        </div>
      </fieldset>
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
