import { implement } from '@orpc/server';
import { call } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { refuse } from '#shared/errors.ts';
import { athensDate, formatDay, type LocalDate } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { whyNot } from '#shared/viewer.ts';
import { filled } from '#shared/wire.ts';
import { findCustomer } from '#features/customers/server/store.ts';
import { bookingContract, type AppointmentsFilter, type AppointmentsPage } from '../contract.ts';
import { isPendingStatus, pendingStatuses } from '../board/move.ts';
import { unreported } from '../enums.ts';
import { presentAppointment } from '../present.ts';
import { bookingRefusals } from '../refusals.ts';
import { unreportedSince } from '../rules.ts';
import { withCall } from '../texts.ts';
import { bookAppointment, cancelAppointment, deleteAppointment, rescheduleAppointment } from './actions.ts';
import { changeStatus, moveAppointment } from './office-changes.ts';
import {
  findNextFreeDay,
  readAppointmentDays,
  readFreeDays,
  readOpeningDays,
  readSlots,
} from './availability.ts';
import { createVisits } from './several-days.ts';
import { assignAppointment, handOver } from './assign.ts';
import { undoChange } from './change-appointment.ts';
import { planAppointment, readMaintenance, skipMaintenance } from '../maintenance/server/actions.ts';
import { findAppointment, listAppointments, type AppointmentFilter } from './store.ts';
import { readVisits } from './visits.ts';

const booking = implement(bookingContract).$context<ApiContext>().use(guard);

const administers = ({ viewer }: ApiContext) => whyNot(viewer, 'admin') === null;

/** Whose appointments the viewer reads: administrators read all, unless only their own are requested. */
function readerOf(context: ApiContext, mine = false): { customerId?: string } {
  return administers(context) && !mine ? {} : { customerId: context.viewer.customer?.id ?? '' };
}

/** Whose hours are shown, and whether those outside the opening hours, is for administrators to choose. */
const wantedBy = <Input extends object>(context: ApiContext, input: Input) =>
  administers(context) ? input : { ...input, technicianId: undefined, outside: undefined };

function byStatus(status: AppointmentsFilter['status'], today: LocalDate): AppointmentFilter {
  if (status === 'all') return {};
  if (status === unreported) return { unreportedSince: unreportedSince(today) };
  return { statuses: isPendingStatus(status) ? pendingStatuses : [status] };
}

async function readPage(context: ApiContext, input: AppointmentsFilter): Promise<AppointmentsPage> {
  const { mine, status, serviceId, technicianId, from, to, search, customerId, ...page } = input;
  const { database, now } = context.services;
  const { appointments, total } = await listAppointments(
    database.db,
    // `readerOf` comes last, so that customers read only their own.
    {
      ...(customerId !== undefined && { customerId }),
      ...readerOf(context, mine),
      ...byStatus(status, athensDate(now())),
      ...(serviceId !== undefined && { serviceId }),
      ...(technicianId !== undefined && administers(context) && { technicianId }),
      ...filled({ from, to, search }),
    },
    { ...page, today: athensDate(now()) },
  );
  const customer =
    administers(context) && customerId !== undefined
      ? await findCustomer(database.db, customerId)
      : undefined;
  return {
    appointments: appointments.map((one) => presentAppointment(one, administers(context), now())),
    total,
    ...(customer && { customerName: `${customer.firstName} ${customer.lastName}` }),
  };
}

