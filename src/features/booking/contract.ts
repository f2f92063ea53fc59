import * as z from 'zod/mini';
import { atMostDays, day, dayOfInstant, time } from '#shared/day-fields.ts';
import { done, endpoint } from '#shared/endpoint.ts';
import {
  email,
  nameText,
  optionalAddress,
  optionalEmail,
  optionalLines,
  optionalPhone,
} from '#shared/fields.ts';
import { flag, wholeNumber } from '#shared/query-fields.ts';
import { repeatMonths } from '#features/services/repeat-contract.ts';
import { overrulable, unreported } from './enums.ts';
import { maintenanceContract, materialsField } from './maintenance/contract.ts';
import { monthContract } from './board/month-contract.ts';
import { visitOfOrder } from './order-visits/contract.ts';
import { rosterContract } from './roster-contract.ts';

/** `pending_approval` is handled like `pending`, which is the status of every new booking. */
export const appointmentStatus = z.enum([
  'pending',
  'pending_approval',
  'confirmed',
  'completed',
  'cancelled',
  'rejected',
]);

export type AppointmentStatus = z.infer<typeof appointmentStatus>;

const serviceId = wholeNumber(1, 2_147_483_647);
/** For administrators: only the hours at which this technician is free. */
const technicianId = z.optional(serviceId);
/** The length of a visit in whole hours, if it is not its service's. */
const hours = z.optional(wholeNumber(1, 24));
/** What the administrator was asked about and overrules. */
const overrule = z._default(z.array(z.enum(overrulable)).check(z.maxLength(overrulable.length)), []);
/** The reason, which only the office reads; required when `overrule` is not empty. */
const overruleReason = optionalLines(500);
/** The later days of the same job go along: moved onto the next open days after it, or called off with it. */
const restOfJob = z._default(z.boolean(), false);
const note = optionalLines(500);
/** The express wish that a visit within the 14 days of withdrawal may take place; a consumer's only. */
const beginsEarly = z._default(z.boolean(), false);
const appointmentId = z.string().check(z.maxLength(40));

/** The first and last day, both included. */
const dayRange = { from: day, to: day };
const withinReach = atMostDays(62);

export const appointmentRequest = z.object({
  serviceId,
  appointmentDate: day,
  appointmentTime: time,
  customerName: nameText(100, 'Συμπληρώστε το ονοματεπώνυμό σας'),
  customerEmail: email,
  customerPhone: optionalPhone,
  address: optionalAddress(200),
  notes: optionalLines(1000),
  beginsEarly,
});

export type AppointmentRequest = z.infer<typeof appointmentRequest>;

/** The status that the page showed. */
const seen = z.optional(appointmentStatus);

/** An appointment that an administrator agreed by telephone: a customer without an e-mail address gets no e-mail. */
export const agreedAppointment = z.extend(appointmentRequest, {
  customerEmail: optionalEmail,
  customerId: z.optional(z.string().check(z.maxLength(40))),
  /** Who goes; without one, anyone who is free. */
  technicianId: z.optional(serviceId),
  overrule,
  overruleReason,
  /** The visit that this one repeats. */
  followsId: z.optional(appointmentId),
});

export type AgreedAppointment = z.infer<typeof agreedAppointment>;

/** As `agreedAppointment`, of a job that may take several days: its hours are shared out evenly, at the same time each day. */
export const agreedJob = z.extend(agreedAppointment, { days: z._default(wholeNumber(1, 10), 1) });

export type AgreedJob = z.infer<typeof agreedJob>;

const historyEntry = z.object({
  /** Absent in the first entry. */
  from: z.optional(appointmentStatus),
  status: appointmentStatus,
  /** The previous day and time, if the entry moved the appointment. */
  fromDate: z.optional(z.string()),
  fromTime: z.optional(z.string()),
  date: z.string(),
  time: z.string(),
  actor: z.enum(['customer', 'admin', 'system']),
  /** The administrator's name. For administrators only. */
  actorName: z.optional(z.string()),
  at: z.string(),
  note: z.optional(z.string()),
  /** Why the office decided so; for administrators only. */
  teamNote: z.optional(z.string()),
});

