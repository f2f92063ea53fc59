import { ORPCError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { LocalDate } from '#shared/dates.ts';
import { formatPhone } from '#shared/phone.ts';
import { dropUndefined } from '#shared/partial-input.ts';
import { showRefusal, useZodForm } from '#ui/form/form.ts';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import type { Customer } from '#features/customers/contract.ts';
import { bookingDefaults } from '../../booking-defaults.ts';
import { agreedJob, type AgreedJob } from '../../contract.ts';
import { overrulable } from '../../enums.ts';
import type { AgreedOrder } from '../../order-visits/order-to-visit.ts';
import type { Service } from '#features/services/contract.ts';
import { wholeHours } from '../../slots.ts';
import type { WantedVisit } from '../use-free-days.ts';
import type { DueVisit } from '../../maintenance/contract.ts';
import { refusedBy, type Refused } from './OverruleDialog.tsx';
import { useRefreshAppointments } from './use-appointments.ts';

/** A visit that repeats an earlier one, and the first day on which it fits. */
export type Repetition = { visit: DueVisit; date: LocalDate | undefined };

/** A visit that was agreed on elsewhere: of which service, and whose. */
export type AgreedVisit = {
  serviceId?: number | undefined;
  customerId: string;
  known: Partial<Pick<AgreedJob, 'customerName' | 'customerEmail' | 'customerPhone' | 'address'>>;
};

interface Options {
  /** The service that is chosen at first, without a repetition. */
  services: readonly Service[];
  firstService: number;
  repetition: Repetition | undefined;
  order: AgreedOrder | undefined;
  agreed: AgreedVisit | undefined;
  onCreated: (date: LocalDate) => void;
}

/** The form of a new appointment: what is chosen in it, and its creation. */
export function useNewAppointment({ services, firstService, repetition, order, agreed, onCreated }: Options) {
  const visit = repetition?.visit;
  const form = useZodForm(agreedJob, {
    days: 1,
    serviceId: visit?.serviceId ?? firstService,
    ...(order && dropUndefined(order.known)),
    ...(agreed && dropUndefined(agreed.known)),
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
  const [serviceId, chosenTechnician, date, time, days] = useWatch({
    control,
    name: ['serviceId', 'technicianId', 'appointmentDate', 'appointmentTime', 'days'],
  });
  const service = services.find(({ id }) => id === Number(serviceId));
  const technicianId = chosenTechnician === undefined ? undefined : Number(chosenTechnician);
  const wanted: WantedVisit = {
    serviceId: Number(serviceId),
    ...(technicianId !== undefined && { technicianId }),
    hours:
      order?.hours ??
      (service && Number(days) > 1
        ? Math.ceil(wholeHours(service.durationMinutes) / Number(days))
        : undefined),
    notBefore: order?.notBefore,
    outside: true,
  };
  const [asked, setAsked] = useState<{ request: AgreedJob; refused: Refused }>();
  const { errors, isSubmitted } = useFormState({ control });
  const [customerId, setCustomerId] = useState(visit?.customerId ?? agreed?.customerId);
  const refresh = useRefreshAppointments();
  const { mutateAsync } = useMutation(
    useApi().booking.createAppointment.mutationOptions({
      meta: { title: 'Το ραντεβού δεν καταχωρίστηκε', inForm: true, asksAbout: overrulable },
      onSettled: refresh,
    }),
  );

  function chooseDay(day: LocalDate) {
    setValue('appointmentDate', day, { shouldValidate: isSubmitted, shouldDirty: true });
    setValue('appointmentTime', '');
    form.clearErrors('appointmentTime');
  }
  /** A chosen service or technician has hours of its own. */
  function chooseService(id: number) {
    setValue('serviceId', id, { shouldDirty: true });
    setValue('appointmentTime', '');
  }
  function chooseTechnician(id: number | undefined) {
    setValue('technicianId', id, { shouldDirty: true });
    setValue('appointmentTime', '');
  }
  /** The hours of a day are others then. */
  function chooseDays(count: number) {
    setValue('days', count, { shouldDirty: true });
    setValue('appointmentTime', '');
  }
  function fillIn(customer: Customer) {
    setCustomerId(customer.id);
    const { customerName, customerEmail, customerPhone, address } = bookingDefaults(customer);
    setValue('customerName', customerName, { shouldValidate: isSubmitted, shouldDirty: true });
    setValue('customerEmail', customerEmail, { shouldValidate: isSubmitted });
    setValue('customerPhone', customerPhone ?? '');
    setValue('address', address ?? '');
  }
  async function create(request: AgreedJob) {
    try {
      const { message, mustCall } = await (order?.book ?? mutateAsync)({
        ...request,
        ...(customerId !== undefined && { customerId }),
      });
      if (order) void refresh();
      toast({ title: 'Επιτυχής κράτηση', description: message, ...(mustCall && { tone: 'high' }) });
      onCreated(request.appointmentDate);
    } catch (error) {
      showRefusal(form, error);
      const refused = refusedBy(error);
      if (refused) setAsked({ request, refused });
      if (!(error instanceof ORPCError)) return;
      if (error.code !== 'TECHNICIAN_TAKEN') return;
      setValue('appointmentTime', '');
      form.setError('appointmentTime', { message: error.message });
    }
  }

  return {
    form,
    serviceId,
    technicianId,
    days: Number(days),
    chooseDays,
    chooseService,
    chooseTechnician,
    time: {
      wanted,
      date,
      time,
      onDate: chooseDay,
      onTime: (hour: string) => setValue('appointmentTime', hour, { shouldValidate: true }),
      dateError: errors.appointmentDate?.message,
      timeError: errors.appointmentTime?.message,
    },
    fillIn,
    create,
    /** What the office is asked to overrule before the appointment is booked. */
    question: asked && {
      refused: asked.refused,
      onClose: () => setAsked(undefined),
      onConfirm(overruleReason: string) {
        const { request, refused } = asked;
        setAsked(undefined);
        // A submission of its form, so that closing it afterwards does not ask about unsaved input.
        void form.handleSubmit(() =>
          create({ ...request, overrule: [...request.overrule, refused.code], overruleReason }),
        )();
      },
    },
  };
}
