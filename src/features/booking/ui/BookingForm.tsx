import { ORPCError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { draftPrefix } from '#shared/browser-storage.ts';
import { athensDate, type LocalDate } from '#shared/dates.ts';
import { dropUndefined } from '#shared/partial-input.ts';
import type { ViewerCustomer } from '#shared/viewer.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { DialogFooter } from '#ui/components/DialogFooter.tsx';
import { keepDraft, readDraft } from '#ui/form/draft.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Form } from '#ui/form/Form.tsx';
import { showRefusal, useZodForm } from '#ui/form/form.ts';
import { FormControl } from '#ui/form/FormControl.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { Service } from '#features/services/contract.ts';
import { bookingDefaults, lacksRequired, type KnownCustomer } from '../booking-defaults.ts';
import { restoreBooking, writeBooking, type TypedBooking } from '../booking-draft.ts';
import type { OrderToVisit } from '../order-visits/order-to-visit.ts';
import type { Appointment, AppointmentRequest } from '../contract.ts';
import { beginEarlyText, bookingForm, earlyUntil } from '../early-begin.ts';
import { BookingFields } from './BookingFields.tsx';
import { Choice } from './Choice.tsx';
import { TimeChoice } from './TimeChoice.tsx';
import { useRefreshBooking } from './use-refresh-booking.ts';

interface Props {
  service: Service;
  known?: TypedBooking | undefined;
  order?: OrderToVisit | undefined;
  customer: KnownCustomer & { id: string; accountType: ViewerCustomer['accountType'] };
  onBooked: (appointment: Appointment) => void;
  onClose: () => void;
}

/**
 * Day, hour and details of a booking. Typed text stays if the server refuses; if the dialog is closed it is stored until the
 * appointment is booked.
 */
export function BookingForm({ service, known: given, order, customer, onBooked, onClose }: Props) {
  const known: TypedBooking = { ...bookingDefaults(customer), ...given };
  // The notes that it begins with name the product: what is typed of one belongs to no other.
  const subject = order?.orderNumber ?? `${service.id}:${given?.notes ?? ''}`;
  const draft = `${draftPrefix}booking:${customer.id}:${subject}` as const;
  const [today] = useState(() => athensDate(new Date()));
  const [begun] = useState(() => restoreBooking(known, readDraft(draft), order?.notBefore ?? today));
  const lastEarlyDay = order?.mayBegin
    ? null
    : earlyUntil({ accountType: customer.accountType, service }, today);
  const form = useZodForm(bookingForm(lastEarlyDay), {
    serviceId: service.id,
    ...dropUndefined(begun),
    beginsEarly: false,
  });
  const { control, setValue } = form;
  const keep = useEffectEvent((typed: TypedBooking) => keepDraft(draft, writeBooking(typed, known)));
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form],
  );
  const [date, time] = useWatch({ control, name: ['appointmentDate', 'appointmentTime'] });
  const { errors, isSubmitted } = useFormState({ control });
  const refresh = useRefreshBooking();
  const { mutateAsync } = useMutation(
    useApi().booking.bookAppointment.mutationOptions({
      meta: { failure: 'Σφάλμα κατά την κράτηση του ραντεβού', inForm: true },
      onSettled: refresh,
    }),
  );

  function chooseDay(day: LocalDate) {
    setValue('appointmentDate', day, { shouldValidate: isSubmitted });
    setValue('appointmentTime', '');
    form.clearErrors('appointmentTime');
  }
  async function book(request: AppointmentRequest) {
    try {
      const { appointment, message } = await (order?.book ?? mutateAsync)(request);
      keepDraft(draft, null);
      toast({ title: 'Επιτυχής κράτηση', description: message });
      onBooked(appointment);
    } catch (error) {
      showRefusal(form, error);
      void refresh();
      if (!(error instanceof ORPCError) || error.code !== 'SLOT_TAKEN') return;
      setValue('appointmentTime', '');
      form.setError('appointmentTime', { message: error.message });
    }
  }
  function showWhatIsMissing() {
    if (!lacksRequired(form.getValues())) return;
    toast({
      title: 'Συμπληρώστε όλα τα υποχρεωτικά πεδία',
      description: 'Παρακαλώ συμπληρώστε ημερομηνία, ώρα, όνομα και email.',
      tone: 'critical',
    });
  }

  return (
    <Form
      form={form}
      onSubmit={book}
      onInvalid={showWhatIsMissing}
      className="grid md:grid-cols-[minmax(0,318fr)_minmax(0,271fr)_minmax(0,331fr)]"
    >
      <TimeChoice
        wanted={{ serviceId: service.id, hours: order?.hours, notBefore: order?.notBefore }}
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
        <BookingFields form={form} />
        {lastEarlyDay !== null && date <= lastEarlyDay && (
          <FormControl form={form} name="beginsEarly">
            <Checkbox>{beginEarlyText('η υπηρεσία')}</Checkbox>
          </FormControl>
        )}
      </section>
      <DialogFooter sticky className="md:col-span-3">
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
