import { company } from '#shared/company.ts';
import type { LocalDate } from '#shared/dates.ts';
import { formatPhone } from '#shared/phone.ts';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';
import { appointmentStatusLabels } from './labels.ts';
import type { StoredAppointment } from './present.ts';
import { holds, stands } from './rules.ts';

const domain = () => company().email.split('@')[1];

function eventOf(appointment: StoredAppointment): Omit<CalendarEvent, 'summary' | 'description'> {
  const { id, sequence, status, updatedAt, date, startHour, hours, address } = appointment;
  return {
    uid: `${id}@${domain()}`,
    sequence,
    status:
      status === 'confirmed' || status === 'completed'
        ? 'CONFIRMED'
        : holds(status)
          ? 'TENTATIVE'
          : 'CANCELLED',
    changedAt: updatedAt,
    date,
    startHour,
    hours,
    organizer: { name: company().name, email: company().email },
    ...(address && { location: address }),
  };
}

/** The file that updates a customer's calendar: it adds, moves or removes the same event. */
export function invitation(appointment: StoredAppointment): { method: 'REQUEST' | 'CANCEL'; file: string } {
  const method = holds(appointment.status) ? 'REQUEST' : 'CANCEL';
  const { serviceTitle, status, customerName, customerEmail, orderNumber } = appointment;
  const event: CalendarEvent = {
    ...eventOf(appointment),
    summary: `${serviceTitle} · ${company().name}`,
    description: [
      status === 'confirmed' ? '' : `Κατάσταση: ${appointmentStatusLabels[status]}`,
      orderNumber ? `Παραγγελία: ${orderNumber}` : '',
      `Για αλλαγή ή ακύρωση καλέστε μας στο ${company().phone}.`,
    ]
      .filter(Boolean)
      .join('\n'),
    attendee: { name: customerName, email: customerEmail },
  };
  return { method, file: calendarFile(method, [event]) };
}

/**
 * The calendar that an administrator or a technician subscribes to, with what a visit needs: the customer, his telephone, the
 * place and the service. Others may come to know its address, so a visit that is over or cancelled names nobody.
 */
export function appointmentsCalendar(
  appointments: readonly (StoredAppointment & { technicians: string[] })[],
  today: LocalDate,
): string {
  const events = appointments.map((appointment): CalendarEvent => {
    const { serviceTitle, customerName, customerPhone, notes, status, technicians } = appointment;
    const state = `Κατάσταση: ${appointmentStatusLabels[status]}`;
    if (appointment.date < today || !stands(status)) {
      const { location: _, ...event } = eventOf(appointment);
      return { ...event, summary: serviceTitle, description: state };
    }
    return {
      ...eventOf(appointment),
      summary: `${serviceTitle} · ${customerName}`,
      description: [
        state,
        technicians.length > 0 ? `Τεχνικοί: ${technicians.join(', ')}` : '',
        appointment.orderNumber ? `Παραγγελία: ${appointment.orderNumber}` : '',
        customerPhone ? `Τηλέφωνο: ${formatPhone(customerPhone)}` : '',
        notes,
      ]
        .filter(Boolean)
        .join('\n'),
    };
  });
  return calendarFile('PUBLISH', events, `Ραντεβού ${company().name}`);
}
