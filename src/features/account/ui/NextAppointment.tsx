import { weekday, weekdayName } from '#shared/dates.ts';
import { offered } from '#shared/offered.ts';
import { Button } from '#ui/components/Button.tsx';
import { AppointmentStatusBadge } from '#features/booking/ui/AppointmentStatusBadge.tsx';
import { DateLeaf } from '#features/booking/ui/DateLeaf.tsx';
import { useAppointmentNews, useOwnAppointments } from '#features/booking/ui/use-own-appointments.ts';
import { RescheduleButton } from '#features/booking/ui/RescheduleButton.tsx';
import { tabHref } from '../dashboard-tabs.ts';

const panel = 'flex flex-col rounded-md border border-line bg-surface p-5';

function None() {
  return (
    <section className={panel}>
      <h2 className="text-lg">Επόμενο ραντεβού</h2>
      <p className="mt-1.5 mb-4 text-base text-text-2">Δεν έχετε προγραμματισμένα ραντεβού.</p>
      {offered().hasServices && (
        <Button href="/services" variant="outline" block className="mt-auto">
          Δείτε τις υπηρεσίες
        </Button>
      )}
    </section>
  );
}

export function NextAppointment() {
  const [next] = useOwnAppointments().upcoming;
  useAppointmentNews();
  if (!next) return <None />;
  const { appointmentDate, appointmentTime, endTime, serviceName, address, status } = next;
  return (
    <section className={panel}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-lg">Επόμενο ραντεβού</h2>
        <AppointmentStatusBadge status={status} />
      </div>
      <div className="mt-3.5 mb-4 flex gap-4">
        <DateLeaf date={appointmentDate} />
        <p className="min-w-0 text-base text-text-2">
          <strong className="block text-md leading-snug text-text">{serviceName}</strong>
          <span className="block">
            <time dateTime={`${appointmentDate}T${appointmentTime}`}>
              {weekdayName(weekday(appointmentDate))}, {appointmentTime}–{endTime}
            </time>
          </span>
          {address}
        </p>
      </div>
      {next.isChangeable ? (
        <RescheduleButton appointment={next} block className="mt-auto">
          Αλλαγή ώρας
        </RescheduleButton>
      ) : (
        <Button href={tabHref('appointments')} variant="outline" block className="mt-auto">
          Δείτε το ραντεβού
        </Button>
      )}
    </section>
  );
}
