import { CalendarX2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { offered } from '#shared/offered.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { AppointmentCard } from './AppointmentCard.tsx';
import { useAppointmentNews, useOwnAppointments } from './use-own-appointments.ts';

/** `Report` shows what a technician did at a visit. */
export function OwnAppointments({ Report }: { Report: ComponentType<{ id: string }> }) {
  const { upcoming, past } = useOwnAppointments();
  useAppointmentNews();
  const { hasServices, takesBookings } = offered();
  return (
    <div className="grid gap-11">
      {upcoming.length === 0 ? (
        <EmptyState
          icon={<CalendarX2 />}
          title="Δεν έχετε προγραμματισμένα ραντεβού."
          action={hasServices && <Button href="/services">Δείτε τις υπηρεσίες</Button>}
          className="py-2!"
        >
          {takesBookings &&
            'Από τη σελίδα των υπηρεσιών κλείνετε ραντεβού για την ημέρα και την ώρα που σας βολεύει.'}
        </EmptyState>
      ) : (
        <section aria-labelledby="upcoming-appointments">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="upcoming-appointments" className="text-lg">
              Επερχόμενα
            </h2>
            {takesBookings && (
              <Button href="/services" variant="outline" size="sm">
                Νέο ραντεβού
              </Button>
            )}
          </div>
          <ul className="mt-3 border-t border-line">
            {upcoming.map((appointment) => (
              <AppointmentCard key={appointment.id} appointment={appointment} isUpcoming Report={Report} />
            ))}
          </ul>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past-appointments">
          <h2 id="past-appointments" className="text-lg">
            Προηγούμενα
          </h2>
          <ul className="mt-3 border-t border-line">
            {past.map((appointment) => (
              <AppointmentCard
                key={appointment.id}
                appointment={appointment}
                isUpcoming={false}
                Report={Report}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
