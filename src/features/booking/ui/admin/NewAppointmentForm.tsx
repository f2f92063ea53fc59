import { ORPCError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { LocalDate } from '../../../../shared/dates.ts';
import { useApi } from '../../../../ui/page/api.ts';
import { Button } from '../../../../ui/pieces/Button.tsx';
import { DialogFooter } from '../../../../ui/pieces/DialogFooter.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { showRefusal, useZodForm } from '../../../../ui/form/form.ts';
import { Select } from '../../../../ui/form/Select.tsx';
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { UnsavedGuard } from '../../../../ui/form/UnsavedGuard.tsx';
import type { Customer } from '../../../customers/contract.ts';
import type { Service } from '../../../services/contract.ts';
import { bookingDefaults } from '../../booking-defaults.ts';
import { agreedAppointment, type AgreedAppointment } from '../../contract.ts';
import { BookingFields, type BookingFormState } from '../BookingFields.tsx';
import { Choice } from '../Choice.tsx';
import { TimeChoice } from '../TimeChoice.tsx';
import { CustomerFinder } from './CustomerFinder.tsx';
import { useRefreshAppointments } from './use-appointments.ts';

interface Props {
  services: readonly Service[];
  onCreated: (date: LocalDate) => void;
  onClose: () => void;
}

/** Service, customer, day, hour and details of a new appointment. Typed text stays if the server refuses. */
export function NewAppointmentForm({ services, onCreated, onClose }: Props) {
  const form = useZodForm(agreedAppointment, { serviceId: services[0]?.id ?? 0 });
  const { control, setValue } = form;
  const [serviceId, date, time] = useWatch({
    control,
    name: ['serviceId', 'appointmentDate', 'appointmentTime'],
  });
  const { errors, isSubmitted } = useFormState({ control });
  const [customerId, setCustomerId] = useState<string>();
  const refresh = useRefreshAppointments();
  const { mutateAsync } = useMutation(
    useApi().booking.createAppointment.mutationOptions({
      meta: { title: 'Το ραντεβού δεν καταχωρίστηκε', inForm: true },
      onSettled: refresh,
    }),
  );

  function chooseDay(day: LocalDate) {
    setValue('appointmentDate', day, { shouldValidate: isSubmitted, shouldDirty: true });
    setValue('appointmentTime', '');
    form.clearErrors('appointmentTime');
  }
  function fillIn(customer: Customer) {
    setCustomerId(customer.id);
    const { customerName, customerEmail, customerPhone, address } = bookingDefaults(customer);
    setValue('customerName', customerName, { shouldValidate: isSubmitted, shouldDirty: true });
    setValue('customerEmail', customerEmail, { shouldValidate: isSubmitted });
    setValue('customerPhone', customerPhone ?? '');
    setValue('address', address ?? '');
  }
  async function create(request: AgreedAppointment) {
    try {
      const { message } = await mutateAsync({ ...request, ...(customerId !== undefined && { customerId }) });
      toast({ title: 'Επιτυχής κράτηση', description: message });
      onCreated(request.appointmentDate);
    } catch (error) {
      showRefusal(form, error);
      if (!(error instanceof ORPCError) || error.code !== 'SLOT_TAKEN') return;
      setValue('appointmentTime', '');
      form.setError('appointmentTime', { message: error.message });
    }
  }

  return (
    <Form form={form} onSubmit={create}>
      <UnsavedGuard form={form} opener="dialog" />
      <div className="grid gap-4 border-b border-line px-4.5 py-5 md:grid-cols-2 md:px-6">
        <Field label="Υπηρεσία" required>
          <Select
            value={String(serviceId)}
            onChange={({ target }) => {
              setValue('serviceId', Number(target.value), { shouldDirty: true });
              setValue('appointmentTime', '');
            }}
          >
            {services.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <CustomerFinder onFound={fillIn} />
      </div>
      <div className="grid md:grid-cols-[minmax(0,318fr)_minmax(0,271fr)_minmax(0,331fr)]">
        <TimeChoice
          key={String(serviceId)}
          serviceId={Number(serviceId)}
          date={date}
          time={time}
          onDate={chooseDay}
          onTime={(hour) => setValue('appointmentTime', hour, { shouldValidate: true })}
          dateError={errors.appointmentDate?.message}
          timeError={errors.appointmentTime?.message}
        />
        <section
          aria-label="Στοιχεία"
          className="grid content-start gap-4 border-line px-4.5 py-5 max-md:border-t md:border-l md:px-6"
        >
          <BookingFields form={form as BookingFormState} emailHint="Χωρίς email δεν στέλνεται ενημέρωση." />
        </section>
      </div>
      <DialogFooter sticky>
        <Choice date={date} time={time} />
        <Button variant="ghost" className="max-md:hidden" onClick={onClose}>
          Άκυρο
        </Button>
        <SubmitButton form={form} pendingLabel="Κράτηση...">
          Κράτηση ραντεβού
        </SubmitButton>
      </DialogFooter>
    </Form>
  );
}
