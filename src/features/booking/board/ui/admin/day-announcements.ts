import type { Announcements } from '@dnd-kit/core';
import type { Appointment } from '../../../contract.ts';
import { cellId, readCell, readLane, type Drop } from '../../day-board.ts';
import { hourOf, timeOf } from '../../../opening.ts';

interface Board {
  visits: readonly Appointment[];
  technicians: readonly { id: number; name: string }[];
  whyNot: (drop: Drop) => string | null;
}

/** How to drag a visit by keyboard; read out with each one. */
export const dayInstructions =
  'Πατήστε το πλήκτρο διαστήματος για να επιλέξετε την επίσκεψη, πάνω και κάτω για άλλη ώρα, δεξιά και αριστερά για άλλον τεχνικό, και ξανά το πλήκτρο διαστήματος για να την αφήσετε. Με Escape μένει στη θέση της.';

const nameOf = ({ serviceName, customerName }: Appointment) => `${serviceName}, ${customerName}`;

/** Screen reader announcements while a visit is dragged; a server's refusal follows as an alert. */
export function dayAnnouncements({ visits, technicians, whyNot }: Board): Announcements {
  const visitOf = (id: string | number) => visits.find((one) => one.id === readLane(id).appointmentId);
  function placeOf(id: string | number) {
    const { technicianId, hour } = readCell(id);
    const { name = '' } = technicians.find((one) => one.id === technicianId) ?? {};
    return `${timeOf(hour)}, ${name}`;
  }
  function refusal(active: string | number, over: string | number) {
    const visit = visitOf(active);
    const { technicianId: to, hour } = readCell(over);
    return visit ? whyNot({ visit, from: readLane(active).technicianId, to, hour }) : null;
  }
  return {
    // The place below it is announced at once.
    onDragStart: () => undefined,
    onDragOver({ active, over }) {
      const visit = visitOf(active.id);
      if (visit && over?.id === cellId(readLane(active.id).technicianId, hourOf(visit.appointmentTime))) {
        return `Η επίσκεψη ${nameOf(visit)} είναι στην αρχική της θέση: ${placeOf(over.id)}.`;
      }
      return over ? `${placeOf(over.id)}. ${refusal(active.id, over.id) ?? ''}`.trim() : undefined;
    },
    onDragEnd({ active, over }) {
      const visit = visitOf(active.id);
      if (!visit) return undefined;
      const sentence = over ? refusal(active.id, over.id) : null;
      if (!over || sentence) {
        return `Η επίσκεψη ${nameOf(visit)} έμεινε στη θέση της. ${sentence ?? ''}`.trim();
      }
      return `Η επίσκεψη ${nameOf(visit)} είναι τώρα: ${placeOf(over.id)}.`;
    },
    onDragCancel({ active }) {
      const visit = visitOf(active.id);
      return visit && `Η μετακίνηση ακυρώθηκε. Η επίσκεψη ${nameOf(visit)} έμεινε στη θέση της.`;
    },
  };
}