export const bookingApi = booking.router({
  listSlots: booking.listSlots.handler(({ context, input }) => readSlots(context, wantedBy(context, input))),
  listFreeDays: booking.listFreeDays.handler(({ context, input }) =>
    readFreeDays(context, wantedBy(context, input)),
  ),
  findNextFreeDay: booking.findNextFreeDay.handler(async ({ context, input }) => {
    const date = await findNextFreeDay(context, wantedBy(context, input));
    return date === undefined ? {} : { date };
  }),
  bookAppointment: booking.bookAppointment.handler(async ({ context, input }) => ({
    ...(await bookAppointment(context, input)),
    message: 'Το ραντεβού σας καταχωρίστηκε και αναμένει την έγκρισή μας.',
  })),
  listAppointments: booking.listAppointments.handler(async ({ context, input }) => {
    const { appointments, total } = await readPage(context, input);
    context.answer.set('X-Total-Count', String(total));
    return appointments;
  }),
  pageAppointments: booking.pageAppointments.handler(call(readPage)),
  listAppointmentDays: booking.listAppointmentDays.handler(call(readAppointmentDays)),
  getAppointment: booking.getAppointment.handler(async ({ context, input: { id } }) => {
    const { database, now } = context.services;
    const found = await findAppointment(database.db, id, readerOf(context).customerId);
    return presentAppointment(
      found ?? refuse(bookingRefusals, 'APPOINTMENT_NOT_FOUND'),
      administers(context),
      now(),
    );
  }),
  cancelAppointment: booking.cancelAppointment.handler(async ({ context, input }) => ({
    ...(await cancelAppointment(context, input)),
    message: 'Το ραντεβού σας ακυρώθηκε.',
  })),
  rescheduleAppointment: booking.rescheduleAppointment.handler(async ({ context, input }) => ({
    ...(await rescheduleAppointment(context, input)),
    message: 'Κρατήσαμε τη νέα ώρα· αναμένει την έγκρισή μας.',
  })),
  createAppointment: booking.createAppointment.handler(async ({ context, input }) => {
    const { dates, ...created } = await createVisits(context, input);
    const days = dates.map((date) => formatDay(date)).join(', ');
    return withCall(
      created,
      dates.length === 1 ? 'Το ραντεβού καταχωρίστηκε.' : `Καταχωρίστηκαν ${dates.length} ημέρες: ${days}.`,
    );
  }),
  updateAppointment: booking.updateAppointment.handler(async ({ context, input }) =>
    withCall(await changeStatus(context, input), 'Το ραντεβού ενημερώθηκε.'),
  ),
  changeAppointmentStatus: booking.changeAppointmentStatus.handler(async ({ context, input }) =>
    withCall(await changeStatus(context, input), 'Το ραντεβού ενημερώθηκε.'),
  ),
  assignAppointment: booking.assignAppointment.handler(async ({ context, input }) =>
    withCall(await assignAppointment(context, input), 'Το ραντεβού ανατέθηκε.'),
  ),
  listVisits: booking.listVisits.handler(call(readVisits)),
  handOver: booking.handOver.handler(async ({ context, input: { visits, technicianId } }) => {
    const results = await handOver(context, technicianId, visits);
    const failed = results.filter(({ error }) => error !== undefined).length;
    const toCall = results.flatMap(({ toCall: name }) => name ?? []);
    return {
      results,
      message: [
        failed === 0
          ? `${plural(results.length, 'ραντεβού ανατέθηκε', 'ραντεβού ανατέθηκαν')}.`
          : `${plural(results.length - failed, 'ανατέθηκε', 'ανατέθηκαν')}, ${failed} όχι.`,
        ...(toCall.length > 0 ? [`Χωρίς email, τηλεφωνήστε: ${toCall.join(', ')}.`] : []),
      ].join(' '),
    };
  }),
  moveAppointment: booking.moveAppointment.handler(async ({ context, input }) =>
    withCall(await moveAppointment(context, input), 'Το ραντεβού μετακινήθηκε.'),
  ),
  planAppointment: booking.planAppointment.handler(async ({ context, input }) => ({
    appointment: await planAppointment(context, input),
    message: 'Το ραντεβού ενημερώθηκε.',
  })),
  listMaintenance: booking.listMaintenance.handler(({ context }) => readMaintenance(context)),
  skipMaintenance: booking.skipMaintenance.handler(async ({ context, input }) => {
    const dueDate = await skipMaintenance(context, input);
    const message = input.takeBack ? 'Η αναβολή αναιρέθηκε.' : 'Η συντήρηση αναβλήθηκε.';
    return { dueDate, message };
  }),
  undoAppointmentChange: booking.undoAppointmentChange.handler(async ({ context, input }) => ({
    appointment: await undoChange(context, input),
    message: 'Η αλλαγή αναιρέθηκε.',
  })),
  removeAppointment: booking.removeAppointment.handler(async ({ context, input: { id } }) => {
    const { message } = withCall(await deleteAppointment(context, id), 'Το ραντεβού διαγράφηκε.');
    return { message };
  }),
  listOpeningDays: booking.listOpeningDays.handler(call(readOpeningDays)),
});
