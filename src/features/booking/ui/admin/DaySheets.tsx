import { formatLongDate, type LocalDate } from '../../../../shared/dates.ts';
import { plural } from '../../../../shared/greek.ts';
import { formatPhone } from '../../../../shared/phone.ts';
import { PrintedHead } from '../../../../ui/pieces/PrintedHead.tsx';
import { PrintedSheet, PrintedSheets } from '../../../../ui/pieces/PrintedSheets.tsx';
import type { Appointment } from '../../contract.ts';
import { isPendingStatus } from '../../move.ts';

interface Props {
  date: LocalDate;
  technicians: readonly { id: number; name: string }[];
  visits: readonly Appointment[];
  onDone: () => void;
}

/** Prints a sheet of the day for each technician who has visits. */
export function DaySheets({ date, technicians, visits, onDone }: Props) {
  return (
    <PrintedSheets onDone={onDone}>
      {technicians.flatMap(({ id, name }) => {
        const own = visits.filter(({ technicianIds }) => technicianIds?.includes(id));
        if (own.length === 0) return [];
        return (
          <PrintedSheet key={id}>
            <PrintedHead />
            <div className="mb-5 flex items-baseline justify-between gap-6">
              <h1 className="text-xl">{name}</h1>
              <p className="text-right">
                {formatLongDate(date)}
                <span className="block text-sm">{plural(own.length, 'επίσκεψη', 'επισκέψεις')}</span>
              </p>
            </div>
            {own.map((visit) => (
              <Visit key={visit.id} visit={visit} name={name} />
            ))}
          </PrintedSheet>
        );
      })}
    </PrintedSheets>
  );
}

function Visit({ visit, name }: { visit: Appointment; name: string }) {
  const { appointmentTime, endTime, serviceName, customerName, customerPhone, address, notes, status } =
    visit;
  const others = (visit.technicians ?? []).filter((one) => one !== name);
  return (
    <div className="grid break-inside-avoid grid-cols-[90px_minmax(0,1fr)] gap-x-5 border-t border-line py-4">
      <p className="num text-lg font-semibold">
        {appointmentTime}
        <span className="block text-sm font-normal">έως {endTime}</span>
      </p>
      <div className="grid gap-1">
        <p className="font-semibold">
          {serviceName}
          {isPendingStatus(status) && <span className="font-normal"> (περιμένει έγκριση)</span>}
        </p>
        <p>
          {customerName}
          {customerPhone && (
            <>
              {' '}
              · <span className="num">{formatPhone(customerPhone)}</span>
            </>
          )}
        </p>
        <p>{address ?? 'Χωρίς διεύθυνση: ρωτήστε τον πελάτη'}</p>
        {others.length > 0 && <p>Μαζί: {others.join(', ')}</p>}
        {notes && <p className="whitespace-pre-line">Σημειώσεις: {notes}</p>}
        <p className="mt-2 flex items-end gap-2 text-sm">
          Υλικά: <span className="flex-1 border-b border-line-strong" />
        </p>
      </div>
    </div>
  );
}