/** An appointment as its owner or an administrator reads it; dates and times are Athens local time. */
export const appointment = z.object({
  id: z.string(),
  /** Absent if the service was deleted. */
  serviceId: z.optional(z.int()),
  serviceName: z.string(),
  /** The account that booked it. For administrators only; absent without an account. */
  customerId: z.optional(z.string()),
  customerName: z.string(),
  /** Empty if an administrator made the appointment without one. */
  customerEmail: z.string(),
  customerPhone: z.optional(z.string()),
  address: z.optional(z.string()),
  notes: z.optional(z.string()),
  appointmentDate: z.string(),
  appointmentTime: z.string(),
  endTime: z.string(),
  status: appointmentStatus,
  createdAt: z.string(),
  /** When a consumer asked that it begin within the 14 days of the right of withdrawal. */
  beginConsentAt: z.optional(z.string()),
  /** The last day to which its consumer moves it only with `beginsEarly`; for its owner, absent where nobody is asked. */
  earlyUntil: z.optional(z.string()),
  ...visitOfOrder,
  /** The order that says what was done and used; `total` with VAT, for administrators only. */
  bill: z.optional(
    z.object({
      orderId: z.string(),
      orderNumber: z.string(),
      /** Neither where it was credited whole or paid back. */
      isPaid: z.boolean(),
      isOwed: z.boolean(),
      total: z.optional(z.number()),
    }),
  ),
  /** Whether its owner may still cancel or reschedule it. */
  isChangeable: z.boolean(),
  /** The assigned technicians; for administrators only. */
  technicians: z.optional(z.array(z.string())),
  /** Their ids, in the same order. */
  technicianIds: z.optional(z.array(z.int())),
  /** After how many months it is due again; for administrators only. */
  repeatMonths: z.optional(repeatMonths),
  /** How many later days of the same job stand; for administrators only. */
  restOfJob: z.optional(z.int()),
  /** What the technician takes along; for administrators only. */
  materials: z.optional(z.string()),
  history: z.array(historyEntry),
});

export type Appointment = z.infer<typeof appointment>;

const slot = z.object({
  time: z.string(),
  available: z.boolean(),
  /** Outside the opening hours; for administrators who ask for them. */
  isOutside: z.optional(z.boolean()),
});

export type Slot = z.infer<typeof slot>;

const clock = z.string().check(z.maxLength(5));

/** Whether a day is open, and in which spans: `closes` may be '24:00'. */
export const openingDay = z.object({
  date: z.string().check(z.maxLength(10)),
  isOpen: z.boolean(),
  spans: z.array(z.object({ opens: clock, closes: clock })).check(z.maxLength(4)),
  /** Why the day is closed or has unusual hours: «Κυριακή», the holiday's name, the administrator's text. */
  reason: z.optional(z.string().check(z.maxLength(100))),
  isOverride: z.boolean(),
});

export type OpeningDay = z.infer<typeof openingDay>;

export const changedAppointment = z.object({
  message: z.string(),
  appointment,
  /** For administrators: the customer would be told of it, but has no e-mail address. */
  mustCall: z.optional(z.boolean()),
});
/**
 * `undo` is the id with which an administrator's change can be undone; its notifications are sent when that is no longer
 * possible.
 */
const undoableChange = z.extend(changedAppointment, {
  undo: z.optional(z.string()),
  /** Of a job of several days: what takes each of them back, in this order. */
  undoAll: z.optional(z.array(z.object({ id: z.string(), undo: z.string() }))),
});

const listInput = z.object({
  /** Only the caller's own appointments, even if the caller also has an administrators' session. */
  mine: z.optional(flag),
  /** `unreported`: done within some weeks, without a report. */
  status: z._default(z.union([z.literal(['all', unreported]), appointmentStatus]), 'all'),
  serviceId: z.optional(serviceId),
  /** For administrators: only the visits of this technician. */
  technicianId: z.optional(wholeNumber(1, 2_147_483_647)),
  from: z.optional(day),
  to: z.optional(day),
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  /** For administrators: only this customer's appointments. */
  customerId: z.optional(z.string().check(z.maxLength(40))),
  /** `asc`: the earliest first; `near`: upcoming ones first, the next one first, then past ones. */
  order: z._default(z.enum(['asc', 'desc', 'near']), 'asc'),
  page: z._default(wholeNumber(1, 100_000), 1),
  pageSize: z._default(wholeNumber(1, 500), 200),
});

export type AppointmentsFilter = z.infer<typeof listInput>;

const appointmentsPage = z.object({
  appointments: z.array(appointment),
  total: z.int(),
  /** The name of the customer in the filter; absent if there is none. */
  customerName: z.optional(z.string()),
});

export type AppointmentsPage = z.infer<typeof appointmentsPage>;

