import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LocalDate } from '../../../../shared/dates.ts';
import { useApi } from '../../../../ui/api.ts';
import { Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { showRefusal, useZodForm } from '../../../../ui/form.ts';
import { FormField } from '../../../../ui/FormField.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { SubmitButton } from '../../../../ui/SubmitButton.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { toast } from '../../../../ui/toast.ts';
import { openingOverride, type OpeningOverride } from '../../contract.ts';
import { timeOf } from '../../opening.ts';
import { useRefreshAppointments } from './use-appointments.ts';

const hours = Array.from({ length: 25 }, (_, hour) => hour);

/** Closes a day, opens it or gives it other hours. */
export function OpeningForm({ today }: { today: LocalDate }) {
  const form = useZodForm(openingOverride, { isOpen: false });
  const [isOpen, setOpen] = useState(false);
  const [opensHour, setOpens] = useState(9);
  const [closesHour, setCloses] = useState(15);
  const refresh = useRefreshAppointments();
  const { mutateAsync } = useMutation(
    useApi().booking.putOpeningOverride.mutationOptions({
      meta: { title: 'Η ημέρα δεν άλλαξε', inForm: true },
    }),
  );

  async function save({ date, reason }: OpeningOverride) {
    try {
      const { message, warning } = await mutateAsync({
        date,
        isOpen,
        ...(isOpen && { opensHour, closesHour }),
        reason,
      });
      toast({ title: message, description: warning, ...(warning && { tone: 'high' as const }) });
      form.reset();
      setOpen(false);
      await refresh();
    } catch (error) {
      showRefusal(form, error);
    }
  }

  return (
    <Form form={form} onSubmit={save} className="grid gap-4 rounded-md bg-sunken p-4">
      <h3 className="text-base">Αλλαγή ωραρίου σε μία ημέρα</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="date" label="Ημέρα" required>
          <Input size="sm" type="date" min={today} />
        </FormField>
        <FormField form={form} name="reason" label="Αιτία" optional>
          <Input size="sm" maxLength={100} placeholder="Απογραφή" autoComplete="off" />
        </FormField>
      </div>
      <Switch checked={isOpen} onChange={({ target }) => setOpen(target.checked)}>
        Ανοιχτά αυτή την ημέρα
      </Switch>
      {isOpen && (
        <div className="grid grid-cols-2 gap-4">
          <Field label="Από">
            <Select size="sm" value={opensHour} onChange={({ target }) => setOpens(Number(target.value))}>
              {hours.slice(0, -1).map((hour) => (
                <option key={hour} value={hour}>
                  {timeOf(hour)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Έως">
            <Select size="sm" value={closesHour} onChange={({ target }) => setCloses(Number(target.value))}>
              {hours.slice(1).map((hour) => (
                <option key={hour} value={hour}>
                  {timeOf(hour)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
      <SubmitButton
        size="sm"
        variant="outline"
        form={form}
        pendingLabel="Αποθήκευση..."
        className="justify-self-start"
      >
        Αποθήκευση ημέρας
      </SubmitButton>
    </Form>
  );
}
