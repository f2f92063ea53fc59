import { ORPCError } from '@orpc/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { formatDate, type LocalDate } from '../../../../shared/dates.ts';
import { formatPhone } from '../../../../shared/phone.ts';
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
import type { DueVisit } from '../../maintenance-contract.ts';
import { CustomerFinder } from './CustomerFinder.tsx';
import { NoEmail } from './NoEmail.tsx';
import { useRefreshAppointments } from './use-appointments.ts';

/** A visit that repeats an earlier one, and the first day on which it fits. */
export type Repetition = { visit: DueVisit; date: LocalDate | undefined };

interface Props {
  services: readonly Service[];
  repetition?: Repetition | undefined;
  onCreated: (date: LocalDate) => void;
  onClose: () => void;
}

/** Service, customer, day, hour and details of a new appointment. Typed text stays if the server refuses. */
export function NewAppointmentForm({ services, repetition, onCreated, onClose }: Props) {
  const visit = repetition?.visit;
  const form = useZodForm(agreedAppointment, {
    serviceId: visit?.serviceId ?? services[0]?.id ?? 0,
    ...(visit && {
      appointmentDate: repetition.date ?? '',
      customerName: visit.customerName,
      customerEmail: visit.customerEmail,
      customerPhone: visit.customerPhone && formatPhone(visit.customerPhone),
      address: visit.address ?? '',
      technicianId: visit.technician?.id,
      followsId: visit.appointmentId,
    }),
  });
  const { control, setValue } = form;
  const [serviceId, technicianId, date, time] = useWatch({
    control,
    name: ['serviceId', 'technicianId', 'appointmentDate', 'appointmentTime'],
  });
  const { data: technicians } = useQuery(useApi().team.listTechnicians.queryOptions());
  const wanted = {
    serviceId: Number(serviceId),
    ...(technicianId !== undefined && { technicianId: Number(technicianId) }),
  };
  const { errors, isSubmitted } = useFormState({ control });
  const [customerId, setCustomerId] = useState(visit?.customerId);
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
      const { message, mustCall } = await mutateAsync({
        ...request,
        ...(customerId !== undefined && { customerId }),
      });
      toast({ title: 'Επιτυχής κράτηση', description: message, ...(mustCall && { tone: 'high' }) });
      onCreated(request.appointmentDate);
    } catch (error) {
      showRefusal(form, error);
      if (!(error instanceof ORPCError)) return;
      if (error.code !== 'SLOT_TAKEN' && error.code !== 'TECHNICIAN_TAKEN') return;
      setValue('appointmentTime', '');
      form.setError('appointmentTime', { message: error.message });
    }
  }

  return (
    <Form form={form} onSubmit={create}>
      <UnsavedGuard form={form} opener="dialog" />
      <div className="grid items-start gap-4 border-b border-line px-4.5 py-5 md:grid-cols-3 md:px-6">
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
        <Field label="Τεχνικός">
          <Select
            value={String(technicianId ?? '')}
            onChange={({ target }) => {
              setValue('technicianId', Number(target.value) || undefined, { shouldDirty: true });
              setValue('appointmentTime', '');
            }}
          >
            <option value="">Όποιος είναι ελεύθερος</option>
            {technicians
              ?.filter(({ id, isActive }) => isActive || id === technicianId)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </Select>
        </Field>
        {visit ? <LastVisit visit={visit} /> : <CustomerFinder onFound={fillIn} />}
      </div>
      <div className="grid md:grid-cols-[minmax(0,318fr)_minmax(0,271fr)_minmax(0,331fr)]">
        <TimeChoice
          key={`${serviceId} ${technicianId ?? ''}`}
          wanted={wanted}
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
          <BookingFields
            form={form as BookingFormState}
            emailHint="Χωρίς email δεν στέλνεται ενημέρωση: τηλεφωνήστε."
          />
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

function LastVisit({ visit: { lastVisit, dueDate, customerEmail } }: { visit: DueVisit }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-base">
      <dt className="text-text-2">Τελευταία επίσκεψη</dt>
      <dd className="num">{formatDate(lastVisit)}</dd>
      <dt className="text-text-2">Επόμενη έως</dt>
      <dd className="num">{formatDate(dueDate)}</dd>
      {!customerEmail && (
        <dd className="col-span-2">
          <NoEmail />
        </dd>
      )}
    </dl>
  );
}
