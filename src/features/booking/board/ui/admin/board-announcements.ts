import type { Announcements } from '@dnd-kit/core';
import { formatDay } from '#shared/dates.ts';
import type { Appointment, OpeningDay } from '../../../contract.ts';
import { whyNotMoveTo } from '../../move.ts';
import { bookingRefusals } from '../../../refusals.ts';
import { toDay } from '../../week.ts';

interface Board {
  appointments: readonly Appointment[];
  openings: readonly OpeningDay[] | undefined;
  now: Date;
}

/** How to drag an appointment by keyboard; read out with each card. */
export const dragInstructions =
  'Πατήστε το πλήκτρο διαστήματος για να επιλέξετε το ραντεβού, τα βέλη για να το μετακινήσετε, με Shift κατά μία ημέρα, και ξανά το πλήκτρο διαστήματος για να το αφήσετε. Με Escape μένει στη θέση του.';

const nameOf = ({ serviceName, customerName }: Appointment) => `${serviceName}, ${customerName}`;

/** Screen reader announcements while an appointment is dragged; a server's refusal follows as an alert. */
export function boardAnnouncements({ appointments, openings, now }: Board): Announcements {
  const carried = (id: string | number) => appointments.find((one) => one.id === id);
  const refusal = (appointment: Appointment, date: string | number) => {
    const day = openings?.find((one) => one.date === date);
    const code = day && whyNotMoveTo(appointment, day, now);
    return code ? bookingRefusals[code].message : undefined;
  };
  return {
    onDragStart({ active }) {
      const one = carried(active.id);
      return (
        one &&
        `Επιλέξατε το ραντεβού ${nameOf(one)}, ${formatDay(one.appointmentDate)}, ${one.appointmentTime}.`
      );
    },
    onDragOver({ active, over }) {
      const one = carried(active.id);
      if (!one || !over) return undefined;
      const date = String(over.id);
      if (date === one.appointmentDate) {
        return `Το ραντεβού ${nameOf(one)} είναι στην αρχική του θέση, ${formatDay(date)}, ${one.appointmentTime}.`;
      }
      return `${formatDay(date)}. ${refusal(one, date) ?? ''}`.trim();
    },
    onDragEnd({ active, over }) {
      const one = carried(active.id);
      if (!one) return undefined;
      const date = over ? String(over.id) : one.appointmentDate;
      const sentence = refusal(one, date);
      if (date === one.appointmentDate || sentence !== undefined) {
        return `Το ραντεβού ${nameOf(one)} έμεινε στη θέση του. ${sentence ?? ''}`.trim();
      }
      return `Το ραντεβού ${nameOf(one)} μετακινήθηκε ${toDay(date)}, ${one.appointmentTime}.`;
    },
    onDragCancel({ active }) {
      const one = carried(active.id);
      return one && `Η μετακίνηση ακυρώθηκε. Το ραντεβού ${nameOf(one)} έμεινε στη θέση του.`;
    },
  };
}