export const bookingContract = {
  ...monthContract,
  ...rosterContract,
  ...maintenanceContract,
  listSlots: endpoint.appointments
    .get('/appointments/available-slots', 'The start hours of a day for a service and whether each is free')
    .input(z.object({ date: day, serviceId, technicianId, hours, outside: z.optional(flag) }))
    .output(z.array(slot)),
  listFreeDays: endpoint.appointments
    .get(
      '/appointments/free-days',
      'The days of a range (at most 62) with the number of free start hours for a service',
    )
    .input(z.object({ serviceId, technicianId, hours, ...dayRange }).check(withinReach))
    .output(z.array(z.object({ date: z.string(), free: z.int(), closedReason: z.optional(z.string()) }))),
  findNextFreeDay: endpoint.appointments
    .get(
      '/appointments/next-free-day',
      'The first day after one on which a service has a free hour, within 180 days',
    )
    .input(z.object({ serviceId, technicianId, hours, after: day }))
    .output(z.object({ date: z.optional(z.string()) })),
  bookAppointment: endpoint.verified
    .post('/appointments', 'Book a free hour; it waits for approval and is held meanwhile')
    .input(appointmentRequest)
    .output(changedAppointment),
  listAppointments: endpoint.appointments
    .get('/appointments', "The own appointments, or everybody's for an administrator, by date and time")
    .input(listInput)
    .output(z.array(appointment)),
  pageAppointments: endpoint.admin
    .get('/appointments/page', "One page of everybody's appointments, and how many there are in all")
    .input(listInput)
    .output(appointmentsPage),
  getAppointment: endpoint.appointments
    .get('/appointments/{id}', 'One appointment with its history')
    .input(z.object({ id: appointmentId }))
    .output(appointment),
  rescheduleAppointment: endpoint.verified
    .patch(
      '/appointments/{id}/reschedule',
      'Ask for another time for an own appointment, up to 24 hours before; it waits for approval anew',
    )
    .input(z.object({ id: appointmentId, appointmentDate: day, appointmentTime: time, beginsEarly }))
    .output(changedAppointment),
  cancelAppointment: endpoint.verified
    .patch('/appointments/{id}/cancel', 'Cancel an own appointment, up to 24 hours before')
    .input(z.object({ id: appointmentId, note }))
    .output(changedAppointment),
  createAppointment: endpoint.admin
    .post(
      '/admin/appointments',
      'Write in an appointment that was agreed otherwise, or one on each of several open days in a row; confirmed at once',
    )
    .input(agreedJob)
    .output(changedAppointment),
  updateAppointment: endpoint.admin
    .put('/appointments/{id}', 'Confirm or reject it')
    .input(z.object({ id: appointmentId, status: z.enum(['confirmed', 'rejected']), note, seen }))
    .output(undoableChange),
  changeAppointmentStatus: endpoint.admin
    .put(
      '/appointments/{id}/status',
      'Give an appointment any status; one that takes up hours is checked for a free place, completion ahead of time is refused unless `early`, and any when it is no longer as `seen`',
    )
    .input(
      z.object({
        id: appointmentId,
        status: appointmentStatus,
        note,
        seen,
        /** Completes it although its time has not come. */
        early: z.optional(z.boolean()),
        restOfJob,
      }),
    )
    .output(undoableChange),
  moveAppointment: endpoint.admin
    .put(
      '/appointments/{id}/date',
      'Move an appointment to another day; it keeps its time unless one is given. Only what is overruled expressly may be outside the opening hours, before the goods or over a full hour',
    )
    .input(
      z.object({
        id: appointmentId,
        appointmentDate: dayOfInstant,
        appointmentTime: z.optional(time),
        overrule,
        overruleReason,
        restOfJob,
      }),
    )
    .output(undoableChange),
  assignAppointment: endpoint.admin
    .put(
      '/appointments/{id}/technician',
      'Send another technician, at the same time unless another is given; the customer is told of a new time only',
    )
    .input(
      z.object({
        id: appointmentId,
        technicianId: wholeNumber(1, 2_147_483_647),
        /** Whose place it is; without one, of a visit to which nobody goes yet. */
        insteadOf: z.optional(wholeNumber(1, 2_147_483_647)),
        appointmentDate: z.optional(day),
        appointmentTime: z.optional(time),
        overrule,
        overruleReason,
      }),
    )
    .output(undoableChange),
  planAppointment: endpoint.admin
    .put(
      '/appointments/{id}/plan',
      'Say how often an appointment is repeated, and what the technician takes along',
    )
    .input(
      z.object({
        id: appointmentId,
        repeatMonths: z.optional(z.nullable(repeatMonths)),
        materials: materialsField,
        /** The materials as they were seen; refused when they have changed. */
        seen: z.optional(z.string().check(z.maxLength(1000))),
      }),
    )
    .output(changedAppointment),
  undoAppointmentChange: endpoint.admin
    .put('/appointments/{id}/undo', 'Take such a change back before the customer is told')
    .input(z.object({ id: appointmentId, undo: z.string().check(z.maxLength(40)) }))
    .output(changedAppointment),
  removeAppointment: endpoint.admin
    .delete(
      '/appointments/{id}',
      'Delete an appointment that is not completed; a customer whose future appointment it was is told',
    )
    .input(z.object({ id: appointmentId }))
    .output(done),
  listOpeningDays: endpoint.appointments
    .get('/opening-days', 'The days of a range (at most 62) with their hours and holidays')
    .input(z.object(dayRange).check(withinReach))
    .output(z.array(openingDay)),
};
