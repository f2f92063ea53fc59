import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useApi } from '#ui/page/api.ts';
import { Form } from '#ui/form/Form.tsx';
import { useZodForm } from '#ui/form/form.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { Textarea } from '#ui/form/Textarea.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useFollow } from '#ui/form/use-follow.ts';
import { toast } from '#ui/toast/toast.ts';
import { choiceOf, repeatChoice, repeatText } from '#features/services/repeat-contract.ts';
import { RepeatSelect } from '#features/services/ui/RepeatSelect.tsx';
import type { Appointment } from '../../../contract.ts';
import { materialsField } from '../../../maintenance/contract.ts';
import { useKeepAppointment, useRefreshAppointments } from '../../../ui/admin/use-appointments.ts';

const planForm = z.object({ repeatMonths: repeatChoice, materials: materialsField });

const valuesOf = (appointment: Appointment | undefined): z.input<typeof planForm> => ({
  repeatMonths: choiceOf(appointment?.repeatMonths),
  materials: appointment?.materials ?? '',
});

/** How often an appointment is repeated and what the technician takes along; for the company only. */
export function AppointmentPlan({ appointment }: { appointment: Appointment }) {
  const { id, customerName, materials: seen = '' } = appointment;
  const form = useZodForm(planForm, valuesOf(appointment));
  useFollow(form, {
    thing: appointment,
    valuesOf,
    inWords: ({ repeatMonths, ...values }) => ({ ...values, repeatMonths: repeatText(repeatMonths) }),
    title: 'Το ραντεβού άλλαξε στο μεταξύ',
  });
  const keep = useKeepAppointment();
  const refresh = useRefreshAppointments();
  const { mutateAsync } = useMutation(
    useApi().booking.planAppointment.mutationOptions({
      meta: { title: 'Το ραντεβού δεν ενημερώθηκε', inForm: true },
      onSettled: refresh,
    }),
  );

  async function save(plan: z.output<typeof planForm>) {
    const { appointment: changed, message } = await mutateAsync({ id, seen, ...plan });
    form.reset(valuesOf(changed));
    keep(changed);
    toast({ title: message, description: customerName });
  }
  return (
    <Form form={form} onSubmit={save} className="grid gap-4">
      <UnsavedGuard form={form} opener="appointment" />
      <FormField
        form={form}
        name="materials"
        label="Υλικά που παίρνει ο τεχνικός"
        hint="Τυπώνονται στο φύλλο ημέρας. Ο πελάτης δεν τα βλέπει."
      >
        <Textarea size="sm" rows={2} maxLength={1000} />
      </FormField>
      <div className="flex flex-wrap items-end gap-3">
        <FormField form={form} name="repeatMonths" label="Επανάληψη" className="min-w-56 flex-1 sm:max-w-60">
          <RepeatSelect />
        </FormField>
        <SubmitButton form={form} size="sm" pendingLabel="Αποθήκευση...">
          Αποθήκευση
        </SubmitButton>
      </div>
    </Form>
  );
}
